-- A team asks how the day is going, by one tap and without names.
CREATE TABLE "mood_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"on" boolean NOT NULL,
	"ask_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mood_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mood_plans" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"weekdays" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mood_choices" ADD CONSTRAINT "mood_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_days" ADD CONSTRAINT "mood_days_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_plans" ADD CONSTRAINT "mood_plans_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mood_days_team_id_day_index" ON "mood_days" USING btree ("team_id","day");