-- What a day is worth and what follows from it: scores with their months, appeals, interviews.
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"diary_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"score_before" smallint NOT NULL,
	"grade_before" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settler_id" uuid,
	"answer" text,
	"score_after" smallint,
	"grade_after" text,
	"changed" boolean,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "diary_scores" (
	"diary_id" uuid PRIMARY KEY NOT NULL,
	"score" smallint NOT NULL,
	"grade" text NOT NULL,
	"rubric" smallint NOT NULL,
	"given" smallint NOT NULL,
	"breakdown" jsonb NOT NULL,
	"shingles" integer[] NOT NULL,
	"settled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_answers" (
	"interview_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"accepted" boolean NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_answers_interview_id_version_person_id_pk" PRIMARY KEY("interview_id","version","person_id")
);
--> statement-breakpoint
CREATE TABLE "interview_rounds" (
	"team_id" uuid NOT NULL,
	"month" date NOT NULL,
	"notified" smallint NOT NULL,
	"settings" text NOT NULL,
	CONSTRAINT "interview_rounds_team_id_month_pk" PRIMARY KEY("team_id","month")
);
--> statement-breakpoint
CREATE TABLE "interview_versions" (
	"interview_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"writer_id" uuid NOT NULL,
	"held_on" date NOT NULL,
	"said" text NOT NULL,
	"steps" jsonb NOT NULL,
	"words" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_versions_interview_id_version_pk" PRIMARY KEY("interview_id","version")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"month" date NOT NULL,
	"member_id" uuid NOT NULL,
	"mean" real NOT NULL,
	"supervisor_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_catch_up" (
	"id" integer PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"day" date,
	"diary_id" uuid,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "score_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"scores" smallint[] NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "score_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "score_switches" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "score_switches_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_settler_id_users_id_fk" FOREIGN KEY ("settler_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_scores" ADD CONSTRAINT "diary_scores_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_rounds" ADD CONSTRAINT "interview_rounds_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_versions" ADD CONSTRAINT "interview_versions_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_versions" ADD CONSTRAINT "interview_versions_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_supervisor_id_users_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_months" ADD CONSTRAINT "score_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_switches" ADD CONSTRAINT "score_switches_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_switches" ADD CONSTRAINT "score_switches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_diary" ON "appeals" USING btree ("diary_id");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("team_id","created_at","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "appeals_author_id_created_at_index" ON "appeals" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "appeals_settler_id_index" ON "appeals" USING btree ("settler_id") WHERE settler_id is not null;--> statement-breakpoint
CREATE INDEX "interview_answers_person_id_index" ON "interview_answers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "interview_versions_writer_id_index" ON "interview_versions" USING btree ("writer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_member" ON "interviews" USING btree ("team_id","month","member_id");--> statement-breakpoint
CREATE INDEX "interviews_member_id_index" ON "interviews" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "interviews_supervisor_id_index" ON "interviews" USING btree ("supervisor_id") WHERE supervisor_id is not null;--> statement-breakpoint
CREATE INDEX "score_months_changed_at_index" ON "score_months" USING btree ("changed_at") WHERE changed_at is not null;--> statement-breakpoint
CREATE INDEX "score_switches_user_id_index" ON "score_switches" USING btree ("user_id");--> statement-breakpoint
-- By hand, from here to the end: teams with rules of their own get those of review, and what was published before is scored
-- in the background, once. Where nothing was published there is nothing to catch up with.
UPDATE "teams" SET "rules" = "rules" || '{"review": {"scores": "on", "ownSwitch": false, "grades": "team", "interviews": {"threshold": 60, "day": 15, "blocks": true}}}'::jsonb WHERE "rules" IS NOT NULL;--> statement-breakpoint
INSERT INTO "score_catch_up" ("id", "until", "finished_at") SELECT 1, now(), CASE WHEN NOT EXISTS (SELECT FROM "diaries") THEN now() END;
