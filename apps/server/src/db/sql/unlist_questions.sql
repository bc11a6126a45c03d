with "gone" as (
  delete from "curiosity_teams"
  where exists (
    select
    from "curiosities"
    where "curiosities"."id" = "curiosity_teams"."curiosity_id" and ("curiosities"."diary_id" = any ($1::uuid[]) or "curiosities"."id" = any ($2::uuid[])) and ("curiosities"."deleted_at" is not null or "curiosity_teams"."team_id" <> all ("curiosities"."team_ids"))
  )
  returning "team_id", "created_at", "curiosity_id", "solved_on", "solver_id", "answered"
)
insert into "curiosity_counts" ("team_id", "day", "user_id", "asked", "answered", "solved")
select change.team_id, counted.day, change.user_id, sum(change.asked)::int, sum(change.answered)::int, sum(change.solved)::int
from (
  select listed.team_id, question.asker_id, question.day, -1, 0, 0
  from "gone" as listed
  join "curiosities" as question on question.id = listed.curiosity_id
  union all
  select listed.team_id, listed.solver_id, listed.solved_on, 0, 0, -1
  from "gone" as listed
  where listed.solver_id is not null and listed.solved_on is not null
  union all
  select listed.team_id, given.user_id, given.day, 0, -1, 0
  from "gone" as listed
  join "curiosity_answers" as given on given.curiosity_id = listed.curiosity_id and given.team_id = listed.team_id
) as change (team_id, user_id, day, asked, answered, solved)
join "users" as person on person.id = change.user_id and person.erased_at is null
cross join lateral (
  values (change.day), ('-infinity'::date)
) as counted (day)
group by change.team_id, counted.day, change.user_id
having (sum(change.asked), sum(change.answered), sum(change.solved)) <> (0, 0, 0)
order by change.team_id, counted.day, change.user_id
on conflict ("team_id","day","user_id") do update
set "asked" = "curiosity_counts"."asked" + excluded.asked, "answered" = "curiosity_counts"."answered" + excluded.answered, "solved" = "curiosity_counts"."solved" + excluded.solved
