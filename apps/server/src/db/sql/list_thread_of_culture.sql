select "comments"."id", "comments"."team_id", "comments"."object_kind", "comments"."object_id", "comments"."parent_id", "comments"."author_id", "comments"."text", "comments"."mentions", "comments"."day", "comments"."replies", "comments"."created_at", "comments"."edited_at", "comments"."deleted_at", "comments"."removed_by", "anonymous_comments"."id", "anonymous_comments"."receipt", "anonymous_comments"."team_id", "anonymous_comments"."object_kind", "anonymous_comments"."object_id", "anonymous_comments"."parent_id", "anonymous_comments"."tag", "anonymous_comments"."voice", "anonymous_comments"."text", "anonymous_comments"."mentions", "anonymous_comments"."day", "anonymous_comments"."replies", "anonymous_comments"."deleted_on", "anonymous_comments"."removed", "users"."id", case when "users"."deleted_at" is null then "users"."name" else '' end, case when "users"."deleted_at" is null then "users"."avatar" end, (
  select coalesce(json_agg(json_build_object('emoji', given.emoji, 'count', given.count, 'mine', given.mine) order by given.count desc, given.emoji collate "C" ), '[]')
  from (
    select counted.emoji, sum(counted.count)::int as count, bool_or(exists (
      select
      from "reactions" as own
      where own.object_kind = counted.object_kind and own.object_id = counted.object_id and own.user_id = $1::uuid and own.emoji = counted.emoji and own.team_id = counted.team_id
    )) as mine
    from (
      select team_id
      from unnest(array[coalesce("comments"."team_id", "anonymous_comments"."team_id")]) as own(team_id)
      where team_id = any (array[coalesce("comments"."team_id", "anonymous_comments"."team_id")])
    ) as shared
    join "reaction_counts" as counted on counted.team_id = shared.team_id and counted.object_kind = $2 and counted.object_id = page.id
    where counted.count > 0
    group by counted.emoji
  ) as given
), case when coalesce("comments"."mentions", "anonymous_comments"."mentions") = '[]' then '{}'::uuid[] else array(
  select mentioned.id
  from "users" as mentioned
  where mentioned.deleted_at is null and mentioned.id in (
    select (each ->> 'id')::uuid
    from jsonb_array_elements(coalesce("comments"."mentions", "anonymous_comments"."mentions")) as each
  )
) end, array(
  select array_to_string(worded.prohibited_words, $3)
  from "teams" as worded
  where worded.id = any (array[coalesce("comments"."team_id", "anonymous_comments"."team_id")]) and worded.deleted_at is null and cardinality(worded.prohibited_words) > 0
)
from (
  with page as materialized (
    select found.*
    from unnest($4::uuid[]) as places(team_id)
    cross join lateral ((
      select "comments"."day" as day, 0 as rank, "comments"."id" as id
      from "comments"
      where "comments"."team_id" = places.team_id and "comments"."object_kind" = $5 and "comments"."object_id" = $6::uuid and "comments"."parent_id" is null and ("comments"."deleted_at" is null or "comments"."replies" > 0 or ("comments"."removed_by" is null and "comments"."author_id" = $7::uuid) or ("comments"."removed_by" is not null and "comments"."team_id" = any($8::uuid[])) ) and ("comments"."day", "comments"."id") > ($9::date, $10::uuid)
      order by "comments"."day", "comments"."id"
      limit $11::int
    ) union all (
      select "anonymous_comments"."day" as day, 1 as rank, "anonymous_comments"."id" as id
      from "anonymous_comments"
      where "anonymous_comments"."team_id" = places.team_id and "anonymous_comments"."object_kind" = $12 and "anonymous_comments"."object_id" = $13::uuid and "anonymous_comments"."parent_id" is null and ("anonymous_comments"."deleted_on" is null or "anonymous_comments"."replies" > 0 or ("anonymous_comments"."removed" and "anonymous_comments"."team_id" = any($14::uuid[])) ) and ("anonymous_comments"."day", "anonymous_comments"."id") > ($15::date, $16::uuid)
      order by "anonymous_comments"."day", "anonymous_comments"."id"
      limit $17::int
    ) ) found
    where places.team_id = any ((
      select array["object"."team_id"]
      from "cultures" as "object"
      where "object"."id" = $18::uuid and "object"."deleted_at" is null
    )::uuid[])
    order by day, rank, id
    limit $19::int
  )
  select day, rank, id
  from page
  union all
  select reply.*
  from page
  cross join lateral (
    select *
    from ((
      select "comments"."day" as day, 0 as rank, "comments"."id" as id
      from "comments"
      where "comments"."parent_id" = page.id and ("comments"."deleted_at" is null or "comments"."replies" > 0 or ("comments"."removed_by" is null and "comments"."author_id" = $20::uuid) or ("comments"."removed_by" is not null and "comments"."team_id" = any($21::uuid[])) ) and ("comments"."day", "comments"."id") > ('-infinity'::date, $22::uuid)
      order by "comments"."day", "comments"."id"
      limit 3
    ) union all (
      select "anonymous_comments"."day" as day, 1 as rank, "anonymous_comments"."id" as id
      from "anonymous_comments"
      where "anonymous_comments"."parent_id" = page.id and ("anonymous_comments"."deleted_on" is null or "anonymous_comments"."replies" > 0 or ("anonymous_comments"."removed" and "anonymous_comments"."team_id" = any($23::uuid[])) ) and ("anonymous_comments"."day", "anonymous_comments"."id") > ('-infinity'::date, $24::uuid)
      order by "anonymous_comments"."day", "anonymous_comments"."id"
      limit 3
    ) ) either
    order by day, rank, id
    limit 3
  ) reply
) as page(day, rank, id)
left join "comments" on page.rank = 0 and "comments"."id" = page.id
left join "anonymous_comments" on page.rank = 1 and "anonymous_comments"."id" = page.id
left join "users" on "users"."id" = "comments"."author_id"
order by page.day asc, page.rank asc, page.id asc
