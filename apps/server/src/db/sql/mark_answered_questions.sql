update "curiosity_teams"
set "answered" = state.answered
from (
  select "curiosities".id, exists (
    select
    from "threads" as talk
    where talk.team_id = any ("curiosities".team_ids) and talk.object_kind = 'curious' and talk.object_id = "curiosities".id and talk.answered_on is not null and talk.comments > 0
  ) as answered
  from "curiosities"
  where ("curiosities"."diary_id" = any ($1::uuid[]) or "curiosities"."id" = any ($2::uuid[]))
) as state
where "curiosity_teams"."curiosity_id" = state.id and "curiosity_teams"."answered" <> state.answered
