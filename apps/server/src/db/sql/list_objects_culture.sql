select "object"."id", "object"."created_by", case when "users"."deleted_at" is null then "users"."name" else '' end, "object"."day"::text, to_jsonb(array["object"."team_id"])
from "cultures" as "object"
inner join "users" on "users"."id" = "object"."created_by"
where ("object"."id" = any ($1::uuid[]) and "object"."deleted_at" is null)
