select "id", "name", "avatar", "timezone", "created_at", (
  select coalesce(json_agg(json_build_object('teamId', team.id, 'role', own.role, 'sight', case when own.sees_from is null then own.role else 'member' end, 'joinedAt', own.joined_at, 'cameAt', coalesce((own.earlier->0->>'from')::timestamptz, own.joined_at), 'timezone', team.timezone, 'calendar', team.calendar, 'rules', team.rules ) order by own.joined_at, own.team_id ), '[]' )
  from "memberships" as own
  join "teams" as team on team.id = own.team_id
  where own.user_id = "users".id and own.left_at is null
)
from "users"
where "users"."id" = $1
