select "id", "author_id", "day", "team_ids", "title", "sections", "expression", "images", "asked", "length", "late", "version", "seen_version", "published_at", "updated_at", "seen_changed_at", "deleted_at"
from "diaries"
where ("diaries"."id" = $1 and "diaries"."author_id" = $2)
for update
