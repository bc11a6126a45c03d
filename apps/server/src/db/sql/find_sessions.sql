select asked.token_hash as "asked_token_hash", asked.key as "asked_key", (
  select json_build_object('requestHash', "idempotency_keys"."request_hash", 'answer', "idempotency_keys"."answer")
  from "idempotency_keys"
  where "idempotency_keys"."user_id" = "users"."id" and "idempotency_keys"."key" = asked.key
), "access_tokens"."expires_at", "sessions"."id", "sessions"."last_seen_at", "users"."id", "users"."name", "users"."avatar", "users"."timezone", "users"."created_at", (
  select coalesce(json_agg(json_build_object('teamId', team.id, 'role', own.role, 'sight', case when own.sees_from is null then own.role else 'member' end, 'joinedAt', own.joined_at, 'cameAt', coalesce((own.earlier->0->>'from')::timestamptz, own.joined_at), 'timezone', team.timezone, 'calendar', team.calendar, 'rules', team.rules ) order by own.joined_at, own.team_id ), '[]' )
  from "memberships" as own
  join "teams" as team on team.id = own.team_id
  where own.user_id = "users".id and own.left_at is null
)
from unnest($1::text[], $2::text[]) as asked (token_hash, key)
inner join "access_tokens" on "access_tokens"."token_hash" = asked.token_hash
inner join "sessions" on "sessions"."id" = "access_tokens"."session_id"
inner join "users" on "users"."id" = "sessions"."user_id"
where ("sessions"."revoked_at" is null and "users"."deleted_at" is null)
