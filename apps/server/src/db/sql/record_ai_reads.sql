insert into "ai_reads" ("diary_id", "reader_id", "day", "features", "sent", "owner_id")
select read.id, $1::uuid, $2::date, array[$3::text], $4::boolean, read.author_id
from "diaries" as read
where read.id = any ($5::uuid[]) and read.author_id <> $6::uuid
order by read.id
on conflict ("diary_id","reader_id","day") do update
set "features" = array(
  select distinct unnest("ai_reads"."features" || excluded.features)
  order by 1
), "sent" = "ai_reads"."sent" or excluded.sent
where not "ai_reads"."features" @> excluded.features or excluded.sent and not "ai_reads"."sent"
