select "team_id"
from "memberships"
where ("memberships"."user_id" = $1 and "memberships"."team_id" = any ($2::uuid[]) and "memberships"."left_at" is null)
order by "memberships"."team_id" asc
for share
