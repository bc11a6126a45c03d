insert into "mistakes" ("id", "owner_id", "diary_id", "day", "text", "instead", "shared_with", "created_at", "diary_text", "tags", "guideline_id", "step", "next_on", "times", "outgrown_on", "words", "deleted_at")
select item.id, $1::uuid, $2::uuid, $3::date, item.text, '', item."teamIds", $4::timestamptz, null::text, '{}'::text[], null::uuid, 0::smallint, null::date, 0::smallint, null::date, item.words::tsvector, null::timestamptz
from jsonb_to_recordset($5::jsonb) as item(id uuid, text text, "teamIds" uuid[], words text)
