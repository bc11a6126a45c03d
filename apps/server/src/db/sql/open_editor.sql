select "drafts"."author_id", "drafts"."day", "drafts"."title", "drafts"."sections", "drafts"."team_ids", "drafts"."expression", "drafts"."images", "drafts"."version", "drafts"."saved_at", coalesce("teams"."daily_questions", '[]'), (
  select coalesce(json_agg(json_build_object('id', asked.id, 'teamId', asked.team_id, 'title', asked.title, 'prompt', asked.prompt, 'endsOn', asked.ends_on ) order by asked.ends_on, asked.id ), '[]' )
  from (
    select topic.*
    from "activities" as topic
    where topic.team_id = any ($1::uuid[]) and $2::date between topic.starts_on and topic.ends_on and topic.deleted_at is null and (topic.department_ids = '{}' or exists (
      select
      from "department_members" as own
      where own.user_id = "users"."id" and own.department_id = any (topic.department_ids)
    ))
    order by topic.ends_on, topic.id
    limit 20
  ) as asked
), json_build_object('prompts', (
  select guide.prompts
  from "newcomer_guides" as guide
  where guide.team_id = $3::uuid
), 'buddy', (
  select json_build_object('id', buddy.id, 'name', buddy.name, 'avatar', buddy.avatar)
  from "newcomer_buddies" as tended
  join "users" as buddy on buddy.id = tended.buddy_id and buddy.deleted_at is null
  where tended.team_id = $4::uuid and tended.user_id = "users"."id" and tended.accepted_at is not null
), 'said', exists (
  select
  from "newcomer_answers" as said
  where said.team_id = $5::uuid and said.user_id = "users"."id"
) ), (
  select coalesce(json_agg(json_build_object('id', asked.id, 'text', asked.text, 'status', asked.status, 'createdAt', asked.created_at, 'plannedOn', asked.planned_on ) order by asked.day, asked.position, asked.id ), '[]' )
  from (
    select task.*, planned.day as planned_on
    from "todos" as task
    left join "diaries" as planned on planned.id = task.diary_id
    where task.owner_id = "users"."id" and task.kind = 'day' and task.deleted_at is null and (task.day = $6::date or (task.day < $7::date and task.day >= -14 + coalesce((
      select max(entry.day)
      from "diaries" as entry
      where entry.author_id = "users"."id" and entry.day < $8::date and entry.deleted_at is null
    ), $9::date ) and (task.status = 'open' or task.settled_at >= $10::timestamptz) ))
    order by task.day, task.position, task.id
    limit 50
  ) as asked
), json_build_object('guidelines', (
  select coalesce(json_agg(json_build_object('id', shown.id, 'title', shown.title, 'category', shown.category, 'content', shown.content )), '[]')
  from (
    select rule.id, rule.title, rule.category, rule.content
    from "guidelines" as rule
    where rule.owner_id = "users"."id" and rule.deleted_at is null and extract(isodow from $11::date)::smallint = any (rule.weekdays)
    order by rule.pinned desc, rule.position, rule.id
    limit 10
  ) as shown
), 'mistake', (
  select json_build_object('id', due.id, 'text', due.text, 'day', due.day, 'instead', due.instead, 'askedOn', due.next_on, 'times', due.times, 'guideline', (
    select json_build_object('id', rule.id, 'title', rule.title)
    from "guidelines" as rule
    where rule.id = due.guideline_id and rule.deleted_at is null
  ) )
  from "mistakes" as due
  where due.owner_id = "users"."id" and due.deleted_at is null and due.next_on <= $12::date and $13::date = $14::date and (
    select asked.mistakes_asked
    from "users" as asked
    where asked.id = "users"."id"
  ) and not exists (
    select
    from "vacations" as away
    where away.user_id = "users"."id" and away.day = $15::date
  ) and not exists (
    select
    from "mistake_answers" as given
    where given.owner_id = "users"."id" and given.answered_on = $16::date
  )
  order by due.next_on, due.id
  limit 1
), 'improvement', (
  select json_build_object('id', current.id, 'text', current.text, 'day', current.day, 'checkOn', current.check_on)
  from "improvements" as current
  where current.owner_id = "users"."id" and current.answer is null and current.deleted_at is null
  order by current.id desc
  limit 1
), 'lastWeek', (
  select coalesce(json_agg(earlier.text), '[]')
  from (
    select said.text
    from "mistakes" as said
    where said.owner_id = "users"."id" and said.deleted_at is null and said.day between $17::date and $18::date
    order by said.day desc, said.id
    limit 20
  ) as earlier
) ), json_build_object('openInterviews', (
  select coalesce(json_agg(open.interview order by open.month, open.name, open.id), '[]')
  from (
    select care.team_id, care.user_id
    from "carers" as care
    join "memberships" as there on there.team_id = care.team_id and there.user_id = care.user_id and there.left_at is null
    where care.carer_id = "users"."id" and care.holds_from is null
  ) as led
  cross join lateral (
    select waits.id, waits.name, needed.month, json_build_object('teamId', held.id, 'timezone', held.timezone, 'calendar', held.calendar, 'month', needed.month::text, 'from', coalesce((held.rules->'review'->'interviews'->>'day')::int, 15), 'member', json_build_object('id', waits.id, 'name', waits.name), 'away', array(
      select away.day::text
      from "vacations" as away
      where away.user_id = waits.id and away.day >= date_trunc('month', ($19::timestamptz at time zone held.timezone) - (held.calendar->>'dayStartsAt')::interval)::date
    ) ) as interview
    from "interviews" as needed
    join "teams" as held on held.id = needed.team_id
    join "users" as waits on waits.id = needed.member_id and waits.deleted_at is null
    where needed.team_id = led.team_id and needed.member_id = led.user_id and needed.version = 0 and needed.closed_at is null and needed.month >= date_trunc('month', ($20::timestamptz at time zone held.timezone) - (held.calendar->>'dayStartsAt')::interval)::date - interval '3 months' and needed.month < date_trunc('month', ($21::timestamptz at time zone held.timezone) - (held.calendar->>'dayStartsAt')::interval)::date and coalesce((held.rules->'review'->'interviews'->>'blocks')::boolean, true)
  ) as open
)), exists (
  select
  from "vacations"
  where "vacations"."user_id" = "users"."id" and "vacations"."day" = $22::date
)
from "users"
left join "drafts" on "drafts"."author_id" = "users"."id" and "drafts"."day" = $23::date
left join "teams" on "teams"."id" = $24::uuid
where "users"."id" = $25::uuid
