import { dayAt, makeCalendar } from '@garden/calendar';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { anonymousComments, anonymousInbox, threads } from '../../../db/schema/conversation.ts';
import { events } from '../../../db/schema/platform.ts';
import { teams } from '../../../db/schema/team.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import type { Ports } from '../../../platform/ports.ts';
import { createRandom } from '../../../platform/random.ts';
import { notify } from '../../notice/store.ts';
import { countReply, findComment } from '../comments/store.ts';
import { findMentions } from '../mentions/store.ts';
import type { CommentTarget } from '../policy.ts';
import type { CommentRow, StoredAnonymousComment } from '../rows/store.ts';
import { findAnonymitySet, listCommentTargets } from '../store.ts';
import { growThread } from '../threads/store.ts';
import { isWhole } from './rules.ts';
import { openWaiting, type WaitingComment } from './store.ts';

type Batch = Pick<Ports, 'clock' | 'database' | 'files' | 'random'>;

/**
 * Shows the anonymous comments that wait, as far as enough people can have written each, in shuffled order and in one
 * transaction, so that none can be told by its place or its moment; tells how many. Whatever is written with them bears
 * the team's day and no time.
 */
export async function publishWaiting({ clock, database, files, random }: Batch): Promise<number> {
  return database.transaction(async (tx) => {
    await forgetAnnouncements(tx, clock.now());
    const sealed = await tx.select().from(anonymousInbox).for('update', { skipLocked: true });
    const opened = await Promise.all(sealed.map((row) => openWaiting(files, row)));
    const waiting = opened.flatMap((comment) => comment ?? []);
    const days = await findDays(tx, waiting, clock.now());
    const objects = await listCommentTargets(tx, waiting);
    const there = await findPublished(tx, waiting);
    const shown: (WaitingComment & { readonly place: string })[] = [];
    const over: string[] = [];
    for (const comment of waiting) {
      const day = days.get(comment.teamId);
      const object = objects.get(comment.objectId);
      // Sent again while its batch was under way, it waits although it is shown.
      if (there.has(comment.id)) over.push(comment.id);
      // What it was about was taken away, or its team was.
      else if (day === undefined || !object?.teamIds.includes(comment.teamId)) over.push(comment.id);
      else if (isWhole(await findAnonymitySet(tx, object, comment.teamId, day))) {
        shown.push({ ...comment, place: random.token() });
      }
    }
    for (const comment of shown.sort((a, b) => (a.place < b.place ? -1 : 1))) {
      const [day, object] = [days.get(comment.teamId), objects.get(comment.objectId)];
      if (day !== undefined && object) await show(tx, comment, day, object);
    }
    const done = [...over, ...shown.map(({ id }) => id)];
    if (done.length > 0) await tx.delete(anonymousInbox).where(inArray(anonymousInbox.id, done));
    return shown.length;
  });
}

/** Those of some comments that an earlier batch has shown. */
async function findPublished(
  tx: Transaction,
  waiting: readonly WaitingComment[],
): Promise<ReadonlySet<string>> {
  if (waiting.length === 0) return new Set();
  const ids = waiting.map(({ id }) => id);
  const rows = await tx
    .select({ id: anonymousComments.id })
    .from(anonymousComments)
    .where(sql`${anonymousComments.id} = any (${sql.param(ids)}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

/** The day that it is for each team. */
async function findDays(
  tx: Transaction,
  waiting: readonly WaitingComment[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const teamIds = [...new Set(waiting.map(({ teamId }) => teamId))];
  if (teamIds.length === 0) return new Map();
  const found = await tx
    .select({ id: teams.id, timezone: teams.timezone, calendar: teams.calendar })
    .from(teams)
    .where(inArray(teams.id, teamIds));
  return new Map(
    found.map(({ id, timezone, calendar: { dayStartsAt } }) => [
      id,
      dayAt(now, makeCalendar({ timezone, dayStartsAt })),
    ]),
  );
}

/** Puts one comment into its thread; the thread is held, so that voices get their numbers one after another. */
async function show(
  tx: Transaction,
  { id, teamId, objectKind, objectId, parentId, tag, text }: WaitingComment,
  day: string,
  object: CommentTarget,
): Promise<void> {
  const place = { teamId, objectKind, objectId };
  await growThread(tx, place, { by: 1, answeredOn: day });
  const voice = await findVoice(tx, place, tag);
  const mentions = await findMentions(tx, text, [teamId]);
  await tx.insert(anonymousComments).values({ id, ...place, parentId, tag, voice, text, mentions, day });
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
  if (parent?.voice) emitEvent(tx, ctx, { ...team, topic: 'voice' });
}

/** What is written for an anonymous comment bears the beginning of its day (UTC), and ids that tell no more. */
function timeless(day: string): EventContext {
  const now = beginningOf(day);
  return { now, random: createRandom({ now: () => now }) };
}

const beginningOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

/**
 * Forgets the live events of earlier batches, which anyone who was there has heard by now. Left in the outbox, their
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
