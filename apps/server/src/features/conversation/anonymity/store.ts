import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { teams } from '../../../db/schema/team.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { TeamObject } from '../../notice/objects/hooks.ts';
import { ANONYMOUS_MEMBERS, DEFAULT_RULES } from '../../team/rules.ts';
import type { CommentRow } from '../rows/store.ts';
import { findLedger, isReader } from '../store.ts';
import { addToInbox, lookIntoInbox, takeWishes, type WaitingComment } from './inbox.store.ts';
import { type AnonymityBlocker, anonymityBlocker, tagOf } from './rules.ts';

/** What keeps a reader from writing about an object without a name, in each of some teams. */
async function findAnonymityBlockers(
  db: Database,
  hooks: Hooks,
  object: TeamObject,
  userId: string,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, AnonymityBlocker | null>> {
  if (teamIds.length === 0) return new Map();
  const isOwner = object.ownerId === userId;
  const [hasOpened, found] = await Promise.all([
    isReader(db, hooks, object, userId),
    db
      .select({ teamId: teams.id, rules: teams.rules, members: teams.memberCount })
      .from(teams)
      .where(inArray(teams.id, [...teamIds])),
  ]);
  return new Map(
    found.map(({ teamId, rules, members }) => {
      const { anonymous: allowed } = rules ?? DEFAULT_RULES;
      return [
        teamId,
        anonymityBlocker({
          isOwner,
          allowed,
          members,
          hasOpened,
          takesAnonymous: findLedger(hooks, object.kind) !== null,
        }),
      ];
    }),
  );
}

/** What is to be said without a name, and where. */
type AnonymousInput = Pick<WaitingComment, 'teamId' | 'parentId' | 'text'> & {
  /** The team's. */
  readonly day: string;
  readonly object: TeamObject;
};

/**
 * Lets an anonymous comment wait for a step; one that is sent again, or is shown, is shown once. Nothing else is written,
 * and no row is held that names the writer: the limits are counted in this process alone.
 * @throws Refusal that says what keeps the caller from it.
 */
export async function writeAnonymously(
  ctx: Context,
  { object, teamId, parentId, text, day }: AnonymousInput,
  {
    id,
    key,
    blank = false,
  }: { readonly id: string; readonly key: string; readonly blank?: boolean | undefined },
): Promise<void> {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const bar = (await findAnonymityBlockers(db, ctx.hooks, object, userId, [teamId])).get(teamId) ?? null;
  if (bar) throw refuse(...refusals[bar]);
  if (blank) return;
  const waits = await Promise.all([
    ctx.limits.take('anonymousByPerson', userId),
    ctx.limits.take('anonymousByTeam', teamId),
  ]);
  const seconds = Math.max(...waits);
  if (seconds > 0) throw refuse('anonymityTooOften', { minutes: Math.ceil(seconds / 60) });
  const said = {
    what: 'comment' as const,
    receipt: tagOf(id),
    teamId,
    objectKind: object.kind,
    objectId: object.id,
    parentId,
    tag: tagOf(key),
    text,
    day,
  };
  await addToInbox(db, await lookIntoInbox(ctx), said);
}

/**
 * Lets a removal of an anonymous comment wait for a step of its team, or takes that back. It goes by the key alone: no row
 * of the caller's is read for it within a transaction, or held.
 */
export async function wishAnonymously(
  ctx: Context,
  { id: commentId, teamId }: Pick<CommentRow, 'id' | 'teamId'>,
  { undo, day }: { readonly undo: boolean; readonly day: string },
): Promise<void> {
  const what = undo ? ('show' as const) : ('hide' as const);
  const look = await lookIntoInbox(ctx);
  await ctx.database.transaction(async (tx) => {
    const earlier = await takeWishes(tx, look, commentId);
    // A wish and its undo leave nothing to be done.
    if (earlier.some((wish) => wish.what !== what)) return;
    await addToInbox(tx, look, { what, day, teamId, commentId });
  });
}

const refusals: Readonly<Record<AnonymityBlocker, Parameters<typeof refuse>>> = {
  own: ['anonymityOwn'],
  kind: ['anonymityKind'],
  team: ['anonymityOff'],
  members: ['anonymityMembers', { minimum: ANONYMOUS_MEMBERS }],
  readers: ['anonymityReaders'],
};
