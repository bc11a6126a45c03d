select "diaries"."id", "users"."id", case when "users"."deleted_at" is null then "users"."name" else '' end, case when "users"."deleted_at" is null then "users"."avatar" end, "diaries"."day", "diaries"."sections", array(
  select array_to_string(worded.prohibited_words, $1)
  from "teams" as worded
  where worded.id = any ("diaries"."team_ids") and worded.deleted_at is null and cardinality(worded.prohibited_words) > 0
), best.frequencies
from (
  with hits as materialized (
    select asked.place, found.*
    from unnest($2::text[]) with ordinality as asked (query, place)
    cross join lateral (
      select worded.diary_id, worded.author_id, worded.day
      from "diary_words" as worded
      where worded.shared @@ asked.query::tsquery
      limit 2000
    ) as found
  ), weights as (
    select place, count(*) as found, ln(1 + (2000 - count(*) + 0.5) / (count(*) + 0.5)) as weight
    from hits
    group by place
  ), named as materialized (
    select distinct member.user_id
    from "memberships" as member
    where member.team_id = any ($3::uuid[]) and member.left_at is null and member.user_id <> $4::uuid and not exists (
      select
      from "curiosity_choices" as choice
      where choice.user_id = member.user_id and not choice.askable
    ) and not exists (
      select
      from "curiosity_asks" as ask
      where ask.person_id = member.user_id and ask.curiosity_id = $5::uuid
    ) and (
      select count(*)
      from "curiosity_asks" as ask
      where ask.person_id = member.user_id and ask.asked_at > $6::timestamptz
    ) < $7::int
  ), scored as (
    select hits.diary_id, hits.author_id, hits.day, sum(weights.weight) as score
    from hits
    join weights using (place)
    where hits.author_id in (
      select user_id
      from named
    )
    group by hits.diary_id, hits.author_id, hits.day
  ), ranked as (
    select *, row_number() over (partition by author_id order by score desc, day desc, diary_id) as nth
    from scored
  )
  select diary_id, score, (
    select json_object_agg(place, found)
    from weights
  ) as frequencies
  from ranked
  where nth <= 3
  order by score desc, day desc, diary_id
  limit 36
) as best
inner join "diaries" on "diaries"."id" = best.diary_id
inner join "users" on "users"."id" = "diaries"."author_id"
where "diaries"."deleted_at" is null
order by best.score desc, "diaries"."day" desc, "diaries"."id"
