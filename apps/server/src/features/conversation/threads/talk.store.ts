import type { ObjectKind } from '@garden/contract';
import { type SQL, sql } from 'drizzle-orm';
import { reactionCounts, reactions, threads } from '../../../db/schema/conversation.ts';
import type { CommentSummary } from '../../diary/reading/hooks.ts';

/** An object that is talked about, and who reads it, as columns of a statement. */
type Beside = {
  readonly objectId: SQL;
  /** Teams that read the object, as an array. */
  readonly teamIds: SQL;
  readonly readerId: SQL;
  /** Teams that the reader is in, as an array. */
  readonly readerTeamIds: SQL;
};

/** What is said about an object in the teams that its reader shares with it, as a column of the statement that reads it. */
export function talkAbout(
  kind: ObjectKind,
  { objectId, teamIds, readerId, readerTeamIds }: Beside,
): SQL<CommentSummary> {
  const isHere = (table: string) => sql`
    ${sql.raw(table)}.team_id = any (${teamIds}) and ${sql.raw(table)}.team_id = any (${readerTeamIds})
    and ${sql.raw(table)}.object_kind = ${kind} and ${sql.raw(table)}.object_id = ${objectId}`;
  const given = sql`
    select counted.emoji, sum(counted.count)::int as count, bool_or(exists (
      select from ${reactions} as own
      where own.object_kind = counted.object_kind and own.object_id = counted.object_id
        and own.user_id = ${readerId} and own.emoji = counted.emoji and own.team_id = counted.team_id
    )) as mine
    from ${reactionCounts} as counted where ${isHere('counted')} and counted.count > 0
    group by counted.emoji`;
  return sql`(
    select json_build_object(
      'comments', coalesce(sum(talk.comments), 0)::int,
      'answered', coalesce(bool_or(talk.answered_on is not null), false),
      'reactions', (
        select coalesce(json_agg(
          json_build_object('emoji', given.emoji, 'count', given.count, 'mine', given.mine)
          order by given.count desc, given.emoji collate "C"
        ), '[]')
        from (${given}) as given
      )
    )
    from ${threads} as talk where ${isHere('talk')}
  )`;
}
