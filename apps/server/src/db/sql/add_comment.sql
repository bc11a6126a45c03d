insert into "comments" ("id", "team_id", "object_kind", "object_id", "parent_id", "author_id", "text", "mentions", "day", "replies", "created_at", "edited_at", "deleted_at", "removed_by")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, default, $10, default, default, default)
