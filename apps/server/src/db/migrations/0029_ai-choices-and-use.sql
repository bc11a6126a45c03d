-- Who has turned what of AI off, and how much each person used of a day's budget. What was asked and answered is kept nowhere.
CREATE TABLE "ai_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	"translate_at_once" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_teams" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_uses" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"feature" text NOT NULL,
	"calls" integer NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "ai_uses_user_id_day_feature_pk" PRIMARY KEY("user_id","day","feature")
);
--> statement-breakpoint
ALTER TABLE "ai_choices" ADD CONSTRAINT "ai_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_teams" ADD CONSTRAINT "ai_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_uses" ADD CONSTRAINT "ai_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_uses_day_index" ON "ai_uses" USING btree ("day");