select "curiosities"."id", "curiosities"."asker_id", (
  select entry.id
  from "diaries" as entry
  where entry.id = "curiosities".diary_id and entry.deleted_at is null
), "curiosities"."day", "curiosities"."question", "curiosities"."detail", "curiosities"."team_ids", "curiosities"."solved_at", "curiosities"."created_at", "curiosities"."accepted_id", "curiosities"."solver_id", "curiosities"."helped", "curiosities"."deleted_at", "curiosities"."images", "curiosities"."past_answers", "users"."id", case when "users"."deleted_at" is null then "users"."name" else '' end, case when "users"."deleted_at" is null then "users"."avatar" end, array(
  select array_to_string(worded.prohibited_words, $1)
  from "teams" as worded
  where worded.id = any ("curiosities"."team_ids") and worded.deleted_at is null and cardinality(worded.prohibited_words) > 0
), (
  select json_build_object('comments', coalesce(sum(talk.comments), 0)::int, 'answered', coalesce(bool_or(talk.answered_on is not null), false), 'reactions', (
    select coalesce(json_agg(json_build_object('emoji', given.emoji, 'count', given.count, 'mine', given.mine) order by given.count desc, given.emoji collate "C" ), '[]')
    from (
      select counted.emoji, sum(counted.count)::int as count, bool_or(exists (
        select
        from "reactions" as own
        where own.object_kind = counted.object_kind and own.object_id = counted.object_id and own.user_id = $2::uuid and own.emoji = counted.emoji and own.team_id = counted.team_id
      )) as mine
      from (
        select team_id
        from unnest("curiosities"."team_ids") as own(team_id)
        where team_id = any ($3::uuid[])
      ) as shared
      join "reaction_counts" as counted on counted.team_id = shared.team_id and counted.object_kind = $4 and counted.object_id = "curiosities"."id"
      where counted.count > 0
      group by counted.emoji
    ) as given
  ) )
  from (
    select team_id
    from unnest("curiosities"."team_ids") as own(team_id)
    where team_id = any ($5::uuid[])
  ) as shared
  cross join lateral (
    select here.*
    from "threads" as here
    where here.team_id = shared.team_id and here.object_kind = $6 and here.object_id = "curiosities"."id" offset 0
  ) as talk
), (
  select json_build_object('commentId', found.id, 'text', found.text, 'author', found.author)
  from (
    select said.id, said.text, json_build_object('id', author.id, 'name', case when author.deleted_at is null then author.name else '' end, 'avatar', case when author.deleted_at is null then author.avatar end ) as author
    from "comments" as said
    join "users" as author on author.id = said.author_id
    where said.object_kind = 'curious' and said.object_id = "curiosities"."id" and said.team_id = any ($7::uuid[]) and said.id = "curiosities"."accepted_id" and said.deleted_at is null
    union all
    select said.id, said.text, null
    from "anonymous_comments" as said
    where said.object_kind = 'curious' and said.object_id = "curiosities"."id" and said.team_id = any ($8::uuid[]) and said.id = "curiosities"."accepted_id" and said.deleted_on is null
  ) as found
), (
  select coalesce(json_agg(json_build_object('id', person.id, 'name', case when person.deleted_at is null then person.name else '' end, 'avatar', case when person.deleted_at is null then person.avatar end ) order by ask.asked_at, ask.person_id ), '[]')
  from "curiosity_asks" as ask
  join "users" as person on person.id = ask.person_id
  where ask.curiosity_id = "curiosities"."id"
), (
  select item.id
  from "collections" as item
  where item.owner_id = $9::uuid and item.curiosity_id = "curiosities"."id" and item.deleted_at is null
)
from (
  select one.id, 1 as nth
  from "curiosities" as one
  where one.id = $10::uuid and one.deleted_at is null
) as page
inner join "curiosities" on "curiosities"."id" = page.id
inner join "users" on "users"."id" = "curiosities"."asker_id"
order by page.nth
