select "diaries"."id", "diaries"."author_id", "diaries"."day", "diaries"."team_ids", "diaries"."title", "users"."id", case when "users"."deleted_at" is null then "users"."name" else '' end, case when "users"."deleted_at" is null then "users"."avatar" end, array(
  select array_to_string(worded.prohibited_words, $1)
  from "teams" as worded
  where worded.id = any ("diaries"."team_ids") and worded.deleted_at is null and cardinality(worded.prohibited_words) > 0
), (
  select coalesce(json_agg(json_build_object('item', "customer_reviews"."item", 'verdict', "customer_reviews"."verdict", 'note', "customer_reviews"."note", 'at', "customer_reviews"."created_at", 'reviewer', json_build_object('id', "reviewer"."id", 'name', case when "reviewer"."deleted_at" is null then "reviewer"."name" else '' end, 'avatar', case when "reviewer"."deleted_at" is null then "reviewer"."avatar" end) ) order by "customer_reviews"."created_at", "customer_reviews"."reviewer_id" ), '[]')
  from "customer_reviews"
  join "users" as reviewer on "reviewer"."id" = "customer_reviews"."reviewer_id"
  where "customer_reviews"."diary_id" = "diaries"."id" and "diaries"."sections" -> 'customerGood' ? "customer_reviews"."item"
), (
  select json_build_object('total', worth.score, 'grade', worth.grade, 'settled', (
    select json_build_object('teamId', held.team_id, 'total', held.score_after, 'grade', held.grade_after, 'isAuthorsHome', case when "diaries"."author_id" = $2::uuid then held.team_id = (
      select oldest.team_id
      from "memberships" as oldest
      where oldest.user_id = "diaries"."author_id" and oldest.left_at is null
      order by oldest.joined_at, oldest.team_id
      limit 1
    ) else false end )
    from "appeals" as held
    where held.diary_id = worth.diary_id and held.holds
  ), 'own', case when "diaries"."author_id" = $3::uuid then coalesce((
    select bool_or((coalesce(scoring.rules->'review'->>'scores', 'on') = 'on' and not (coalesce((scoring.rules->'review'->>'ownSwitch')::boolean, false) and exists (
      select
      from "score_switches" as switched
      where switched.team_id = scoring.id and switched.user_id = "diaries"."author_id"
    ) ) ))
    from "memberships" as belongs
    join "teams" as scoring on scoring.id = belongs.team_id
    where belongs.user_id = "diaries"."author_id" and belongs.left_at is null
  ), true ) else false end, 'shownIn', case when "diaries"."author_id" = $4::uuid then '[]'::json else (
    select coalesce(json_agg(json_build_object('teamId', shows.id, 'grades', coalesce(shows.rules->'review'->>'grades', 'team'), 'leads', case when coalesce(shows.rules->'review'->>'grades', 'team') = 'supervisors' then exists (
      select
      from "carers" as care
      where care.team_id = shows.id and care.user_id = "diaries"."author_id" and care.carer_id = $5::uuid and care.holds_from is null
    ) else false end )), '[]')
    from "teams" as shows
    where shows.id = any ("diaries"."team_ids") and shows.id = any ($6::uuid[]) and (coalesce(shows.rules->'review'->>'scores', 'on') = 'on' and not (coalesce((shows.rules->'review'->>'ownSwitch')::boolean, false) and exists (
      select
      from "score_switches" as switched
      where switched.team_id = shows.id and switched.user_id = "diaries"."author_id"
    ) ) )
  ) end )
  from "diary_scores" as worth
  where worth.diary_id = "diaries"."id"
), (
  select coalesce(json_agg(json_build_object('id', question.value -> 'id', 'teamId', question.value -> 'teamId')), '[]')
  from jsonb_array_elements("diaries"."asked") as question
), (
  select json_build_object('pieces', json_build_array(json_build_object('section', 'summary', 'id', null, 'nth', 1, 'start', 1, 'text', left(summary, 600), 'isEnd', length(summary) <= 600 )), 'located', json_build_array(), 'isLookedThrough', false, 'isWhole', false)
  from (
    select "diaries"."sections" ->> 'summary' as summary
  ) as said
)
from (
  select distinct day, diary_id
  from (
    select of_author.*
    from unnest($7::uuid[]) as read_by(team_id)
    cross join unnest($8::uuid[]) as written_by(author_id)
    cross join lateral (
      select entry.day, entry.diary_id
      from "diary_teams" as entry
      where entry.team_id = read_by.team_id and entry.author_id = written_by.author_id and (entry.day, entry.diary_id) < ($9::date, $10::uuid) and entry.day >= $11::date
      order by entry.day desc, entry.diary_id desc
      limit $12
    ) of_author
    union all (
      select own.day, own.id
      from "diaries" as own
      where own.author_id = $13::uuid and own.deleted_at is null and (own.day, own.id) < ($14::date, $15::uuid) and own.day >= $16::date
      order by own.day desc, own.id desc
      limit $17
    )
  ) as found(day, diary_id)
  order by day desc, diary_id desc
  limit $18
) as page
inner join "diaries" on "diaries"."id" = page.diary_id
inner join "users" on "users"."id" = "diaries"."author_id"
order by "diaries"."day" desc, "diaries"."id" desc
