-- What a morning found in the diaries of a team, without their sentences: those stay in the diaries, and are known again by
-- hashes, so that news go with what they rest on.
CREATE TABLE "team_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"day" date NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"phrase" text,
	"theme_key" text,
	"impact" text NOT NULL,
	"trend" text NOT NULL,
	"least_people" integer NOT NULL,
	"owner_id" uuid NOT NULL,
	"solved_at" timestamp (3) with time zone,
	"solved_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_news_follows" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"theme_key" text NOT NULL,
	"phrase" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_news_follows_team_id_user_id_theme_key_pk" PRIMARY KEY("team_id","user_id","theme_key")
);
--> statement-breakpoint
CREATE TABLE "team_news_helpers" (
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_news_helpers_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_news_reads" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "team_news_reads_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_news_sources" (
	"item_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"diary_id" uuid NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "team_news_sources_item_id_place_pk" PRIMARY KEY("item_id","place")
);
--> statement-breakpoint
ALTER TABLE "team_news" ADD CONSTRAINT "team_news_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news" ADD CONSTRAINT "team_news_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news" ADD CONSTRAINT "team_news_solved_by_users_id_fk" FOREIGN KEY ("solved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news_follows" ADD CONSTRAINT "team_news_follows_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news_follows" ADD CONSTRAINT "team_news_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news_helpers" ADD CONSTRAINT "team_news_helpers_item_id_team_news_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."team_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news_helpers" ADD CONSTRAINT "team_news_helpers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news_reads" ADD CONSTRAINT "team_news_reads_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news_reads" ADD CONSTRAINT "team_news_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news_sources" ADD CONSTRAINT "team_news_sources_item_id_team_news_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."team_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_news_sources" ADD CONSTRAINT "team_news_sources_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_news_place" ON "team_news" USING btree ("team_id","day","place");--> statement-breakpoint
CREATE INDEX "team_news_owner_id_index" ON "team_news" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "team_news_solved_by_index" ON "team_news" USING btree ("solved_by") WHERE solved_by is not null;--> statement-breakpoint
CREATE INDEX "team_news_open" ON "team_news" USING btree ("team_id","day") WHERE kind = 'blocker' and solved_at is null;--> statement-breakpoint
CREATE INDEX "team_news_follows_user_id_index" ON "team_news_follows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_news_helpers_user_id_index" ON "team_news_helpers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_news_reads_user_id_index" ON "team_news_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_news_sources_diary_id_index" ON "team_news_sources" USING btree ("diary_id");