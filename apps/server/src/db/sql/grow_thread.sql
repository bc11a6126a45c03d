insert into "threads" ("team_id", "object_kind", "object_id", "comments", "voices", "answered_on")
values ($1, $2, $3, greatest($4::int, 0), default, $5)
on conflict ("team_id","object_kind","object_id") do update
set "comments" = "threads"."comments" + $6::int, "answered_on" = coalesce("threads"."answered_on", excluded.answered_on)
