with "held" as (
  select "team_id"
  from "memberships"
  where ("memberships"."user_id" = $1 and "memberships"."team_id" = any ($2::uuid[]) and "memberships"."left_at" is null)
  order by "memberships"."team_id" asc
  for share
), "added" as (
  insert into "diaries" ("id", "author_id", "day", "team_ids", "title", "sections", "expression", "images", "asked", "length", "late", "version", "seen_version", "published_at", "updated_at", "seen_changed_at", "deleted_at")
  values ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, default, $15, $16, default, default)
  on conflict ("author_id","day")
  where "diaries"."deleted_at" is null do nothing
  returning "id", "author_id", "day"
), "described" as (
  insert into "diary_words" ("diary_id", "author_id", "day", "shared", "own")
  select id, author_id, day, $17::tsvector, $18::tsvector
  from "added"
), "entered" as (
  insert into "diary_teams" ("team_id", "day", "diary_id", "author_id")
  select held.team_id, added.day, added.id, added.author_id
  from "added"
  cross join "held"
), "ended" as (
  delete from "drafts"
  where $19::boolean and ("drafts"."author_id", "drafts"."day") in (
    select author_id, day
    from "added"
  )
)
select array(
  select team_id
  from "held"
), "added"."id", json_build_object('author', (
  select json_build_object('scored', coalesce(own.scored, true), 'questions', coalesce(own.questions, '[]'), 'earlier', (
    select coalesce(encode(string_agg(said.shingles, ''), 'base64'), '')
    from (
      select entry.id
      from "diaries" as entry
      where entry.author_id = "added"."author_id" and entry.deleted_at is null and entry.day <> "added"."day" and entry.day < "added"."day" + 8 and entry.published_at <= $20::timestamptz
      order by entry.day desc
      limit 10
    ) as earlier
    join "diary_scores" as said on said.diary_id = earlier.id
  ), 'leads', others.leads, 'interviews', others.interviews )
  from (
    select bool_or((coalesce(scoring.rules->'review'->>'scores', 'on') = 'on' and not (coalesce((scoring.rules->'review'->>'ownSwitch')::boolean, false) and exists (
      select
      from "score_switches" as switched
      where switched.team_id = scoring.id and switched.user_id = "added"."author_id"
    ) ) )) as scored, (array_agg(scoring.daily_questions order by belongs.joined_at, belongs.team_id))[1] as questions
    from "memberships" as belongs
    join "teams" as scoring on scoring.id = belongs.team_id
    where belongs.user_id = "added"."author_id" and belongs.left_at is null
  ) as own
  cross join (
    select count(*) > 0 as leads, coalesce(json_agg(open.interview order by open.month, open.name, open.id) filter (where open.id is not null), '[]' ) as interviews
    from (
      select care.team_id, care.user_id
      from "carers" as care
      join "memberships" as there on there.team_id = care.team_id and there.user_id = care.user_id and there.left_at is null
      where care.carer_id = "added"."author_id" and care.holds_from is null
    ) as led
    left join lateral (
      select waits.id, waits.name, needed.month, json_build_object('teamId', held.id, 'timezone', held.timezone, 'calendar', held.calendar, 'month', needed.month::text, 'from', coalesce((held.rules->'review'->'interviews'->>'day')::int, 15), 'member', json_build_object('id', waits.id, 'name', waits.name), 'away', array(
        select away.day::text
        from "vacations" as away
        where away.user_id = waits.id and away.day >= date_trunc('month', ($21::timestamptz at time zone held.timezone) - (held.calendar->>'dayStartsAt')::interval)::date
      ) ) as interview
      from "interviews" as needed
      join "teams" as held on held.id = needed.team_id
      join "users" as waits on waits.id = needed.member_id and waits.deleted_at is null
      where needed.team_id = led.team_id and needed.member_id = led.user_id and needed.version = 0 and needed.closed_at is null and needed.month >= date_trunc('month', ($22::timestamptz at time zone held.timezone) - (held.calendar->>'dayStartsAt')::interval)::date - interval '3 months' and needed.month < date_trunc('month', ($23::timestamptz at time zone held.timezone) - (held.calendar->>'dayStartsAt')::interval)::date and coalesce((held.rules->'review'->'interviews'->>'blocks')::boolean, true)
    ) as open on true
  ) as others
), 'isFollowed', exists (
  select
  from "follows" as any_follow
  where any_follow.followee_id = "added"."author_id"
))
from (
  select
) as call
left join "added" on true
