-- Knowledge whole: lines of wisdom and collections; questions with lists by team, accepted answers, people who are asked, and
-- words that similar ones are found by; the handbook with its versions, what one does better, and mistakes that come back
-- until they are outgrown.
CREATE TABLE "guideline_versions" (
	"guideline_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guideline_versions_guideline_id_version_pk" PRIMARY KEY("guideline_id","version")
);
--> statement-breakpoint
CREATE TABLE "guidelines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"pinned" boolean NOT NULL,
	"position" integer NOT NULL,
	"weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"version" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "improvements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"text" text NOT NULL,
	"day" date NOT NULL,
	"check_on" date NOT NULL,
	"answer" text,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "mistake_answers" (
	"mistake_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"asked_on" date NOT NULL,
	"answer" text NOT NULL,
	"answered_on" date NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mistake_answers_mistake_id_asked_on_pk" PRIMARY KEY("mistake_id","asked_on")
);
--> statement-breakpoint
CREATE TABLE "shared_mistakes" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"texts" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"quote_id" uuid,
	"curiosity_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"words" "tsvector" NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "collections_one" CHECK (num_nonnulls(quote_id, curiosity_id, nullif(text, '')) = 1)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"keeper_id" uuid NOT NULL,
	"writer_id" uuid,
	"text" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"diary_id" uuid,
	"comment_id" uuid,
	"day" date NOT NULL,
	"words" "tsvector" NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withheld_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid
);
--> statement-breakpoint
DROP INDEX "curiosities_asker_id_day_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mistakes_asked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "accepted_id" uuid;--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "solver_id" uuid;--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "helped" boolean;--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "curiosities" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "diary_text" text;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "guideline_id" uuid;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "step" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "next_on" date;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "times" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "outgrown_on" date;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guideline_versions" ADD CONSTRAINT "guideline_versions_guideline_id_guidelines_id_fk" FOREIGN KEY ("guideline_id") REFERENCES "public"."guidelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidelines" ADD CONSTRAINT "guidelines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvements" ADD CONSTRAINT "improvements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_asks" ADD CONSTRAINT "curiosity_asks_curiosity_id_curiosities_id_fk" FOREIGN KEY ("curiosity_id") REFERENCES "public"."curiosities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_asks" ADD CONSTRAINT "curiosity_asks_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_asks" ADD CONSTRAINT "curiosity_asks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_choices" ADD CONSTRAINT "curiosity_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_teams" ADD CONSTRAINT "curiosity_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosity_teams" ADD CONSTRAINT "curiosity_teams_curiosity_id_curiosities_id_fk" FOREIGN KEY ("curiosity_id") REFERENCES "public"."curiosities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_answers" ADD CONSTRAINT "mistake_answers_mistake_id_mistakes_id_fk" FOREIGN KEY ("mistake_id") REFERENCES "public"."mistakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_answers" ADD CONSTRAINT "mistake_answers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_mistakes" ADD CONSTRAINT "shared_mistakes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_curiosity_id_curiosities_id_fk" FOREIGN KEY ("curiosity_id") REFERENCES "public"."curiosities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_keeper_id_users_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guidelines_owner_id_position_index" ON "guidelines" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "guidelines_deleted_at_index" ON "guidelines" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "improvements_owner_id_id_index" ON "improvements" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "curiosity_asks_person_id_asked_at_index" ON "curiosity_asks" USING btree ("person_id","asked_at");--> statement-breakpoint
CREATE INDEX "curiosity_asks_team_id_index" ON "curiosity_asks" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "curiosity_teams_curiosity_id_index" ON "curiosity_teams" USING btree ("curiosity_id");--> statement-breakpoint
CREATE INDEX "mistake_answers_owner_id_answered_on_index" ON "mistake_answers" USING btree ("owner_id","answered_on");--> statement-breakpoint
CREATE INDEX "collections_order" ON "collections" USING btree ("owner_id","position","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "collections_owner_id_index" ON "collections" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_quote" ON "collections" USING btree ("owner_id","quote_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "collections_curiosity" ON "collections" USING btree ("owner_id","curiosity_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "collections_quote_id_index" ON "collections" USING btree ("quote_id") WHERE quote_id is not null;--> statement-breakpoint
CREATE INDEX "collections_curiosity_id_index" ON "collections" USING btree ("curiosity_id") WHERE curiosity_id is not null;--> statement-breakpoint
CREATE INDEX "collections_deleted_at_index" ON "collections" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "collections_words" ON "collections" USING gin ("words");--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("team_id","id") WHERE deleted_at is null and withheld_at is null;--> statement-breakpoint
CREATE INDEX "quotes_liked" ON "quotes" USING btree ("team_id","likes","id") WHERE deleted_at is null and withheld_at is null;--> statement-breakpoint
CREATE INDEX "quotes_keeper_id_id_index" ON "quotes" USING btree ("keeper_id","id");--> statement-breakpoint
CREATE INDEX "quotes_writer_id_index" ON "quotes" USING btree ("writer_id") WHERE writer_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_deleted_by_index" ON "quotes" USING btree ("deleted_by") WHERE deleted_by is not null;--> statement-breakpoint
CREATE INDEX "quotes_diary_id_index" ON "quotes" USING btree ("diary_id") WHERE diary_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_comment_id_index" ON "quotes" USING btree ("comment_id") WHERE comment_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_deleted_at_index" ON "quotes" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "quotes_words" ON "quotes" USING gin ("words");--> statement-breakpoint
ALTER TABLE "curiosities" ADD CONSTRAINT "curiosities_solver_id_users_id_fk" FOREIGN KEY ("solver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_guideline_id_guidelines_id_fk" FOREIGN KEY ("guideline_id") REFERENCES "public"."guidelines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curiosities_asker_id_created_at_id_index" ON "curiosities" USING btree ("asker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "curiosities_solver_id_solved_at_index" ON "curiosities" USING btree ("solver_id","solved_at") WHERE solver_id is not null;--> statement-breakpoint
CREATE INDEX "curiosities_deleted_at_index" ON "curiosities" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "curiosities_words_index" ON "curiosities" USING gin ("words");--> statement-breakpoint
CREATE INDEX "curiosities_undescribed" ON "curiosities" USING btree ("id") WHERE words = ''::tsvector;--> statement-breakpoint
CREATE INDEX "mistakes_guideline_id_index" ON "mistakes" USING btree ("guideline_id") WHERE guideline_id is not null;--> statement-breakpoint
CREATE INDEX "mistakes_owner_id_next_on_index" ON "mistakes" USING btree ("owner_id","next_on") WHERE next_on is not null;--> statement-breakpoint
CREATE INDEX "mistakes_deleted_at_index" ON "mistakes" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- By hand, from here to the end: questions that were asked before stand in the lists of their teams, too. Their words are
-- written in the background.
INSERT INTO "curiosity_teams" ("team_id", "created_at", "curiosity_id") SELECT teams.id, curiosities.created_at, curiosities.id FROM "curiosities" CROSS JOIN LATERAL unnest(curiosities.team_ids) AS read (team_id) JOIN "teams" ON teams.id = read.team_id;
