select "id", "question", "team_ids", "detail", "images", "solved_at", exists (
  select
  from unnest((
    select read.team_ids
    from "curiosities" as read
    where read.id = curiosities.id
  )) as read (team_id)
  join "threads" as talk on talk.team_id = read.team_id and talk.object_kind = 'curious' and talk.object_id = curiosities.id
)
from "curiosities"
where ("curiosities"."diary_id" = $1 and "curiosities"."deleted_at" is null)
