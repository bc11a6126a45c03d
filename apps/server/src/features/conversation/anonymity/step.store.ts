import { addDays, type DiaryDay } from '@garden/calendar';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { anonymousComments, threads } from '../../../db/schema/conversation.ts';
import { events } from '../../../db/schema/platform.ts';
import { authorize } from '../../../http/authorize.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import type { Ports } from '../../../platform/ports.ts';
import { createRandom } from '../../../platform/random.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { shuffleSessions } from '../../account/sign-in/store.ts';
import { morningBegun } from '../../diary/curtain/hooks.ts';
import { type CurtainedEntry, type MemberSeen, namedByStep } from '../../diary/curtain/rules.ts';
import {
  claimMorning,
  listCurtained,
  listMembersSeen,
  listMornings,
  type Morning,
  nameReaders,
} from '../../diary/curtain/store.ts';
import { notify, shuffleSeen } from '../../notice/store.ts';
import { countReply, findComment, hideComment, lockComment } from '../comments/store.ts';
import { findMentions } from '../mentions/store.ts';
import type { CommentTarget } from '../policy.ts';
import type { CommentRow, StoredAnonymousComment } from '../rows/store.ts';
import { findLedger, ledgers, listCommentTargets } from '../store.ts';
import { growThread } from '../threads/store.ts';
import {
  lockInbox,
  rewriteInbox,
  type Waiting,
  type WaitingComment,
  type WaitingWish,
} from './inbox.store.ts';
import { fateOf, isCarriedOut, WAIT_DAYS } from './rules.ts';

type Stepping = Pick<Ports, 'clock' | 'database' | 'files' | 'holidays' | 'hooks' | 'queue' | 'random'>;

/**
 * Takes the steps of every team whose day has begun: names the readers of its entries and shows the anonymous comments
 * there, each entry's together, as the rules of the curtain allow. Then writes the inbox anew, whether or not anything came.
 * @returns how many comments are shown from now on
 */
export async function takeSteps(ports: Stepping): Promise<number> {
  const { clock, database } = ports;
  const now = clock.now();
  await database.transaction((tx) => forgetAnnouncements(tx, now));
  let shown = 0;
  const failures: unknown[] = [];
  for (const morning of await listMornings(database.db, now)) {
    try {
      const step = await database.transaction((tx) => takeStep(tx, ports, morning));
      if (step === null) continue;
      shown += step;
      await database.transaction((tx) => forgetOrder(tx, morning));
    } catch (failure) {
      // It stays with its team, whose step is taken at the next look.
      failures.push(failure);
    }
  }
  await database.transaction(async (tx) => {
    await rewriteInbox(tx, ports, await lockInbox(tx, ports));
  });
  // Rows that were written anew lie on the disk, in their order, until then.
  await database.pool.query('vacuum anonymous_inbox');
  if (failures.length > 0) throw failures[0];
  return shown;
}

/** One team's steps, in one transaction and shuffled order; whatever is written bears the team's day and no time. Null where another server took them. */
async function takeStep(tx: Transaction, ports: Stepping, morning: Morning): Promise<number | null> {
  if (!(await claimMorning(tx, morning))) return null;
  await ports.hooks.run(tx, morningBegun, morning, { ...ports, now: ports.clock.now() });
  const { teamId, today, curtained } = morning;
  // First what waits, then the ledger: so it has everyone who can have written any of it.
  const waiting = await lockInbox(tx, ports);
  const own = waiting.flatMap((each) => (each.what !== 'unknown' && each.teamId === teamId ? [each] : []));
  const comments = own.flatMap((each) =>
    each.what === 'comment' ? [{ ...each, day: each.day ?? today }] : [],
  );
  const wishes = own.flatMap((each) => (each.what === 'comment' ? [] : [each]));
  const [objects, members] = [await listCommentTargets(tx, comments), await listMembersSeen(tx, teamId)];
  const sought = {
    since: addDays(today, -WAIT_DAYS),
    objectIds: [...new Set(comments.map(({ objectId }) => objectId))],
  };
  const steps = new Set<string>();
  for (const ledger of ledgers) {
    const entries = await listCurtained(tx, ledger, teamId, sought);
    const named = [...entries].flatMap(([objectId, entry]) =>
      (curtained ? namedByStep(entry, members, today) : unnamedIn(entry)).map((userId) => ({
        objectId,
        userId,
      })),
    );
    await nameReaders(tx, ledger, teamId, named);
    for (const { objectId } of named) steps.add(objectId);
  }
  const there = comments.filter(({ objectId }) => objects.get(objectId)?.teamIds.includes(teamId));
  const fates = Map.groupBy(curtained ? there : [], (comment) =>
    fateOf(comment, { today, isStep: steps.has(comment.objectId) }),
  );
  const shown = await showAll(tx, ports, fates.get('shown') ?? [], { day: today, objects });
  const carriedOut = await carryOut(tx, wishes, { today, members });
  const done = new Set<Waiting>(carriedOut);
  const left = waiting.filter((each) => each.what === 'unknown' || each.teamId !== teamId);
  if (own.length > 0) {
    const ownLeft = [...(fates.get('waits') ?? []), ...wishes.filter((wish) => !done.has(wish))];
    await rewriteInbox(tx, ports, [...left, ...ownLeft]);
  }
  return shown;
}

/** Takes what its members' presence has written the day before out of the order in which they came. */
async function forgetOrder(tx: Transaction, { teamId, today }: Morning): Promise<void> {
  const members = (await listMembersSeen(tx, teamId)).map(({ userId }) => userId);
  await shuffleSessions(tx, members);
  await shuffleSeen(tx, members, addDays(today, -2));
}

const unnamedIn = ({ readers }: CurtainedEntry) =>
  readers.filter(({ isNamed }) => !isNamed).map(({ userId }) => userId);

type Showing = { readonly day: DiaryDay; readonly objects: ReadonlyMap<string, CommentTarget> };

/** Shows comments in shuffled order, each once however often it was sent. */
async function showAll(
  tx: Transaction,
  { random }: Stepping,
  comments: readonly WaitingComment[],
  { day, objects }: Showing,
): Promise<number> {
  const known = await findPublished(tx, comments);
  const fresh = comments.filter(({ receipt }) => receipt === null || !known.has(receipt));
  const once = new Map(fresh.map((comment) => [comment.receipt ?? comment, comment]));
  const shuffled = [...once.values()]
    .map((comment) => ({ ...comment, id: random.uuid() }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const comment of shuffled) {
    const object = objects.get(comment.objectId);
    if (object) await show(tx, comment, day, object);
  }
  return shuffled.length;
}

/** Carries out the removals that can be, and what takes them back; tells which are done with. */
async function carryOut(
  tx: Transaction,
  wishes: readonly WaitingWish[],
  { today, members }: { readonly today: DiaryDay; readonly members: readonly MemberSeen[] },
): Promise<WaitingWish[]> {
  const done: WaitingWish[] = [];
  for (const wish of wishes) {
    const comment = await lockComment(tx, wish.commentId);
    if (comment) {
      const { objectKind, objectId, teamId } = comment;
      const ledger = findLedger(objectKind);
      const sought = { since: today, objectIds: [objectId] };
      const entry = ledger && (await listCurtained(tx, ledger, teamId, sought)).get(objectId);
      const readers = new Set(entry?.readers.map(({ userId }) => userId));
      const readersSince = members.filter(
        ({ userId, lastSeen }) => readers.has(userId) && lastSeen >= wish.day,
      ).length;
      if (!isCarriedOut(wish, { today, readersSince })) continue;
      await setShown(tx, comment, { isShown: wish.what === 'show', today });
    }
    done.push(wish);
  }
  return done;
}

async function setShown(
  tx: Transaction,
  comment: CommentRow,
  { isShown, today }: { readonly isShown: boolean; readonly today: DiaryDay },
): Promise<void> {
  const now = beginningOf(today);
  const { state, hiddenAt, teamId, objectKind, objectId } = comment;
  const may = isShown
    ? state === 'deleted' && hiddenAt !== null && isUndoable(hiddenAt, now)
    : state === 'shown';
  if (!may) return;
  // The key that its holder showed with the wish gives the right.
  const changed = authorize(comment, may, 'commentNotFound');
  await hideComment(tx, changed, { at: isShown ? null : now, day: today, moderatorId: null });
  const object = { kind: objectKind, id: objectId };
  emitEvent(tx, timeless(today), { audience: 'team', audienceId: teamId, topic: 'thread', object });
}

/** The receipts of those of some comments that an earlier step has shown. */
async function findPublished(
  tx: Transaction,
  waiting: readonly WaitingComment[],
): Promise<ReadonlySet<string>> {
  const receipts = waiting.flatMap(({ receipt }) => receipt ?? []);
  if (receipts.length === 0) return new Set();
  const rows = await tx
    .select({ receipt: anonymousComments.receipt })
    .from(anonymousComments)
    .where(sql`${anonymousComments.receipt} = any (${sql.param(receipts)}::text[])`);
  return new Set(rows.flatMap(({ receipt }) => receipt ?? []));
}

/** Puts one comment into its thread; the thread is held, so that voices get their numbers one after another. */
async function show(
  tx: Transaction,
  {
    id,
    receipt,
    teamId,
    objectKind,
    objectId,
    parentId,
    tag,
    text,
  }: WaitingComment & { readonly id: string },
  day: string,
  object: CommentTarget,
): Promise<void> {
  const place = { teamId, objectKind, objectId };
  await growThread(tx, place, { by: 1, answeredOn: day });
  const voice = await findVoice(tx, place, tag);
  const mentions = await findMentions(tx, text, [teamId]);
  await tx
    .insert(anonymousComments)
    .values({ id, receipt, ...place, parentId, tag, voice, text, mentions, day });
  const parent = parentId === null ? null : await findComment(tx, parentId);
  if (parent) await countReply(tx, parent, 1);
  await notifyOf(tx, { id, parent, mentions, day, teamId }, object);
}

/** The number of a voice in its thread; a new one gets the next. */
async function findVoice(
  tx: Transaction,
  { teamId, objectKind, objectId }: Pick<WaitingComment, 'teamId' | 'objectKind' | 'objectId'>,
  tag: string,
): Promise<number> {
  const ofThread = and(
    eq(anonymousComments.teamId, teamId),
    eq(anonymousComments.objectKind, objectKind),
    eq(anonymousComments.objectId, objectId),
  );
  const [known] = await tx
    .select({ voice: anonymousComments.voice })
    .from(anonymousComments)
    .where(and(ofThread, eq(anonymousComments.tag, tag)))
    .limit(1);
  if (known) return known.voice;
  const [grown] = await tx
    .update(threads)
    .set({ voices: sql`${threads.voices} + 1` })
    .where(
      and(eq(threads.teamId, teamId), eq(threads.objectKind, objectKind), eq(threads.objectId, objectId)),
    )
    .returning({ voices: threads.voices });
  if (!grown) throw new Error(`the thread of ${objectId} is gone`);
  return grown.voices;
}

async function notifyOf(
  tx: Transaction,
  {
    id,
    parent,
    mentions,
    day,
    teamId,
  }: Pick<StoredAnonymousComment, 'id' | 'mentions' | 'day' | 'teamId'> & {
    readonly parent: CommentRow | null;
  },
  { kind, id: objectId, ownerId }: CommentTarget,
): Promise<void> {
  const ctx = timeless(day);
  const about = { teamId, actorId: null, object: { kind: 'comment', id } };
  const repliedTo = parent?.authorId ?? null;
  const told = repliedTo === null ? [ownerId] : [ownerId, repliedTo];
  if (repliedTo !== null) await notify(tx, ctx, { ...about, kind: 'reply', userIds: [repliedTo] });
  if (repliedTo !== ownerId) await notify(tx, ctx, { ...about, kind: 'comment', userIds: [ownerId] });
  const mentioned = mentions.map((mention) => mention.id).filter((userId) => !told.includes(userId));
  await notify(tx, ctx, { ...about, kind: 'mention', userIds: mentioned });
  const team = { audience: 'team', audienceId: teamId, object: { kind, id: objectId } } as const;
  emitEvent(tx, ctx, { ...team, topic: 'thread' });
  // Browsers look whether it is theirs, as they do for answers to voices.
  emitEvent(tx, ctx, { ...team, topic: 'voice' });
}

/** What is written for an anonymous comment bears the beginning of its day (UTC), and ids that tell no more. */
function timeless(day: string): EventContext {
  const now = beginningOf(day);
  return { now, random: createRandom({ now: () => now }) };
}

const beginningOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

/**
 * Forgets the live events of earlier steps, which anyone who was there has heard by now. Left in the outbox, their
 * transactions would tell between which others a comment came.
 */
async function forgetAnnouncements(tx: Transaction, now: Date): Promise<void> {
  const days = [-2, -1, 0, 1].map((by) =>
    beginningOf(
      shift(now, by * DAY)
        .toISOString()
        .slice(0, 10),
    ),
  );
  await tx.delete(events).where(inArray(events.createdAt, days));
}
