-- One curtain for the names of an entry's readers and for what is said there without a name: both become visible in steps.
CREATE TABLE "team_mornings" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "anonymous_comments" ADD COLUMN "receipt" text;--> statement-breakpoint
ALTER TABLE "diary_accesses" ADD COLUMN "named_in" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "team_mornings" ADD CONSTRAINT "team_mornings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_accesses_unnamed" ON "diary_accesses" USING btree ("day") WHERE named_in = '{}'::uuid[];--> statement-breakpoint
ALTER TABLE "anonymous_comments" ADD CONSTRAINT "anonymous_comments_receipt_unique" UNIQUE("receipt");--> statement-breakpoint
-- By hand, from here to the end: authors have seen everyone who read before; last seen and seen notices keep the day alone;
-- each team's next step comes with its next day.
UPDATE "diary_accesses" SET "named_in" = "diaries"."team_ids" FROM "diaries" WHERE "diaries"."id" = "diary_accesses"."diary_id";--> statement-breakpoint
UPDATE "sessions" SET "last_seen_at" = date_trunc('day', "last_seen_at", 'UTC');--> statement-breakpoint
UPDATE "notices" SET "seen_at" = date_trunc('day', "seen_at", 'UTC') WHERE "seen_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "team_mornings" ("team_id", "at") SELECT "id", now() FROM "teams";
