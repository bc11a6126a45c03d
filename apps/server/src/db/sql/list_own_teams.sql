select "users"."id", "users"."created_at", "users"."timezone", "users"."name", "users"."avatar", "teams"."id", "teams"."timezone", "teams"."calendar", "teams"."rules", "memberships"."joined_at", to_json(coalesce((memberships.earlier->0->>'from')::timestamptz, memberships.joined_at)) #>> '{}'
from "users"
left join "memberships" on ("memberships"."user_id" = "users"."id" and "memberships"."left_at" is null)
left join "teams" on "teams"."id" = "memberships"."team_id"
where ("users"."id" = any ($1::uuid[]) and "users"."deleted_at" is null)
order by "memberships"."joined_at" asc, "memberships"."team_id" asc
