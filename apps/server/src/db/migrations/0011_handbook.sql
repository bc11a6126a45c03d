-- Knowledge: the handbook with its versions, what one does better, and mistakes that come back until they are outgrown.
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
ALTER TABLE "users" ADD COLUMN "mistakes_asked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
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
ALTER TABLE "mistake_answers" ADD CONSTRAINT "mistake_answers_mistake_id_mistakes_id_fk" FOREIGN KEY ("mistake_id") REFERENCES "public"."mistakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_answers" ADD CONSTRAINT "mistake_answers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guidelines_owner_id_position_index" ON "guidelines" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "guidelines_deleted_at_index" ON "guidelines" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "improvements_owner_id_id_index" ON "improvements" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "mistake_answers_owner_id_answered_on_index" ON "mistake_answers" USING btree ("owner_id","answered_on");--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_guideline_id_guidelines_id_fk" FOREIGN KEY ("guideline_id") REFERENCES "public"."guidelines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mistakes_guideline_id_index" ON "mistakes" USING btree ("guideline_id") WHERE guideline_id is not null;--> statement-breakpoint
CREATE INDEX "mistakes_owner_id_next_on_index" ON "mistakes" USING btree ("owner_id","next_on") WHERE next_on is not null;--> statement-breakpoint
CREATE INDEX "mistakes_deleted_at_index" ON "mistakes" USING btree ("deleted_at") WHERE deleted_at is not null;