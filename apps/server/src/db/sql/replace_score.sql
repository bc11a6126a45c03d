with "kept" as (
  insert into "diary_scores" ("diary_id", "score", "grade", "rubric", "breakdown", "shingles", "told_cell")
  values ($1, case when $2::boolean then null else $3::smallint end, case when $4::boolean then null else $5::text end, $6, case when $7::boolean then jsonb_set($8::jsonb, '{parts}', '[]') else $9::jsonb end, decode($10::text, 'base64'), default)
  on conflict ("diary_id") do update
  set "score" = case when "diary_scores"."score" is null then null else $11::smallint end, "grade" = case when "diary_scores"."score" is null then null else $12::text end, "rubric" = excluded.rubric, "breakdown" = case when "diary_scores"."score" is null then jsonb_set($13::jsonb, '{parts}', '[]') else $14::jsonb end, "shingles" = excluded.shingles, "told_cell" = case when "diary_scores"."told_cell" is not null then 0 end
  returning "score"
), "ended" as (
  update "appeals"
  set "holds" = $15
  where "appeals"."diary_id" = $16 and "appeals"."holds"
  returning "author_id", "day"
)
insert into "score_months" ("user_id", "month", "scores", "changed_at")
select $17::uuid, date_trunc('month', $18::date)::date, (array_fill(null::smallint, array[extract(day from $19::date)::int - 1]) || array[coalesce(kept.score, -1)::smallint] || array_fill(null::smallint, array[31 - extract(day from $20::date)::int]) ), case when date_trunc('month', $21::date)::date < date_trunc('month', ($22::timestamptz at time zone 'UTC') + interval '14 hours')::date then $23::timestamptz end
from "kept"
on conflict ("user_id","month") do update
set "scores" = "score_months".scores[1:extract(day from $24::date)::int - 1] || excluded.scores[extract(day from $25::date)::int:extract(day from $26::date)::int] || "score_months".scores[extract(day from $27::date)::int + 1:31], "changed_at" = coalesce(excluded.changed_at, "score_months"."changed_at")
