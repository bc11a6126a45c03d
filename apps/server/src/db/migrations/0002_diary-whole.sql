-- The diary whole: all sections, vacations, tasks, mistakes and questions that come with an entry, topics, the words
-- an entry is found by. What was written before gets the new sections, empty.
CREATE TABLE "customer_reviews" (
	"diary_id" uuid NOT NULL,
	"item" text NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_reviews_diary_id_item_reviewer_id_pk" PRIMARY KEY("diary_id","item","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "diary_words" (
	"diary_id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"day" date NOT NULL,
	"shared" "tsvector" NOT NULL,
	"own" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacations" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vacations_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "curiosities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asker_id" uuid NOT NULL,
	"diary_id" uuid,
	"day" date NOT NULL,
	"question" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"team_ids" uuid[] NOT NULL,
	"solved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mistakes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"diary_id" uuid,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"instead" text DEFAULT '' NOT NULL,
	"shared_with" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "todos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"diary_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"department_ids" uuid[] NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "todos_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "diaries" ADD COLUMN "asked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "daily_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_words" ADD CONSTRAINT "diary_words_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosities" ADD CONSTRAINT "curiosities_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curiosities" ADD CONSTRAINT "curiosities_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_words_shared_index" ON "diary_words" USING gin ("shared");--> statement-breakpoint
CREATE INDEX "diary_words_own_index" ON "diary_words" USING gin ("own");--> statement-breakpoint
CREATE INDEX "vacations_day_user_id_index" ON "vacations" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "curiosities_asker_id_day_index" ON "curiosities" USING btree ("asker_id","day");--> statement-breakpoint
CREATE INDEX "curiosities_diary_id_index" ON "curiosities" USING btree ("diary_id") WHERE diary_id is not null;--> statement-breakpoint
CREATE INDEX "mistakes_owner_id_day_index" ON "mistakes" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "mistakes_diary_id_index" ON "mistakes" USING btree ("diary_id") WHERE diary_id is not null;--> statement-breakpoint
CREATE INDEX "todos_owner_id_kind_day_position_index" ON "todos" USING btree ("owner_id","kind","day","position");--> statement-breakpoint
CREATE INDEX "todos_diary_id_index" ON "todos" USING btree ("diary_id") WHERE diary_id is not null;--> statement-breakpoint
CREATE INDEX "todos_deleted_at_index" ON "todos" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "activities_team_id_ends_on_index" ON "activities" USING btree ("team_id","ends_on");--> statement-breakpoint
CREATE INDEX "activities_deleted_at_index" ON "activities" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE "diary_images" (
	"file" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"diary_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diaries" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "diary_images" ADD CONSTRAINT "diary_images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_images" ADD CONSTRAINT "diary_images_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_images_diary_id_index" ON "diary_images" USING btree ("diary_id");--> statement-breakpoint
CREATE INDEX "diary_images_created_at_index" ON "diary_images" USING btree ("created_at") WHERE diary_id is null;--> statement-breakpoint
CREATE INDEX "diary_images_owner_id_index" ON "diary_images" USING btree ("owner_id");--> statement-breakpoint
CREATE TABLE "memes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "memes_file_unique" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "memes" ADD CONSTRAINT "memes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memes_owner_id_created_at_index" ON "memes" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "memes_deleted_at_index" ON "memes" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
UPDATE "teams" SET "calendar" = "calendar" || '{"region": null, "daysOff": []}';
--> statement-breakpoint
UPDATE "teams" SET "rules" = jsonb_build_object(
	'modules', '{"mistakes": true, "unclear": true, "customerGood": true, "weeklyTop": true, "insight": true}' || ("rules" -> 'modules'),
	'minimums', '{"insight": 50, "weeklyMistakes": 1}' || ("rules" -> 'minimums'),
	'newcomerDays', "rules" -> 'newcomerDays'
) WHERE "rules" IS NOT NULL;
--> statement-breakpoint
UPDATE "diaries" SET "sections" = '{"mistakes": [], "unclear": [], "customerGood": [], "weeklyTop": [], "insight": "", "answers": [], "topics": []}' || "sections";
--> statement-breakpoint
UPDATE "diary_versions" SET "sections" = '{"mistakes": [], "unclear": [], "customerGood": [], "weeklyTop": [], "insight": "", "answers": [], "topics": []}' || "sections";
--> statement-breakpoint
UPDATE "drafts" SET "sections" = '{"mistakes": [], "unclear": [], "customerGood": [], "weeklyTop": [], "insight": "", "answers": [], "topics": []}' || "sections";
--> statement-breakpoint
-- What the newest entry of each person planned is still ahead of them.
INSERT INTO "todos" ("id", "owner_id", "kind", "text", "day", "status", "position", "diary_id", "created_at")
SELECT gen_random_uuid(), "newest"."author_id", 'day', "task"."text", "newest"."day" + 1, 'open', "task"."position" - 1, "newest"."id", "newest"."published_at"
FROM (
	SELECT DISTINCT ON ("author_id") "id", "author_id", "day", "published_at", "sections" FROM "diaries"
	WHERE "deleted_at" IS NULL ORDER BY "author_id", "day" DESC
) AS "newest"
CROSS JOIN LATERAL jsonb_array_elements_text("newest"."sections" -> 'nextTasks') WITH ORDINALITY AS "task" ("text", "position");
