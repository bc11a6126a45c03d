-- An erasure kept a mistake that was shared once, with its owner's id, and why a diary had its score, in words quoted for its
-- author alone. No one reads either: of the people erased so far they go as well.
UPDATE "shared_mistakes" SET "texts" = array(
  SELECT "shown" FROM unnest("texts") AS "shown" WHERE "shown" NOT IN (
    SELECT "mistakes"."text" FROM "mistakes" JOIN "users" ON "users"."id" = "mistakes"."owner_id"
    WHERE "users"."erased_at" IS NOT NULL AND "shared_mistakes"."team_id" = ANY ("mistakes"."shared_with")
  )
);--> statement-breakpoint
DELETE FROM "mistakes" USING "users" WHERE "users"."id" = "mistakes"."owner_id" AND "users"."erased_at" IS NOT NULL;--> statement-breakpoint
UPDATE "diary_scores" SET "shingles" = '', "breakdown" = jsonb_build_object('advice', '[]'::jsonb, 'parts', (
  SELECT coalesce(jsonb_agg("part" || '{"reasons": []}' ORDER BY "place"), '[]')
  FROM jsonb_array_elements("breakdown"->'parts') WITH ORDINALITY AS "of" ("part", "place")
))
FROM "diaries" JOIN "users" ON "users"."id" = "diaries"."author_id"
WHERE "diaries"."id" = "diary_scores"."diary_id" AND "users"."erased_at" IS NOT NULL;
