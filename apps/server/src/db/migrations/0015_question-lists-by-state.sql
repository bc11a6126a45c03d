-- Lists of questions by state that cost the same however many questions a team has, and rankings from counts by day and person:
-- the lists hold the state, answers by name and what everyone asked, answered and solved are kept as they change.
CREATE TABLE "curiosity_answers" (
	"curiosity_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "curiosity_answers_curiosity_id_team_id_user_id_pk" PRIMARY KEY("curiosity_id","team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "curiosity_counts" (
	"team_id" uuid NOT NULL,
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"asked" integer NOT NULL,
	"answered" integer NOT NULL,
	"solved" integer NOT NULL,
	CONSTRAINT "curiosity_counts_team_id_day_user_id_pk" PRIMARY KEY("team_id","day","user_id")
);
--> statement-breakpoint
ALTER TABLE "curiosity_teams" ADD COLUMN "solved_on" date;--> statement-breakpoint
ALTER TABLE "curiosity_teams" ADD COLUMN "solver_id" uuid;--> statement-breakpoint
ALTER TABLE "curiosity_teams" ADD COLUMN "answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "curiosity_teams" ALTER COLUMN "answered" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "curiosity_answers" ADD CONSTRAINT "curiosity_answers_curiosity_id_curiosities_id_fk" FOREIGN KEY ("curiosity_id") REFERENCES "public"."curiosities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_answers" ADD CONSTRAINT "curiosity_answers_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_answers" ADD CONSTRAINT "curiosity_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_counts" ADD CONSTRAINT "curiosity_counts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_counts" ADD CONSTRAINT "curiosity_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curiosity_answers_team_id_index" ON "curiosity_answers" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "curiosity_answers_user_id_index" ON "curiosity_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "curiosity_counts_user_id_index" ON "curiosity_counts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "curiosity_teams" ADD CONSTRAINT "curiosity_teams_solver_id_users_id_fk" FOREIGN KEY ("solver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_answers" ON "comments" USING btree ("object_id","team_id","author_id","day") WHERE object_kind = 'curious' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "curiosity_teams_open" ON "curiosity_teams" USING btree ("team_id","created_at","curiosity_id") WHERE solved_on is null;--> statement-breakpoint
CREATE INDEX "curiosity_teams_solved" ON "curiosity_teams" USING btree ("team_id","created_at","curiosity_id") WHERE solved_on is not null;--> statement-breakpoint
CREATE INDEX "curiosity_teams_unanswered" ON "curiosity_teams" USING btree ("team_id","created_at","curiosity_id") WHERE solved_on is null and not answered;--> statement-breakpoint
CREATE INDEX "curiosity_teams_solver_id_index" ON "curiosity_teams" USING btree ("solver_id") WHERE solver_id is not null;--> statement-breakpoint
-- By hand, from here to the end: what the new columns and tables hold of questions that are there.
UPDATE "curiosity_teams" AS listed SET
  solved_on = ((question.solved_at AT TIME ZONE place.timezone) - (place.calendar ->> 'dayStartsAt')::interval)::date,
  solver_id = question.solver_id,
  answered = EXISTS (
    SELECT FROM "threads" AS talk WHERE talk.team_id = ANY (question.team_ids) AND talk.object_kind = 'curious'
      AND talk.object_id = question.id AND talk.answered_on IS NOT NULL AND talk.comments > 0
  )
FROM "curiosities" AS question, "teams" AS place
WHERE question.id = listed.curiosity_id AND place.id = listed.team_id;--> statement-breakpoint
INSERT INTO "curiosity_answers" ("curiosity_id", "team_id", "user_id", "day")
SELECT said.object_id, said.team_id, said.author_id, min(said.day) FROM "comments" AS said
JOIN "curiosities" AS question ON question.id = said.object_id AND question.asker_id <> said.author_id
WHERE said.object_kind = 'curious' AND said.deleted_at IS NULL
GROUP BY said.object_id, said.team_id, said.author_id;--> statement-breakpoint
INSERT INTO "curiosity_counts" ("team_id", "day", "user_id", "asked", "answered", "solved")
SELECT counted.team_id, spread.day, counted.user_id, sum(counted.asked), sum(counted.answered), sum(counted.solved)
FROM (
  SELECT listed.team_id, question.asker_id AS user_id, question.day, 1 AS asked, 0 AS answered, 0 AS solved
  FROM "curiosity_teams" AS listed JOIN "curiosities" AS question ON question.id = listed.curiosity_id
  UNION ALL
  SELECT team_id, solver_id, solved_on, 0, 0, 1 FROM "curiosity_teams" WHERE solver_id IS NOT NULL AND solved_on IS NOT NULL
  UNION ALL
  SELECT given.team_id, given.user_id, given.day, 0, 1, 0 FROM "curiosity_answers" AS given
  JOIN "curiosity_teams" AS listed ON listed.team_id = given.team_id AND listed.curiosity_id = given.curiosity_id
) AS counted
JOIN "users" AS person ON person.id = counted.user_id AND person.erased_at IS NULL
CROSS JOIN LATERAL (VALUES (counted.day), ('-infinity'::date)) AS spread (day)
GROUP BY counted.team_id, spread.day, counted.user_id;
