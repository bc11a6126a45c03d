with "gone" as (
  delete from "curiosity_answers"
  where curiosity_answers.curiosity_id = $1::uuid and curiosity_answers.team_id = $2::uuid and curiosity_answers.user_id = $3::uuid and not exists (
    select first.day
    from (
      select (
        select min(said.day)
        from "comments" as said
        where said.object_kind = 'curious' and said.object_id = $4::uuid and said.team_id = $5::uuid and said.author_id = $6::uuid and said.deleted_at is null
        having count(*) > 0
      ) as day
    ) as first
    join "curiosities" as question on question.id = $7::uuid and question.asker_id <> $8::uuid
    join "users" as person on person.id = $9::uuid and person.erased_at is null
    where first.day is not null
  )
), "kept" as (
  insert into "curiosity_answers" ("curiosity_id", "team_id", "user_id", "day")
  select $10::uuid, $11::uuid, $12::uuid, now.day
  from (
    select first.day
    from (
      select (
        select min(said.day)
        from "comments" as said
        where said.object_kind = 'curious' and said.object_id = $13::uuid and said.team_id = $14::uuid and said.author_id = $15::uuid and said.deleted_at is null
        having count(*) > 0
      ) as day
    ) as first
    join "curiosities" as question on question.id = $16::uuid and question.asker_id <> $17::uuid
    join "users" as person on person.id = $18::uuid and person.erased_at is null
    where first.day is not null
  ) as now
  on conflict ("curiosity_id","team_id","user_id") do update
  set "day" = excluded.day
)
insert into "curiosity_counts" ("team_id", "day", "user_id", "asked", "answered", "solved")
select change.team_id, counted.day, change.user_id, sum(change.asked)::int, sum(change.answered)::int, sum(change.solved)::int
from (
  select $19::uuid, $20::uuid, change.day, 0, change.by, 0
  from (
    select was.day, -1 as by
    from "curiosity_answers" as was
    where was.curiosity_id = $21::uuid and was.team_id = $22::uuid and was.user_id = $23::uuid
    union all
    select now.day, 1
    from (
      select first.day
      from (
        select (
          select min(said.day)
          from "comments" as said
          where said.object_kind = 'curious' and said.object_id = $24::uuid and said.team_id = $25::uuid and said.author_id = $26::uuid and said.deleted_at is null
          having count(*) > 0
        ) as day
      ) as first
      join "curiosities" as question on question.id = $27::uuid and question.asker_id <> $28::uuid
      join "users" as person on person.id = $29::uuid and person.erased_at is null
      where first.day is not null
    ) as now
  ) as change
  where exists (
    select
    from "curiosity_teams" as listed
    where listed.curiosity_id = $30::uuid and listed.team_id = $31::uuid
  )
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
