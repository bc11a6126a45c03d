-- What is recorded in a browser arrives in segments, and these in pieces that may come twice or in any order.
CREATE TABLE "meeting_audio_pieces" (
	"audio_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "meeting_audio_pieces_audio_id_number_pk" PRIMARY KEY("audio_id","number")
);
--> statement-breakpoint
ALTER TABLE "meeting_audios" ADD COLUMN "recording_id" uuid;--> statement-breakpoint
ALTER TABLE "meeting_audios" ADD COLUMN "segment" integer;--> statement-breakpoint
ALTER TABLE "meeting_audios" ADD COLUMN "milliseconds" integer;--> statement-breakpoint
ALTER TABLE "meeting_audio_pieces" ADD CONSTRAINT "meeting_audio_pieces_audio_id_meeting_audios_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."meeting_audios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_audios_recording_id_segment_index" ON "meeting_audios" USING btree ("recording_id","segment");