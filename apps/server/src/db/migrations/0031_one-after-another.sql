-- Reading diaries one after another: what someone marked as unread, and where they stopped.
CREATE TABLE "kept_unread" (
	"reader_id" uuid NOT NULL,
	"diary_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "kept_unread_reader_id_diary_id_pk" PRIMARY KEY("reader_id","diary_id")
);
--> statement-breakpoint
CREATE TABLE "reading_positions" (
	"reader_id" uuid PRIMARY KEY NOT NULL,
	"diary_id" uuid NOT NULL,
	"day" date NOT NULL,
	"selection" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_unread" ADD CONSTRAINT "kept_unread_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_unread" ADD CONSTRAINT "kept_unread_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_positions" ADD CONSTRAINT "reading_positions_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_positions" ADD CONSTRAINT "reading_positions_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_unread_diary_id_index" ON "kept_unread" USING btree ("diary_id");--> statement-breakpoint
CREATE INDEX "kept_unread_day_index" ON "kept_unread" USING btree ("day");--> statement-breakpoint
CREATE INDEX "reading_positions_diary_id_index" ON "reading_positions" USING btree ("diary_id");--> statement-breakpoint
CREATE INDEX "reading_positions_day_index" ON "reading_positions" USING btree ("day");
