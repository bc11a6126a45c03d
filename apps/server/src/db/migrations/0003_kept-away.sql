-- How many members a day waits for no more is kept as one number, those on vacation among them: looking them up one by
-- one made the list of who is missing cost more the larger the team is. And the words of every diary are written anew
-- after the start, now with the beginnings of each, which a search looked for among those of the whole server; those
-- still to be written are found by an index, so that a start with many diaries does not look through all of them.
ALTER TABLE "team_days" RENAME COLUMN "written" TO "settled";--> statement-breakpoint
-- Members of a removed team come back with it, so they are counted on as well.
INSERT INTO "team_days" ("team_id", "day", "settled")
SELECT "memberships"."team_id", "vacations"."day", count(*)
FROM "vacations"
JOIN "memberships" ON "memberships"."user_id" = "vacations"."user_id"
JOIN "teams" ON "teams"."id" = "memberships"."team_id"
WHERE ("memberships"."left_at" IS NULL OR "memberships"."left_at" = "teams"."deleted_at")
	AND NOT EXISTS (
		SELECT FROM "diary_teams"
		WHERE "diary_teams"."team_id" = "memberships"."team_id"
			AND "diary_teams"."author_id" = "vacations"."user_id"
			AND "diary_teams"."day" = "vacations"."day"
	)
GROUP BY "memberships"."team_id", "vacations"."day"
ON CONFLICT ("team_id", "day") DO UPDATE SET "settled" = "team_days"."settled" + excluded."settled";--> statement-breakpoint
-- Vectors stay in their rows, up to a page: a search ranks thousands, and spent most of its time on fetching them from
-- elsewhere.
ALTER TABLE "diary_words" SET (toast_tuple_target = 8160);--> statement-breakpoint
TRUNCATE "diary_words";--> statement-breakpoint
INSERT INTO "diary_words" ("diary_id", "author_id", "day", "shared", "own")
SELECT "id", "author_id", "day", '', '' FROM "diaries" WHERE "deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "diary_words_missing" ON "diary_words" USING btree ("diary_id") WHERE shared = ''::tsvector;
