insert into "curiosity_accesses" ("curiosity_id", "reader_id", "kind", "day", "named_in", "owner_id")
select opened.id, $1::uuid, 'opened', $2::date, array(
  select reading.id
  from "teams" as reading
  where reading.id = any (opened.team_ids) and reading.id = any ($3::uuid[]) and not (reading.member_count >= 5 and coalesce((reading.rules ->> 'anonymous')::boolean, true) )
), opened."asker_id"
from "curiosities" as opened
where opened.id = $4::uuid and opened."asker_id" <> $5::uuid and opened.deleted_at is null and opened.team_ids && $6::uuid[] and (not exists (
  select
  from "curiosity_accesses" as before
  where before."curiosity_id" = opened.id and before.reader_id = $7::uuid and before.kind = 'opened'
) or not exists (
  select
  from "teams" as reading
  where reading.id = any (opened.team_ids) and (reading.member_count >= 5 and coalesce((reading.rules ->> 'anonymous')::boolean, true) )
) )
on conflict do nothing
