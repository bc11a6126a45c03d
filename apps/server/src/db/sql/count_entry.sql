insert into "team_days" ("team_id", "day", "settled")
select team_id, day, counts
from (
  select team_id, $1::date as day, 1 as counts
  from unnest($2::uuid[]) as team_id
) as moved
where not exists (
  select
  from "vacations"
  where "vacations"."user_id" = $3::uuid and "vacations"."day" = moved.day
)
order by team_id, day
on conflict ("team_id","day") do update
set "settled" = "team_days"."settled" + excluded.settled
