select "drafts"."sections", "diaries"."sections"
from "users"
left join "drafts" on "drafts"."author_id" = "users"."id" and "drafts"."day" = $1::date
left join "diaries" on "diaries"."author_id" = "users"."id" and "diaries"."day" = $2::date and "diaries"."deleted_at" is null
where "users"."id" = $3::uuid
