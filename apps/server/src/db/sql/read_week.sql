select mistakes_elsewhere, leads, written
from (
  select (
    select coalesce(sum(jsonb_array_length(coalesce("diaries"."sections" -> 'mistakes', '[]'))), 0)::int
    from "diaries"
    where "diaries"."author_id" = $1::uuid and "diaries"."day" between $2::date and $3::date and "diaries"."day" <> $4::date and "diaries"."deleted_at" is null
  ) as mistakes_elsewhere, coalesce((
    select (exists (
      select
      from "department_members"
      where "department_members"."team_id" = "own"."team_id" and "department_members"."user_id" = "own"."user_id" and "department_members"."leader"
    ) or exists (
      select
      from "memberships"
      where "memberships"."supervisor_id" = "own"."user_id" and "memberships"."team_id" = "own"."team_id" and "memberships"."left_at" is null
    ) )
    from "memberships" as "own"
    where "own"."team_id" = $5::uuid and "own"."user_id" = $6::uuid and "own"."left_at" is null
  ), false) as leads, (
    select coalesce(json_agg("diaries"."day"), '[]')
    from "diaries"
    where "diaries"."author_id" = $7::uuid and "diaries"."day" between $8::date and $9::date and "diaries"."day" <> $10::date and "diaries"."deleted_at" is null
  ) as written
) as week
