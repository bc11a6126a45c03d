insert into "diary_words" ("diary_id", "author_id", "day", "shared", "own")
values ($1, $2, $3, $4, $5)
on conflict ("diary_id") do update
set "shared" = excluded.shared, "own" = excluded.own
