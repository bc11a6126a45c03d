import { type SQL, sql } from 'drizzle-orm';
import { threads } from '../../../db/schema/conversation.ts';
import type { Talk, TalkBeside } from '../../notice/objects/hooks.ts';
import { reactionsTo, sharedBy } from '../reactions/store.ts';

/** What is said about an object in the teams that its reader shares with it, as a column of the statement that reads it. */
export function talkAbout({ kind, objectId, teamIds, readerId, readerTeamIds }: TalkBeside): SQL<Talk> {
  return sql`(
    select json_build_object(
      'comments', coalesce(sum(talk.comments), 0)::int,
      'answered', coalesce(bool_or(talk.answered_on is not null), false),
      'reactions', ${reactionsTo(kind, { objectId, teamIds, readerId, readerTeamIds })}
    )
    from ${sharedBy(teamIds, readerTeamIds)} cross join lateral (
      select here.* from ${threads} as here
      where here.team_id = shared.team_id and here.object_kind = ${kind} and here.object_id = ${objectId}
      offset 0
    ) as talk
  )`;
}
