-- Conversation: comments by name and anonymous ones apart from them, reactions, follows, notices with their mail, the
-- outbox of live events, and the ledger of who opened a diary. Teams with rules of their own get the new ones' defaults.
CREATE TABLE "anonymous_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"parent_id" uuid,
	"tag" text NOT NULL,
	"voice" integer NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"day" date NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"deleted_on" date,
	"removed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anonymous_inbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"day" date NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"removed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "reaction_counts" (
	"team_id" uuid NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "reaction_counts_team_id_object_kind_object_id_emoji_pk" PRIMARY KEY("team_id","object_kind","object_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"team_id" uuid NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reactions_object_kind_object_id_user_id_emoji_pk" PRIMARY KEY("object_kind","object_id","user_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"team_id" uuid NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"voices" integer DEFAULT 0 NOT NULL,
	"answered_on" date,
	CONSTRAINT "threads_team_id_object_kind_object_id_pk" PRIMARY KEY("team_id","object_kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "diary_accesses" (
	"diary_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "diary_accesses_diary_id_reader_id_kind_day_pk" PRIMARY KEY("diary_id","reader_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "follow_group_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follow_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "follow_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" uuid NOT NULL,
	"followee_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follows_follower_id_followee_id_pk" PRIMARY KEY("follower_id","followee_id")
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"reminder" text DEFAULT 'team' NOT NULL,
	"remind_at" text,
	"unsubscribe_key" text NOT NULL,
	CONSTRAINT "notice_settings_unsubscribeKey_unique" UNIQUE("unsubscribe_key")
);
--> statement-breakpoint
CREATE TABLE "notice_totals" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"unseen" integer NOT NULL,
	CONSTRAINT "notice_totals_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"team_id" uuid,
	"actor_id" uuid,
	"object_kind" text,
	"object_id" uuid,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"mail_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" uuid NOT NULL,
	"audience" text NOT NULL,
	"audience_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"object_kind" text,
	"object_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_transaction_id_pk" PRIMARY KEY("transaction","id")
);
--> statement-breakpoint
ALTER TABLE "anonymous_comments" ADD CONSTRAINT "anonymous_comments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reaction_counts" ADD CONSTRAINT "reaction_counts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_accesses" ADD CONSTRAINT "diary_accesses_diary_id_diaries_id_fk" FOREIGN KEY ("diary_id") REFERENCES "public"."diaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_accesses" ADD CONSTRAINT "diary_accesses_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_group_members" ADD CONSTRAINT "follow_group_members_group_id_follow_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."follow_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_group_members" ADD CONSTRAINT "follow_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_groups" ADD CONSTRAINT "follow_groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followee_id_users_id_fk" FOREIGN KEY ("followee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_totals" ADD CONSTRAINT "notice_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anonymous_comments_thread" ON "anonymous_comments" USING btree ("team_id","object_kind","object_id","day","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "anonymous_comments_parent_id_day_id_index" ON "anonymous_comments" USING btree ("parent_id","day","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "anonymous_comments_deleted_on_index" ON "anonymous_comments" USING btree ("deleted_on") WHERE deleted_on is not null;--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("team_id","object_kind","object_id","day","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_parent_id_day_id_index" ON "comments" USING btree ("parent_id","day","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "comments_author_id_id_index" ON "comments" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "comments_removed_by_index" ON "comments" USING btree ("removed_by") WHERE removed_by is not null;--> statement-breakpoint
CREATE INDEX "comments_deleted_at_index" ON "comments" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "reactions_team_id_object_kind_object_id_created_at_index" ON "reactions" USING btree ("team_id","object_kind","object_id","created_at");--> statement-breakpoint
CREATE INDEX "reactions_user_id_index" ON "reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "diary_accesses_reader_id_index" ON "diary_accesses" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "follow_group_members_user_id_index" ON "follow_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "follow_groups_owner_id_created_at_index" ON "follow_groups" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "follow_groups_owner_name" ON "follow_groups" USING btree ("owner_id",lower(name)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "follow_groups_deleted_at_index" ON "follow_groups" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "follows_followee_id_follower_id_index" ON "follows" USING btree ("followee_id","follower_id");--> statement-breakpoint
CREATE INDEX "notices_user_id_id_index" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_user_id_kind_id_index" ON "notices" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "notices_unseen" ON "notices" USING btree ("user_id","kind","id") WHERE seen_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_merged" ON "notices" USING btree ("user_id","kind","object_id") WHERE seen_at is null and kind = 'like';--> statement-breakpoint
CREATE INDEX "notices_mail_at_index" ON "notices" USING btree ("mail_at") WHERE mail_at is not null;--> statement-breakpoint
CREATE INDEX "notices_team_id_index" ON "notices" USING btree ("team_id") WHERE team_id is not null;--> statement-breakpoint
CREATE INDEX "notices_actor_id_index" ON "notices" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "events_audience_id_transaction_id_index" ON "events" USING btree ("audience_id","transaction","id");--> statement-breakpoint
CREATE INDEX "events_created_at_index" ON "events" USING btree ("created_at");--> statement-breakpoint
UPDATE "teams" SET "rules" = "rules" || '{"anonymous": true, "remindAt": null}'::jsonb WHERE "rules" IS NOT NULL;
