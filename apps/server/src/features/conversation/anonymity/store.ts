import { objectKind } from '@garden/contract';
import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/open-database.ts';
import { anonymousComments, anonymousInbox } from '../../../db/schema/conversation.ts';
import { teams } from '../../../db/schema/team.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Files } from '../../../platform/files.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { ANONYMOUS_MEMBERS, DEFAULT_RULES } from '../../team/rules.ts';
import type { CommentTarget } from '../policy.ts';
import { isReader } from '../store.ts';
import { type AnonymityBlocker, anonymityBlocker, tagOf } from './rules.ts';

/** What keeps a reader from writing about an object without a name, in each of some teams. */
async function findAnonymityBlockers(
  db: Database,
  object: CommentTarget,
  userId: string,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, AnonymityBlocker | null>> {
  if (teamIds.length === 0) return new Map();
  const isOwner = object.ownerId === userId;
  const [hasOpened, found] = await Promise.all([
    isReader(db, object, userId),
    db
      .select({ teamId: teams.id, rules: teams.rules, members: teams.memberCount })
      .from(teams)
      .where(inArray(teams.id, [...teamIds])),
  ]);
  return new Map(
    found.map(({ teamId, rules, members }) => {
      const { anonymous: allowed } = rules ?? DEFAULT_RULES;
      return [teamId, anonymityBlocker({ isOwner, allowed, members, hasOpened })];
    }),
  );
}

const waitingComment = z.object({
  teamId: z.uuid(),
  objectKind,
  objectId: z.uuid(),
  parentId: z.nullable(z.uuid()),
  tag: z.string(),
  text: z.string(),
});
/** An anonymous comment that waits, as it lies under its seal. */
export type WaitingComment = z.output<typeof waitingComment> & { readonly id: string };

/** Opens a waiting comment; null where its key is not there. */
export async function openWaiting(
  files: Files,
  { id, sealed }: { readonly id: string; readonly sealed: string },
): Promise<WaitingComment | null> {
  const said = await unseal(files, sealed);
  return said === null ? null : { id, ...waitingComment.parse(JSON.parse(said)) };
}

/** What is to be said without a name, and where. */
type AnonymousInput = Pick<WaitingComment, 'teamId' | 'parentId' | 'text'> & {
  readonly object: CommentTarget;
};

/**
 * Lets an anonymous comment wait for the next batch; one that waits already, or is shown, is not added again. Nothing
 * else is written, and no row is held that names the writer: the limits are counted in this process alone.
 * @throws Refusal that says what keeps the caller from it.
 */
export async function writeAnonymously(
  ctx: Context,
  { object, teamId, parentId, text }: AnonymousInput,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<void> {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const bar = (await findAnonymityBlockers(db, object, userId, [teamId])).get(teamId) ?? null;
  if (bar) throw refuse(...refusals[bar]);
  const waits = await Promise.all([
    ctx.limits.take('anonymousByPerson', userId),
    ctx.limits.take('anonymousByTeam', teamId),
  ]);
  const seconds = Math.max(...waits);
  if (seconds > 0) throw refuse('anonymityTooOften', { minutes: Math.ceil(seconds / 60) });
  const shown = await db
    .select({ id: anonymousComments.id })
    .from(anonymousComments)
    .where(eq(anonymousComments.id, id));
  if (shown.length > 0) return;
  const said = { teamId, objectKind: object.kind, objectId: object.id, parentId, tag: tagOf(key), text };
  const sealed = await seal(ctx.files, JSON.stringify(said));
  await db.insert(anonymousInbox).values({ id, sealed }).onConflictDoNothing();
}

const refusals: Readonly<Record<AnonymityBlocker, Parameters<typeof refuse>>> = {
  own: ['anonymityOwn'],
  team: ['anonymityOff'],
  members: ['anonymityMembers', { minimum: ANONYMOUS_MEMBERS }],
  readers: ['anonymityReaders'],
};
