insert into "todos" ("id", "owner_id", "kind", "text", "day", "status", "progress", "position", "diary_id", "created_at", "settled_at", "deleted_at")
with there as (
  select "todos"."text", "todos"."position"
  from "todos"
  where "todos"."owner_id" = $1::uuid and "todos"."kind" = 'day' and "todos"."day" = $2::date and "todos"."deleted_at" is null
)
select task.id, $3::uuid, 'day', task.text, $4::date, 'open', 0, (
  select coalesce(max(position), -1)
  from there
) + row_number() over (order by task.place), $5::uuid, $6::timestamptz, null::timestamptz, null::timestamptz
from unnest($7::uuid[], $8::text[]) with ordinality as task (id, text, place)
where task.text not in (
  select text
  from there
)
