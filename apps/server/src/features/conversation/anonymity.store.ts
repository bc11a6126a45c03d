import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { anonymousComments, anonymousInbox } from '../../db/schema/conversation.ts';
import { teams } from '../../db/schema/team.ts';
import type { Context } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { findSelf } from '../diary/day.store.ts';
import { DEFAULT_RULES } from '../team/rules.ts';
import { ANONYMOUS_MEMBERS, ANONYMOUS_READERS, type AnonymityBar, anonymityBar } from './anonymity.rules.ts';
import { countReadersAlike, type ReaderToday } from './kinds.store.ts';
import type { Talked } from './policy.ts';
import { tagOf } from './voice.rules.ts';

/** What keeps a reader from writing about an object without a name, in each of some teams. */
export async function findBars(
  db: Database,
  object: Talked,
  reader: ReaderToday,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, AnonymityBar | null>> {
  if (teamIds.length === 0) return new Map();
  const isOwner = object.ownerId === reader.userId;
  const found = await db
    .select({ teamId: teams.id, rules: teams.rules, members: teams.memberCount })
    .from(teams)
    .where(inArray(teams.id, [...teamIds]));
  const bars = found.map(async ({ teamId, rules, members }) => {
    const { anonymous: allowed } = rules ?? DEFAULT_RULES;
    const readersAlike = isOwner ? 0 : await countReadersAlike(db, object, teamId, reader);
    return [teamId, anonymityBar({ isOwner, allowed, members, readersAlike })] as const;
  });
  return new Map(await Promise.all(bars));
}

export type WaitingComment = typeof anonymousInbox.$inferSelect;

/** What is to be said without a name, and where. */
type Whisper = Pick<WaitingComment, 'teamId' | 'parentId' | 'text'> & { readonly object: Talked };

/**
 * Lets an anonymous comment wait for the next batch; one that waits already, or is shown, is not added again. Nothing
 * else is written, and no row is held that names the writer: the limits are counted in this process alone.
 * @throws Refusal that says what keeps the caller from it.
 */
export async function writeAnonymously(
  ctx: Context,
  { object, teamId, parentId, text }: Whisper,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<void> {
  const { db } = ctx.database;
  const writer = await findSelf(ctx, ctx.actor.userId);
  const bar = (await findBars(db, object, writer, [teamId])).get(teamId) ?? null;
  if (bar) throw refuse(...refusals[bar]);
  const waits = await Promise.all([
    ctx.limits.take('anonymousByPerson', writer.userId),
    ctx.limits.take('anonymousByTeam', teamId),
  ]);
  const seconds = Math.max(...waits);
  if (seconds > 0) throw refuse('anonymityTooOften', { minutes: Math.ceil(seconds / 60) });
  const shown = await db
    .select({ id: anonymousComments.id })
    .from(anonymousComments)
    .where(eq(anonymousComments.id, id));
  if (shown.length > 0) return;
  await db
    .insert(anonymousInbox)
    .values({ id, teamId, objectKind: object.kind, objectId: object.id, parentId, tag: tagOf(key), text })
    .onConflictDoNothing();
}

const refusals: Readonly<Record<AnonymityBar, Parameters<typeof refuse>>> = {
  own: ['anonymityOwn'],
  team: ['anonymityOff'],
  members: ['anonymityMembers', { minimum: ANONYMOUS_MEMBERS }],
  readers: ['anonymityReaders', { minimum: ANONYMOUS_READERS }],
};
