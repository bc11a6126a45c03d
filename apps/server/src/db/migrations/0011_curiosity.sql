-- Questions get lists by team, accepted answers, people who are asked, and words that similar ones are found by.
CREATE TABLE "curiosity_asks" (
	"curiosity_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "curiosity_asks_curiosity_id_person_id_pk" PRIMARY KEY("curiosity_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "curiosity_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"askable" boolean NOT NULL,
	"ranked" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curiosity_teams" (
	"team_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"curiosity_id" uuid NOT NULL,
	CONSTRAINT "curiosity_teams_team_id_created_at_curiosity_id_pk" PRIMARY KEY("team_id","created_at","curiosity_id")
);
--> statement-breakpoint
CREATE TABLE "shared_mistakes" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"texts" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "curiosities_asker_id_day_index";--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "accepted_id" uuid;--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "solver_id" uuid;--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "helped" boolean;--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "curiosity_asks" ADD CONSTRAINT "curiosity_asks_curiosity_id_curiosities_id_fk" FOREIGN KEY ("curiosity_id") REFERENCES "public"."curiosities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_asks" ADD CONSTRAINT "curiosity_asks_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_asks" ADD CONSTRAINT "curiosity_asks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_choices" ADD CONSTRAINT "curiosity_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_teams" ADD CONSTRAINT "curiosity_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_teams" ADD CONSTRAINT "curiosity_teams_curiosity_id_curiosities_id_fk" FOREIGN KEY ("curiosity_id") REFERENCES "public"."curiosities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_mistakes" ADD CONSTRAINT "shared_mistakes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curiosity_asks_person_id_asked_at_index" ON "curiosity_asks" USING btree ("person_id","asked_at");--> statement-breakpoint
CREATE INDEX "curiosity_asks_team_id_index" ON "curiosity_asks" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "curiosity_teams_curiosity_id_index" ON "curiosity_teams" USING btree ("curiosity_id");--> statement-breakpoint
ALTER TABLE "curiosities" ADD CONSTRAINT "curiosities_solver_id_users_id_fk" FOREIGN KEY ("solver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curiosities_asker_id_created_at_id_index" ON "curiosities" USING btree ("asker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "curiosities_solver_id_solved_at_index" ON "curiosities" USING btree ("solver_id","solved_at") WHERE solver_id is not null;--> statement-breakpoint
CREATE INDEX "curiosities_deleted_at_index" ON "curiosities" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "curiosities_words_index" ON "curiosities" USING gin ("words");--> statement-breakpoint
CREATE INDEX "curiosities_undescribed" ON "curiosities" USING btree ("id") WHERE words = ''::tsvector;--> statement-breakpoint
-- By hand, from here to the end: questions that were asked before stand in the lists of their teams, too. Their words are
-- written in the background.
INSERT INTO "curiosity_teams" ("team_id", "created_at", "curiosity_id") SELECT teams.id, curiosities.created_at, curiosities.id FROM "curiosities" CROSS JOIN LATERAL unnest(curiosities.team_ids) AS read (team_id) JOIN "teams" ON teams.id = read.team_id;
