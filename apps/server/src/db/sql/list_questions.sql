with "listed" as (
  insert into "curiosity_teams" ("team_id", "created_at", "curiosity_id", "solved_on", "solver_id", "answered")
  select place.id, known.created_at, known.id, ((known.solved_at at time zone place.timezone) - (place.calendar ->> 'dayStartsAt')::interval)::date, known.solver_id, exists (
    select
    from "threads" as talk
    where talk.team_id = any (known.team_ids) and talk.object_kind = 'curious' and talk.object_id = known.id and talk.answered_on is not null and talk.comments > 0
  )
  from (
    select *
    from "curiosities"
    where ("curiosities"."diary_id" = any ($1::uuid[]) or "curiosities"."id" = any ($2::uuid[])) and "curiosities"."deleted_at" is null
  ) as known
  join "teams" as place on place.id = any (known.team_ids)
  on conflict do nothing
  returning "team_id", "created_at", "curiosity_id", "solved_on", "solver_id", "answered"
)
insert into "curiosity_counts" ("team_id", "day", "user_id", "asked", "answered", "solved")
select change.team_id, counted.day, change.user_id, sum(change.asked)::int, sum(change.answered)::int, sum(change.solved)::int
from (
  select listed.team_id, question.asker_id, question.day, 1, 0, 0
  from "listed" as listed
  join "curiosities" as question on question.id = listed.curiosity_id
  union all
  select listed.team_id, listed.solver_id, listed.solved_on, 0, 0, 1
  from "listed" as listed
  where listed.solver_id is not null and listed.solved_on is not null
  union all
  select listed.team_id, given.user_id, given.day, 0, 1, 0
  from "listed" as listed
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
