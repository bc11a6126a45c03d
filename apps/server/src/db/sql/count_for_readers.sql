with "ended" as (
  update "appeals"
  set "holds" = $1
  where "appeals"."diary_id" = any ($2::uuid[]) and "appeals"."holds"
  returning "author_id", "day"
)
update "score_months"
set "changed_at" = coalesce(case when date_trunc('month', entry.day::date)::date < date_trunc('month', ($3::timestamptz at time zone 'UTC') + interval '14 hours')::date then $4::timestamptz end, "score_months"."changed_at")
from "diaries" as entry
where entry.id = any ($5::uuid[]) and "score_months"."user_id" = entry.author_id and "score_months"."month" = date_trunc('month', entry.day::date)::date
