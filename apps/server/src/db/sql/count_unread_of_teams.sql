select least($1::int, (
  select count(distinct diary_id)
  from (
    select of_team.*
    from unnest($2::uuid[]) as read_by(team_id)
    cross join lateral (
      select entry.day, entry.diary_id
      from "diary_teams" as entry
      where entry.team_id = read_by.team_id and entry.author_id <> $3::uuid and entry.day >= $4::date and (entry.day, entry.diary_id) < ($5::date, $6::uuid) and (
        select true
        from "diary_accesses" as opened
        where opened.diary_id = entry.diary_id and opened.reader_id = $7::uuid and opened.kind = 'opened'
        limit 1
      ) is null
      order by entry.day desc, entry.diary_id desc
      limit $8
    ) as of_team
  ) as found
) + (
  select count(*)
  from "kept_unread" as kept
  where kept.reader_id = $9::uuid and kept.day >= $10::date and exists (
    select
    from "diary_teams" as entry
    where entry.diary_id = kept.diary_id and entry.team_id = any ($11::uuid[])
  ) and not exists (
    select
    from "reading_positions" as stopped
    where stopped.reader_id = kept.reader_id and stopped.diary_id = kept.diary_id and stopped.selection = $12
  )
))::int
from (
  select
) as call
