update "mistakes"
set "shared_with" = item."teamIds"
from jsonb_to_recordset($1::jsonb) as item("diaryId" uuid, text text, "teamIds" uuid[])
where ("mistakes"."diary_id" = item."diaryId" and coalesce("mistakes"."diary_text", "mistakes"."text") = item.text and "mistakes"."deleted_at" is null)
