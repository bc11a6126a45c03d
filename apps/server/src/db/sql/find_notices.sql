select "page"."id", "page"."user_id", "page"."kind", "page"."team_id", "page"."actor_id", "page"."object_kind", "page"."object_id", "page"."params", "page"."created_at", "page"."seen_at", "page"."mail_at", (
  select reader.locale
  from "users" as reader
  where reader.id = "page"."user_id"
), "users"."id", case when "users"."deleted_at" is null then "users"."name" else '' end, case when "users"."deleted_at" is null then "users"."avatar" end, (
  select jsonb_build_object('id', "teams"."id", 'name', "teams"."name", 'reader', case when "teams"."deleted_at" is not null then 'ended' when exists (
    select
    from "memberships"
    where "memberships"."team_id" = "page"."team_id" and "memberships"."user_id" = "page"."user_id" and "memberships"."left_at" is null
  ) then 'member' else 'outside' end)
  from "teams"
  where "teams"."id" = "page"."team_id"
), jsonb_build_object('kind', "page"."object_kind", 'id', "page"."object_id") || case "page"."object_kind" when $1 then (
  select jsonb_build_object('on', null, 'title', null, 'readBy', null )
  from "applications"
  where "applications"."id" = "page"."object_id"
) when $2 then (
  select jsonb_build_object('on', null, 'title', null, 'readBy', null )
  from "invitations"
  where "invitations"."id" = "page"."object_id"
) when $3 then (
  select jsonb_build_object('on', jsonb_build_object('kind', 'diary', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."author_id", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb("object"."team_ids") )
  from "diaries" as "object"
  join "users" on "users"."id" = "object"."author_id"
  where "object"."id" = "page"."object_id" and "object"."deleted_at" is null
) when $4 then (
  select jsonb_build_object('on', jsonb_build_object('kind', 'quote', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."keeper_id", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb(array["object"."team_id"]) )
  from "quotes" as "object"
  join "users" on "users"."id" = "object"."keeper_id"
  where "object"."id" = "page"."object_id" and ("object"."deleted_at" is null and "object"."withheld_at" is null)
) when $5 then (
  select jsonb_build_object('on', jsonb_build_object('kind', 'curious', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."asker_id", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb("object"."team_ids") )
  from "curiosities" as "object"
  join "users" on "users"."id" = "object"."asker_id"
  where "object"."id" = "page"."object_id" and "object"."deleted_at" is null
) when $6 then (
  select jsonb_build_object('on', null, 'title', "activities"."title", 'readBy', null )
  from "activities"
  where "activities"."id" = "page"."object_id" and "activities"."deleted_at" is null
) when $7 then (
  select jsonb_build_object('on', null, 'title', "users"."name", 'readBy', null )
  from "users"
  where "users"."id" in (
    select kept.user_id
    from "newcomer_buddies" as kept
    where kept.id = "page"."object_id"
    union all
    select kept.user_id
    from "newcomer_answers" as kept
    where kept.id = "page"."object_id"
  ) and "users"."deleted_at" is null
) when $8 then (
  select jsonb_build_object('on', jsonb_build_object('kind', 'culture', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."created_by", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb(array["object"."team_id"]) )
  from "cultures" as "object"
  join "users" on "users"."id" = "object"."created_by"
  where "object"."id" = "page"."object_id" and "object"."deleted_at" is null
) when $9 then (
  select jsonb_build_object('on', null, 'title', concat_ws(' · ', "questionnaires"."title"->>'en', "questionnaires"."title"->>'zh'), 'readBy', null )
  from "questionnaires"
  where "questionnaires"."id" = "page"."object_id" and "questionnaires"."deleted_at" is null
) when $10 then (
  select jsonb_build_object('on', null, 'title', null, 'readBy', null )
  from "mood_days" as asked
  join "mood_plans" as plan on plan.team_id = asked.team_id and cardinality(plan.weekdays) > 0
  where asked.id = "page"."object_id"
) when $11 then (
  select jsonb_build_object('on', jsonb_build_object('kind', 'news', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."owner_id", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb(array["object"."team_id"]) )
  from "team_news" as "object"
  join "users" on "users"."id" = "object"."owner_id"
  where "object"."id" = "page"."object_id" and (
    select count(distinct entry.author_id)
    from "team_news_sources" as source
    join "diary_teams" as entry on entry.diary_id = source.diary_id and entry.team_id = "object"."team_id"
    where source.item_id = "object"."id"
  ) >= "object"."least_people"
) when $12 then (
  select case said.object_kind when $13 then (
    select jsonb_build_object('on', jsonb_build_object('kind', 'diary', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."author_id", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb("object"."team_ids") )
    from "diaries" as "object"
    join "users" on "users"."id" = "object"."author_id"
    where "object"."id" = said.object_id and "object"."deleted_at" is null
  ) when $14 then (
    select jsonb_build_object('on', jsonb_build_object('kind', 'quote', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."keeper_id", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb(array["object"."team_id"]) )
    from "quotes" as "object"
    join "users" on "users"."id" = "object"."keeper_id"
    where "object"."id" = said.object_id and ("object"."deleted_at" is null and "object"."withheld_at" is null)
  ) when $15 then (
    select jsonb_build_object('on', jsonb_build_object('kind', 'curious', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."asker_id", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb("object"."team_ids") )
    from "curiosities" as "object"
    join "users" on "users"."id" = "object"."asker_id"
    where "object"."id" = said.object_id and "object"."deleted_at" is null
  ) when $16 then (
    select jsonb_build_object('on', jsonb_build_object('kind', 'culture', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."created_by", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb(array["object"."team_id"]) )
    from "cultures" as "object"
    join "users" on "users"."id" = "object"."created_by"
    where "object"."id" = said.object_id and "object"."deleted_at" is null
  ) when $17 then (
    select jsonb_build_object('on', jsonb_build_object('kind', 'news', 'id', "object"."id", 'day', "object"."day", 'ownerId', "object"."owner_id", 'ownerName', case when "users"."deleted_at" is null then "users"."name" else '' end ), 'title', null, 'readBy', to_jsonb(array["object"."team_id"]) )
    from "team_news" as "object"
    join "users" on "users"."id" = "object"."owner_id"
    where "object"."id" = said.object_id and (
      select count(distinct entry.author_id)
      from "team_news_sources" as source
      join "diary_teams" as entry on entry.diary_id = source.diary_id and entry.team_id = "object"."team_id"
      where source.item_id = "object"."id"
    ) >= "object"."least_people"
  ) end
  from (
    select "comments"."object_kind", "comments"."object_id"
    from "comments"
    where "comments"."id" = "page"."object_id" and "comments"."deleted_at" is null
    union all
    select "anonymous_comments"."object_kind", "anonymous_comments"."object_id"
    from "anonymous_comments"
    where "anonymous_comments"."id" = "page"."object_id" and "anonymous_comments"."deleted_on" is null
  ) said
) when $18 then (
  select jsonb_build_object('on', null, 'title', null, 'readBy', null )
  from "meetings"
  where "meetings"."id" = "page"."object_id" and "meetings"."deleted_at" is null
) end
from (
  select "id", "user_id", "kind", "team_id", "actor_id", "object_kind", "object_id", "params", "created_at", "seen_at", "mail_at"
  from "notices"
  where ("notices"."user_id" = $19 and "notices"."id" = any ($20::uuid[]))
  order by "notices"."id" desc
  limit $21
) "page"
left join "users" on "users"."id" = "page"."actor_id"
order by "page"."id" desc
