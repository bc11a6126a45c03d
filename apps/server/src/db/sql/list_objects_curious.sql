select "object"."id", "object"."asker_id", case when "users"."deleted_at" is null then "users"."name" else '' end, "object"."day"::text, to_jsonb("object"."team_ids")
from "curiosities" as "object"
inner join "users" on "users"."id" = "object"."asker_id"
where ("object"."id" = any ($1::uuid[]) and "object"."deleted_at" is null)
