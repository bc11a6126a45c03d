insert into "quotes" ("id", "team_id", "keeper_id", "writer_id", "text", "source", "diary_id", "comment_id", "day", "words", "likes", "created_at", "withheld_at", "deleted_at", "deleted_by")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, default, $11, default, default, default)
