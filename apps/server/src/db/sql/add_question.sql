with "asked" as (
  insert into "curiosities" ("id", "asker_id", "diary_id", "day", "question", "detail", "team_ids", "solved_at", "created_at", "accepted_id", "solver_id", "helped", "words", "deleted_at", "images", "past_answers")
  values ($1, $2, default, $3, $4, $5, $6, default, $7, default, default, default, $8, default, $9, default)
  returning "id", "asker_id", "diary_id", "day", "question", "detail", "team_ids", "solved_at", "created_at", "accepted_id", "solver_id", "helped", "words", "deleted_at", "images", "past_answers"
), "listed" as (
  insert into "curiosity_teams" ("team_id", "created_at", "curiosity_id", "solved_on", "solver_id", "answered")
  select read.team_id, new.created_at, new.id, null::date, null::uuid, false
  from "asked" as new
  cross join lateral unnest(new.team_ids) as read (team_id)
), "counted" as (
  insert into "curiosity_counts" ("team_id", "day", "user_id", "asked", "answered", "solved")
  select change.team_id, counted.day, change.user_id, sum(change.asked)::int, sum(change.answered)::int, sum(change.solved)::int
  from (
    select read.team_id, new.asker_id, new.day, 1, 0, 0
    from "asked" as new
    cross join lateral unnest(new.team_ids) as read (team_id)
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
)
select id
from "asked"
