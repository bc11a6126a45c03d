update "curiosities"
set "question" = item.text, "team_ids" = item."teamIds", "words" = item.words::tsvector
from jsonb_to_recordset($1::jsonb) as item(id uuid, text text, "teamIds" uuid[], words text)
where "curiosities"."id" = item.id
