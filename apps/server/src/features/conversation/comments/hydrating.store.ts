import type { CommentView } from '@garden/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { anonymousComments, comments } from '../../../db/schema/conversation.ts';
import type { Context } from '../../../http/context.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { TeamObject } from '../../notice/objects/hooks.ts';
import { findObject, listObjects, selectTeamsOfAny } from '../../notice/objects/store.ts';
import { type Participant, placesOf } from '../policy.ts';
import { presentComment } from '../present.ts';
import { type HydratedComment, readerSqlOf, selectRows, toRows } from '../rows/store.ts';

type Source = Pick<Context, 'database' | 'hooks' | 'now'>;

/** Some comments as their reader sees them; without those whose object they may not read, or not in their team. */
export async function presentComments(
  { database: { db }, hooks, now }: Source,
  reader: Participant,
  rows: readonly HydratedComment[],
): Promise<CommentView[]> {
  const targets = await listObjects(db, hooks, rows);
  return rows.flatMap((comment) => {
    const target = targets.get(comment.objectId);
    return target && isReadBy(comment, target, reader)
      ? presentComment(comment, target, { reader, now })
      : [];
  });
}

function isReadBy({ teamId }: HydratedComment, target: TeamObject, reader: Participant): boolean {
  return placesOf(target, reader).includes(teamId);
}

/**
 * A comment with what its reader is shown beside it, hidden or not; one that they may not read is not looked for any
 * longer than one that there is not.
 */
export async function findHydratedComment(
  db: Queryable,
  hooks: Hooks,
  id: string,
  reader: Participant,
): Promise<HydratedComment | null> {
  const keys = sql`
    select ${comments.day}, 0, ${comments.id} from ${comments}
    where ${comments.id} = ${id} and ${isReadIn(comments, reader, hooks)}
    union all
    select ${anonymousComments.day}, 1, ${anonymousComments.id}
    from ${anonymousComments}
    where ${anonymousComments.id} = ${id} and ${isReadIn(anonymousComments, reader, hooks)}`;
  const [found] = toRows(await selectRows(db, keys, readerSqlOf(reader)));
  return found ?? null;
}

/** Whether a comment is of a team that its reader is in, and that reads what it is about. */
function isReadIn(
  table: typeof comments | typeof anonymousComments,
  { teamIds }: Participant,
  hooks: Hooks,
): SQL {
  return sql`${table.teamId} = any (${sql.param(teamIds)}::uuid[])
    and ${table.teamId} = any (${selectTeamsOfAny(hooks, table.objectKind, table.objectId)})`;
}

/** The same as its reader sees it; null where they may not read what it is about, or not in its team. */
export async function findCommentView(
  db: Queryable,
  { hooks, now }: Pick<Context, 'hooks' | 'now'>,
  id: string,
  reader: Participant,
): Promise<CommentView | null> {
  const comment = await findHydratedComment(db, hooks, id, reader);
  const target = comment && (await findObject(db, hooks, comment.objectKind, comment.objectId));
  return target && isReadBy(comment, target, reader)
    ? presentComment(comment, target, { reader, now })
    : null;
}
