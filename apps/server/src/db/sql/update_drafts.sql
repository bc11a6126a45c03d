with "free" as (
  select next as "next"
  from "drafts"
  inner join json_populate_recordset(null::"drafts", $1::json) as next on ("drafts"."author_id", "drafts"."day", "drafts"."version") = (next.author_id, next.day, next.version - 1)
  for update of "drafts" skip locked
)
update "drafts"
set "title" = (next).title, "sections" = (next).sections, "team_ids" = (next).team_ids, "expression" = (next).expression, "images" = (next).images, "version" = (next).version, "saved_at" = (next).saved_at
from "free"
where ("drafts"."author_id", "drafts"."day", "drafts"."version") = ((next).author_id, (next).day, (next).version - 1)
returning "drafts"."author_id", "drafts"."day"
