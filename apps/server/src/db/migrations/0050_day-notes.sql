-- Administrators write notes on days beside the numbers of their team.
CREATE TABLE "day_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "day_notes" ADD CONSTRAINT "day_notes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_notes" ADD CONSTRAINT "day_notes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_notes_team_id_day_index" ON "day_notes" USING btree ("team_id","day");--> statement-breakpoint
CREATE INDEX "day_notes_created_by_index" ON "day_notes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "day_notes_deleted_at_index" ON "day_notes" USING btree ("deleted_at") WHERE deleted_at is not null;