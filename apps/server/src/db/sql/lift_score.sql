with "kept" as (
  insert into "diary_scores" ("diary_id", "score", "grade", "rubric", "breakdown", "shingles", "told_cell")
  values ($1, case when $2::boolean then null else $3::smallint end, case when $4::boolean then null else $5::text end, $6, case when $7::boolean then jsonb_set($8::jsonb, '{parts}', '[]') else $9::jsonb end, decode($10::text, 'base64'), default)
  on conflict ("diary_id") do update
  set "score" = case when false then null else $11::smallint end, "grade" = case when false then null else $12::text end, "rubric" = excluded.rubric, "breakdown" = case when false then jsonb_set($13::jsonb, '{parts}', '[]') else $14::jsonb end, "shingles" = excluded.shingles, "told_cell" = case when "diary_scores"."told_cell" is not null then 0 end
  where "diary_scores"."score" is null
  returning "score"
)
insert into "score_months" ("user_id", "month", "scores", "changed_at")
select $15::uuid, date_trunc('month', $16::date)::date, (array_fill(null::smallint, array[extract(day from $17::date)::int - 1]) || array[coalesce(kept.score, -1)::smallint] || array_fill(null::smallint, array[31 - extract(day from $18::date)::int]) ), case when date_trunc('month', $19::date)::date < date_trunc('month', ($20::timestamptz at time zone 'UTC') + interval '14 hours')::date then $21::timestamptz end
from "kept"
on conflict ("user_id","month") do update
set "scores" = "score_months".scores[1:extract(day from $22::date)::int - 1] || excluded.scores[extract(day from $23::date)::int:extract(day from $24::date)::int] || "score_months".scores[extract(day from $25::date)::int + 1:31], "changed_at" = coalesce(excluded.changed_at, "score_months"."changed_at")
