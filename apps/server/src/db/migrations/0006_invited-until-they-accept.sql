-- Browsers in which someone has signed in; codes belong to the browser that asked for them; invitations bear the name
-- that an administrator wrote. Who was put into a team, and has done nothing there, is invited to it instead (ADR 031).
CREATE TABLE "known_browsers" (
	"user_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_hash_pk" PRIMARY KEY("user_id","browser_hash")
);
--> statement-breakpoint
-- Codes that are under way serve no browser, since none is known to have asked for them: another one is a minute away.
ALTER TABLE "verification_codes" ADD COLUMN "browser_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ALTER COLUMN "browser_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "by_program" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ALTER COLUMN "by_program" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "program_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_signed_in_at_index" ON "known_browsers" USING btree ("signed_in_at");--> statement-breakpoint

-- Written by hand from here to the end: people whom an administrator registered were members before they had agreed.
-- Those who have neither written nor said anything there, and look after no one, are asked first; nothing of theirs goes.
CREATE TEMPORARY TABLE "placed" ON COMMIT DROP AS
SELECT DISTINCT ON ("m"."team_id", "m"."user_id")
	"m"."team_id", "m"."user_id", "u"."email", "u"."name", "a"."actor_id" AS "invited_by"
FROM "memberships" AS "m"
JOIN "users" AS "u" ON "u"."id" = "m"."user_id" AND "u"."deleted_at" IS NULL
JOIN "teams" AS "t" ON "t"."id" = "m"."team_id" AND "t"."deleted_at" IS NULL
JOIN "audit_entries" AS "a" ON "a"."scope" = "m"."team_id" AND "a"."subject_id" = "m"."user_id"
	AND "a"."action" = 'member_registered' AND "a"."at" = "m"."joined_at"
WHERE "m"."left_at" IS NULL AND "m"."role" = 'member'
	AND NOT EXISTS (SELECT FROM "diary_teams" AS "d" WHERE "d"."team_id" = "m"."team_id" AND "d"."author_id" = "m"."user_id")
	AND NOT EXISTS (SELECT FROM "comments" AS "c" WHERE "c"."team_id" = "m"."team_id" AND "c"."author_id" = "m"."user_id")
	AND NOT EXISTS (SELECT FROM "memberships" AS "s" WHERE "s"."team_id" = "m"."team_id" AND "s"."supervisor_id" = "m"."user_id")
	AND NOT EXISTS (
		SELECT FROM "department_members" AS "l"
		WHERE "l"."team_id" = "m"."team_id" AND "l"."user_id" = "m"."user_id" AND "l"."leader"
	);--> statement-breakpoint
-- They hear of it when they next sign in, so that it waits for longer than one that comes by mail.
INSERT INTO "invitations" ("id", "team_id", "email", "name", "department_id", "invited_by", "created_at", "expires_at")
SELECT gen_random_uuid(), "p"."team_id", "p"."email", "p"."name",
	(
		SELECT "d"."department_id" FROM "department_members" AS "d"
		WHERE "d"."team_id" = "p"."team_id" AND "d"."user_id" = "p"."user_id" ORDER BY "d"."department_id" LIMIT 1
	),
	"p"."invited_by", now(), now() + interval '90 days'
FROM "placed" AS "p"
ON CONFLICT ("team_id", "email") DO NOTHING;--> statement-breakpoint
UPDATE "memberships" SET "left_at" = now(), "supervisor_id" = NULL FROM "placed"
WHERE "memberships"."team_id" = "placed"."team_id" AND "memberships"."user_id" = "placed"."user_id";--> statement-breakpoint
DELETE FROM "department_members" USING "placed"
WHERE "department_members"."team_id" = "placed"."team_id" AND "department_members"."user_id" = "placed"."user_id";--> statement-breakpoint
UPDATE "teams" SET "member_count" = "member_count" - "left"."people"
FROM (SELECT "team_id", count(*)::int AS "people" FROM "placed" GROUP BY "team_id") AS "left"
WHERE "teams"."id" = "left"."team_id";--> statement-breakpoint
UPDATE "team_days" SET "settled" = "settled" - "away"."people"
FROM (
	SELECT "p"."team_id", "v"."day", count(*)::int AS "people"
	FROM "placed" AS "p" JOIN "vacations" AS "v" ON "v"."user_id" = "p"."user_id" GROUP BY "p"."team_id", "v"."day"
) AS "away"
WHERE "team_days"."team_id" = "away"."team_id" AND "team_days"."day" = "away"."day";
