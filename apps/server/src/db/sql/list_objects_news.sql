select "object"."id", "object"."owner_id", case when "users"."deleted_at" is null then "users"."name" else '' end, "object"."day"::text, to_jsonb(array["object"."team_id"])
from "team_news" as "object"
inner join "users" on "users"."id" = "object"."owner_id"
where ("object"."id" = any ($1::uuid[]) and (
  select count(distinct entry.author_id)
  from "team_news_sources" as source
  join "diary_teams" as entry on entry.diary_id = source.diary_id and entry.team_id = "object"."team_id"
  where source.item_id = "object"."id"
) >= "object"."least_people")
