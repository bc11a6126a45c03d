select page.kept, "diaries"."id", "diaries"."author_id", "diaries"."day", "diaries"."team_ids", "diaries"."title", "diaries"."sections", "diaries"."expression", "diaries"."images", "diaries"."asked", "diaries"."length", "diaries"."late", "diaries"."version", "diaries"."seen_version", "diaries"."published_at", "diaries"."updated_at", "diaries"."seen_changed_at", "diaries"."deleted_at", "users"."id", case when "users"."deleted_at" is null then "users"."name" else '' end, case when "users"."deleted_at" is null then "users"."avatar" end, array(
  select array_to_string(worded.prohibited_words, $1)
  from "teams" as worded
  where worded.id = any ("diaries"."team_ids") and worded.deleted_at is null and cardinality(worded.prohibited_words) > 0
), (
  select coalesce(json_agg(json_build_object('item', "customer_reviews"."item", 'verdict', "customer_reviews"."verdict", 'note', "customer_reviews"."note", 'at', "customer_reviews"."created_at", 'reviewer', json_build_object('id', "reviewer"."id", 'name', case when "reviewer"."deleted_at" is null then "reviewer"."name" else '' end, 'avatar', case when "reviewer"."deleted_at" is null then "reviewer"."avatar" end) ) order by "customer_reviews"."created_at", "customer_reviews"."reviewer_id" ), '[]')
  from "customer_reviews"
  join "users" as reviewer on "reviewer"."id" = "customer_reviews"."reviewer_id"
  where "customer_reviews"."diary_id" = "diaries"."id"
), array(
  select led.team_id
  from "memberships" as led
  where led.user_id = "diaries"."author_id" and led.team_id = any ($2::uuid[]) and led.left_at is null and led.user_id <> $3::uuid and (led.supervisor_id = $4::uuid or exists (
    select
    from "department_members" as theirs
    join "department_members" as mine on mine.department_id = theirs.department_id
    where theirs.team_id = led.team_id and theirs.user_id = led.user_id and mine.team_id = led.team_id and mine.user_id = $5::uuid and mine.leader
  ))
), exists (
  select
  from "follows" as own
  where own.follower_id = $6::uuid and own.followee_id = "diaries"."author_id"
), (
  select json_build_object('comments', coalesce(sum(talk.comments), 0)::int, 'answered', coalesce(bool_or(talk.answered_on is not null), false), 'reactions', (
    select coalesce(json_agg(json_build_object('emoji', given.emoji, 'count', given.count, 'mine', given.mine) order by given.count desc, given.emoji collate "C" ), '[]')
    from (
      select counted.emoji, sum(counted.count)::int as count, bool_or(exists (
        select
        from "reactions" as own
        where own.object_kind = counted.object_kind and own.object_id = counted.object_id and own.user_id = $7::uuid and own.emoji = counted.emoji and own.team_id = counted.team_id
      )) as mine
      from (
        select team_id
        from unnest("diaries"."team_ids") as own(team_id)
        where team_id = any ($8::uuid[])
      ) as shared
      join "reaction_counts" as counted on counted.team_id = shared.team_id and counted.object_kind = $9 and counted.object_id = "diaries"."id"
      where counted.count > 0
      group by counted.emoji
    ) as given
  ) )
  from (
    select team_id
    from unnest("diaries"."team_ids") as own(team_id)
    where team_id = any ($10::uuid[])
  ) as shared
  cross join lateral (
    select here.*
    from "threads" as here
    where here.team_id = shared.team_id and here.object_kind = $11 and here.object_id = "diaries"."id" offset 0
  ) as talk
), (
  select json_build_object('total', worth.score, 'grade', worth.grade, 'settled', (
    select json_build_object('teamId', held.team_id, 'total', held.score_after, 'grade', held.grade_after, 'isAuthorsHome', case when "diaries"."author_id" = $12::uuid then held.team_id = (
      select oldest.team_id
      from "memberships" as oldest
      where oldest.user_id = "diaries"."author_id" and oldest.left_at is null
      order by oldest.joined_at, oldest.team_id
      limit 1
    ) else false end )
    from "appeals" as held
    where held.diary_id = worth.diary_id and held.holds
  ), 'own', case when "diaries"."author_id" = $13::uuid then coalesce((
    select bool_or((coalesce(scoring.rules->'review'->>'scores', 'on') = 'on' and not (coalesce((scoring.rules->'review'->>'ownSwitch')::boolean, false) and exists (
      select
      from "score_switches" as switched
      where switched.team_id = scoring.id and switched.user_id = "diaries"."author_id"
    ) ) ))
    from "memberships" as belongs
    join "teams" as scoring on scoring.id = belongs.team_id
    where belongs.user_id = "diaries"."author_id" and belongs.left_at is null
  ), true ) else false end, 'shownIn', case when "diaries"."author_id" = $14::uuid then '[]'::json else (
    select coalesce(json_agg(json_build_object('teamId', shows.id, 'grades', coalesce(shows.rules->'review'->>'grades', 'team'), 'leads', case when coalesce(shows.rules->'review'->>'grades', 'team') = 'supervisors' then exists (
      select
      from "carers" as care
      where care.team_id = shows.id and care.user_id = "diaries"."author_id" and care.carer_id = $15::uuid and care.holds_from is null
    ) else false end )), '[]')
    from "teams" as shows
    where shows.id = any ("diaries"."team_ids") and shows.id = any ($16::uuid[]) and (coalesce(shows.rules->'review'->>'scores', 'on') = 'on' and not (coalesce((shows.rules->'review'->>'ownSwitch')::boolean, false) and exists (
      select
      from "score_switches" as switched
      where switched.team_id = shows.id and switched.user_id = "diaries"."author_id"
    ) ) )
  ) end )
  from "diary_scores" as worth
  where worth.diary_id = "diaries"."id"
)
from (
  select kept, day, diary_id
  from ((
    select distinct false as kept, day, diary_id
    from (
      select of_team.*
      from unnest($17::uuid[]) as read_by(team_id)
      cross join lateral (
        select entry.day, entry.diary_id
        from "diary_teams" as entry
        where entry.team_id = read_by.team_id and entry.author_id <> $18::uuid and entry.day >= $19::date and (entry.day, entry.diary_id) < ($20::date, $21::uuid) and (
          select true
          from "diary_accesses" as opened
          where opened.diary_id = entry.diary_id and opened.reader_id = $22::uuid and opened.kind = 'opened'
          limit 1
        ) is null
        order by entry.day desc, entry.diary_id desc
        limit $23
      ) as of_team
    ) as found
    order by day desc, diary_id desc
    limit $24
  ) union all (
    select true, kept.day, kept.diary_id
    from "kept_unread" as kept
    where kept.reader_id = $25::uuid and kept.day >= $26::date and exists (
      select
      from "diary_teams" as entry
      where entry.diary_id = kept.diary_id and entry.team_id = any ($27::uuid[])
    ) and not exists (
      select
      from "reading_positions" as stopped
      where stopped.reader_id = kept.reader_id and stopped.diary_id = kept.diary_id and stopped.selection = $28
    ) and (kept.day, kept.diary_id) < ($29::date, $30::uuid)
    order by kept.day desc, kept.diary_id desc
    limit $31
  ) ) as waiting
  order by kept, day desc, diary_id desc
  limit $32
) as page
inner join "diaries" on "diaries"."id" = page.diary_id
inner join "users" on "users"."id" = "diaries"."author_id"
order by page.kept, "diaries"."day" desc, "diaries"."id" desc
