-- A meeting can follow another one, its minutes have a template, and those who took part have time before others read it.
CREATE TABLE "meeting_templates" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"templates" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD COLUMN "named_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD COLUMN "fine_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD COLUMN "strike_asked" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_tasks" ADD COLUMN "todo_id" uuid;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "shared_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "template" text DEFAULT 'general' NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "previous_id" uuid;--> statement-breakpoint
ALTER TABLE "meeting_templates" ADD CONSTRAINT "meeting_templates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_previous_id_meetings_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_previous_id_index" ON "meetings" USING btree ("previous_id") WHERE previous_id is not null;