select "object"."id", "object"."keeper_id", case when "users"."deleted_at" is null then "users"."name" else '' end, "object"."day"::text, to_jsonb(array["object"."team_id"])
from "quotes" as "object"
inner join "users" on "users"."id" = "object"."keeper_id"
where ("object"."id" = any ($1::uuid[]) and ("object"."deleted_at" is null and "object"."withheld_at" is null))
