update "mistakes"
set "text" = item.text, "shared_with" = item."teamIds", "diary_text" = item."diaryText", "words" = case when "mistakes"."text" = item.text then "mistakes"."words" when "mistakes"."instead" = '' and "mistakes"."tags" = '{}' then item.words::tsvector else '' end
from jsonb_to_recordset($1::jsonb) as item(id uuid, text text, "diaryText" text, "teamIds" uuid[], words text)
where "mistakes"."id" = item.id
