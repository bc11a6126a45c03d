-- What a new entry is compared with is read at every publishing: as bytes it is a quarter of what it was as a list of numbers.
-- By hand, all of it: four bytes for each number, the highest first; drizzle-kit writes no conversion.
CREATE FUNCTION pack_shingles(integer[]) RETURNS bytea LANGUAGE sql AS $$
  SELECT coalesce(string_agg(int4send(shingle), '' ORDER BY shingle), '') FROM unnest($1) AS shingle
$$;--> statement-breakpoint
ALTER TABLE "diary_scores" ALTER COLUMN "shingles" SET DATA TYPE bytea USING pack_shingles("shingles");--> statement-breakpoint
DROP FUNCTION pack_shingles(integer[]);
