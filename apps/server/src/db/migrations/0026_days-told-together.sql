-- Two teams that share all but one of their people told that one's grade by the difference of their numbers. Days that were told
-- together are known from now on. Which days were told together before this is not known: they are told nowhere again.
CREATE TABLE "told_cells" (
	"id" integer PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"days" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diary_scores" ADD COLUMN "told_cell" integer;--> statement-breakpoint
CREATE INDEX "told_cells_told_at_index" ON "told_cells" USING btree ("told_at");
--> statement-breakpoint
UPDATE "diary_scores" SET "told_cell" = 0 FROM "diaries" WHERE "diaries"."id" = "diary_scores"."diary_id" AND EXISTS (
  SELECT FROM "memberships" JOIN "morning_numbers" ON "morning_numbers"."team_id" = "memberships"."team_id"
    AND "morning_numbers"."kind" = 'scores' AND "morning_numbers"."part" = to_char("diaries"."day", 'YYYY-MM')
  WHERE "memberships"."user_id" = "diaries"."author_id"
    AND ("morning_numbers"."numbers"->>'until')::timestamptz > "diaries"."published_at"
);
