insert into "drafts" ("author_id", "day", "title", "sections", "team_ids", "expression", "images", "version", "saved_at")
values ($1, $2, $3, $4, $5, $6, $7, 1 + $8::int * coalesce(((
  select "version"
  from "diaries"
  where ("diaries"."author_id" = $9 and "diaries"."day" = $10 and "diaries"."deleted_at" is null)
)), 0), $11)
on conflict do nothing
returning "version"
