select "teams"."id", "threads"."comments", "teams"."member_count"
from "teams"
left join "threads" on ("threads"."team_id" = "teams"."id" and "threads"."object_kind" = $1 and "threads"."object_id" = $2::uuid)
where "teams"."id" = any ($3::uuid[])
