with "left_feeds" as (
  delete from "diary_teams"
  where ("diary_teams"."diary_id" = $1 and "diary_teams"."team_id" <> all ($2::uuid[]))
  returning "team_id"
), "entered_feeds" as (
  insert into "diary_teams" ("team_id", "day", "diary_id", "author_id")
  select team_id, $3::date, $4::uuid, $5::uuid
  from unnest($6::uuid[]) as team_id
  on conflict do nothing
  returning "team_id"
)
insert into "team_days" ("team_id", "day", "settled")
select team_id, day, counts
from (
  select team_id, $7::date as day, 1 as counts
  from "entered_feeds"
  union all
  select team_id, $8::date, -1
  from "left_feeds"
) as moved
where not exists (
  select
  from "vacations"
  where "vacations"."user_id" = $9::uuid and "vacations"."day" = moved.day
)
order by team_id, day
on conflict ("team_id","day") do update
set "settled" = "team_days"."settled" + excluded.settled
