with "added" as (
  insert into "notices" ("id", "user_id", "kind", "team_id", "actor_id", "object_kind", "object_id", "params", "created_at", "seen_at", "mail_at")
  select told.id, told.user_id, $1::text, $2::uuid, $3::uuid, $4::text, $5::uuid, $6::jsonb || case when $7::text = 'like' and $8::uuid is not null then jsonb_build_object('who', jsonb_build_array(left(md5($9::text || $10::text), 8))) else '{}' end, $11::timestamptz, null::timestamptz, $12::timestamptz
  from unnest($13::uuid[], $14::uuid[]) as told(id, user_id)
  where not ($15::boolean and exists (
    select
    from "notices" as earlier
    where earlier.user_id = told.user_id and earlier.kind = $16::text and earlier.object_id = $17::uuid and (earlier.actor_id = $18::uuid or earlier.params @> jsonb_build_object('who', jsonb_build_array(left(md5($19::text || $20::text), 8))))
  ))
  on conflict ("user_id","kind","object_id")
  where seen_at is null and kind = 'like' do update
  set "id" = excluded.id, "actor_id" = excluded.actor_id, "params" = "notices"."params" || jsonb_build_object('others', coalesce(("notices"."params"->>'others')::int, 0) + ("notices"."actor_id" is distinct from excluded.actor_id)::int, 'who', coalesce("notices"."params"->'who', '[]') || coalesce(excluded.params->'who', '[]') ), "created_at" = excluded.created_at
  returning "user_id", "kind", xmax = 0 as "is_new"
)
insert into "notice_totals" ("user_id", "kind", "unseen")
select "user_id", "kind", 1 as "unseen"
from "added"
where "is_new"
order by "added"."user_id"
on conflict ("user_id","kind") do update
set "unseen" = "notice_totals"."unseen" + 1
