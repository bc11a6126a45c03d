select least($1::int, (
  select count(distinct diary_id)
  from (
    select of_author.*
    from unnest($2::uuid[]) as read_by(team_id)
    cross join unnest($3::uuid[]) as written_by(author_id)
    cross join lateral (
      select entry.day, entry.diary_id
      from "diary_teams" as entry
      where entry.team_id = read_by.team_id and entry.author_id = written_by.author_id and entry.author_id <> $4::uuid and entry.day >= $5::date and (entry.day, entry.diary_id) < ($6::date, $7::uuid) and (
        select true
        from "diary_accesses" as opened
        where opened.diary_id = entry.diary_id and opened.reader_id = $8::uuid and opened.kind = 'opened'
        limit 1
      ) is null
      order by entry.day desc, entry.diary_id desc
      limit $9
    ) as of_author
  ) as found
) + (
  select count(*)
  from "kept_unread" as kept
  where kept.reader_id = $10::uuid and kept.day >= $11::date and exists (
    select
    from "diary_teams" as entry
    where entry.diary_id = kept.diary_id and entry.team_id = any ($12::uuid[]) and entry.author_id = any ($13::uuid[])
  ) and not exists (
    select
    from "reading_positions" as stopped
    where stopped.reader_id = kept.reader_id and stopped.diary_id = kept.diary_id and stopped.selection = $14
  )
))::int
from (
  select
) as call
