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
ALTER TABLE "collections" ADD CONSTRAINT "collections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_curiosity_id_curiosities_id_fk" FOREIGN KEY ("curiosity_id") REFERENCES "public"."curiosities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_keeper_id_users_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "quotes_words" ON "quotes" USING gin ("words");