-- A score that someone settles on counts in their team alone, so it stays with the appeal: elsewhere the rubric's counts, which is
-- what a diary keeps. An appeal is once for a day, whatever becomes of the diary; newcomers' days have no score.
DROP INDEX "appeals_diary";--> statement-breakpoint
ALTER TABLE "diary_scores" ALTER COLUMN "score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "diary_scores" ALTER COLUMN "grade" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "holds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- By hand, from here to the last two lines: what was settled before counts where its team still reads what it looked at.
UPDATE "appeals" SET "day" = "diaries"."day" FROM "diaries" WHERE "diaries"."id" = "appeals"."diary_id";--> statement-breakpoint
ALTER TABLE "appeals" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
UPDATE "appeals" SET "holds" = true FROM "diaries", "diary_scores"
WHERE "diaries"."id" = "appeals"."diary_id" AND "diary_scores"."diary_id" = "appeals"."diary_id"
  AND "appeals"."changed" AND "diary_scores"."settled"
  AND "diaries"."updated_at" <= "appeals"."settled_at" AND "appeals"."team_id" = ANY ("diaries"."team_ids");--> statement-breakpoint
UPDATE "diary_scores" SET "score" = "given",
  "grade" = CASE WHEN "given" >= 85 THEN 'A' WHEN "given" >= 70 THEN 'B' WHEN "given" >= 60 THEN 'C' ELSE 'D' END
WHERE "settled";--> statement-breakpoint
-- By whose calendar the days of an author count: a team's, the one they have been in longest, or their own zone's.
CREATE FUNCTION author_days() RETURNS TABLE (user_id uuid, zone text, starts interval, newcomer_since timestamptz, graded_from date)
LANGUAGE sql AS $$
  SELECT users.id, coalesce(home.timezone, users.timezone), coalesce(home.starts, interval '4 hours'),
    CASE WHEN home.newcomer_days > 0 THEN home.joined_at END,
    ((home.joined_at + home.newcomer_days * interval '24 hours') AT TIME ZONE home.timezone - home.starts)::date
  FROM users LEFT JOIN LATERAL (
    SELECT memberships.joined_at, teams.timezone, (teams.calendar->>'dayStartsAt')::interval AS starts,
      coalesce((teams.rules->>'newcomerDays')::int, 14) AS newcomer_days
    FROM memberships JOIN teams ON teams.id = memberships.team_id
    WHERE memberships.user_id = users.id AND memberships.left_at IS NULL
    ORDER BY memberships.joined_at, memberships.team_id LIMIT 1
  ) AS home ON true
$$;--> statement-breakpoint
-- Days that were closed when they were brought in have no score.
DELETE FROM "diary_scores" USING "diaries", author_days() AS author
WHERE "diaries"."id" = "diary_scores"."diary_id" AND author.user_id = "diaries"."author_id"
  AND (("diaries"."published_at" AT TIME ZONE author.zone) - author.starts)::date - "diaries"."day" > 7;--> statement-breakpoint
-- First days in a team, and days of someone who has never been in one, are plain grapes.
UPDATE "diary_scores" SET "score" = NULL, "grade" = NULL, "breakdown" = jsonb_set("breakdown", '{parts}', '[]')
FROM "diaries", author_days() AS author
WHERE "diaries"."id" = "diary_scores"."diary_id" AND author.user_id = "diaries"."author_id" AND (
  ("diaries"."published_at" >= author.newcomer_since AND "diaries"."day" < author.graded_from)
  OR NOT EXISTS (
    SELECT FROM "memberships" WHERE "memberships"."user_id" = "diaries"."author_id"
      AND ("memberships"."joined_at" <= "diaries"."published_at" OR "memberships"."earlier" <> '[]')
  )
);--> statement-breakpoint
UPDATE "appeals" SET "holds" = false WHERE "holds" AND NOT EXISTS (
  SELECT FROM "diary_scores" WHERE "diary_scores"."diary_id" = "appeals"."diary_id" AND "diary_scores"."score" IS NOT NULL
);--> statement-breakpoint
-- Months are made anew of it, and looked at again for interviews where that changes them.
WITH written AS MATERIALIZED (
  SELECT "diaries"."author_id", date_trunc('month', "diaries"."day")::date AS month,
    extract(day FROM "diaries"."day")::int AS place, coalesce("diary_scores"."score", -1) AS value
  FROM "diaries" JOIN author_days() AS author ON author.user_id = "diaries"."author_id"
  LEFT JOIN "diary_scores" ON "diary_scores"."diary_id" = "diaries"."id"
  WHERE "diaries"."deleted_at" IS NULL
    AND (("diaries"."published_at" AT TIME ZONE author.zone) - author.starts)::date - "diaries"."day" <= 7
), anew AS (
  SELECT kept."user_id", kept."month", array_agg(written.value::smallint ORDER BY places.place) AS scores
  FROM "score_months" AS kept CROSS JOIN generate_series(1, 31) AS places (place)
  LEFT JOIN written ON written.author_id = kept."user_id" AND written.month = kept."month" AND written.place = places.place
  GROUP BY kept."user_id", kept."month"
)
UPDATE "score_months" SET "scores" = anew.scores,
  "changed_at" = CASE WHEN anew."month" < date_trunc('month', now() + interval '14 hours')::date THEN now()
    ELSE "score_months"."changed_at" END
FROM anew
WHERE anew."user_id" = "score_months"."user_id" AND anew."month" = "score_months"."month"
  AND anew.scores <> "score_months"."scores";--> statement-breakpoint
DROP FUNCTION author_days();--> statement-breakpoint
CREATE INDEX "appeals_diary_id_index" ON "appeals" USING btree ("diary_id");--> statement-breakpoint
CREATE INDEX "appeals_author_id_day_index" ON "appeals" USING btree ("author_id","day");--> statement-breakpoint
ALTER TABLE "diary_scores" DROP COLUMN "given";--> statement-breakpoint
ALTER TABLE "diary_scores" DROP COLUMN "settled";
