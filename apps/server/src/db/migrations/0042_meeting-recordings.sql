-- Recordings of meetings: whose, of which meeting, how large, and until when they stay.
CREATE TABLE "meeting_audios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"meeting_id" uuid,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone,
	"kept" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_audios" ADD CONSTRAINT "meeting_audios_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_audios" ADD CONSTRAINT "meeting_audios_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_audios_owner_id_index" ON "meeting_audios" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "meeting_audios_meeting_id_index" ON "meeting_audios" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_audios_added_at_index" ON "meeting_audios" USING btree ("added_at") WHERE meeting_id is null;--> statement-breakpoint
CREATE INDEX "meeting_audios_erase_at_index" ON "meeting_audios" USING btree ("erase_at") WHERE erase_at is not null and not kept;