import type { DiaryDay } from '@garden/calendar';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { anonymousComments, comments, threads } from '../../../db/schema/conversation.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import type { Ports } from '../../../platform/ports.ts';
import { createRandom } from '../../../platform/random.ts';
import type { TeamObject } from '../../notice/objects/hooks.ts';
import { notifyEach } from '../../notice/store.ts';
import { countReplies } from '../comments/store.ts';
import type { Mention } from '../mentions/rules.ts';
import { findMentions } from '../mentions/store.ts';
import { growThreads } from '../threads/store.ts';
import type { WaitingComment } from './inbox.store.ts';

type Showing = { readonly day: DiaryDay; readonly objects: ReadonlyMap<string, TeamObject> };

/** A comment as it is put into its thread. */
type Shown = WaitingComment & {
  readonly id: string;
  readonly object: TeamObject;
  readonly mentions: readonly Mention[];
};

/**
 * Shows comments in shuffled order, of whichever teams they are, each once however often it was sent. The threads are held,
 * so that voices get their numbers one after another.
 * @returns how many these are
 */
export async function showAll(
  tx: Transaction,
  { random }: Pick<Ports, 'random'>,
  waiting: readonly WaitingComment[],
  { day, objects }: Showing,
): Promise<number> {
  if (waiting.length === 0) return 0;
  const known = await findPublished(tx, waiting);
  const fresh = waiting.filter(({ receipt }) => receipt === null || !known.has(receipt));
  const shown: Shown[] = [];
  for (const comment of new Map(fresh.map((each) => [each.receipt ?? each, each])).values()) {
    const object = objects.get(comment.objectId);
    if (!object) continue;
    const mentions = await findMentions(tx, comment.text, [comment.teamId]);
    shown.push({ ...comment, id: random.uuid(), object, mentions });
  }
  // Ids are random: in their order, comments are shuffled.
  shown.sort((a, b) => (a.id < b.id ? -1 : 1));
  await growThreads(
    tx,
    shown.map((comment) => ({ ...placeOf(comment), answeredOn: day })),
  );
  await insertAll(tx, shown, { day, voices: await numberVoices(tx, shown) });
  const parents = await findParents(tx, shown);
  await countReplies(
    tx,
    shown.flatMap(({ parentId }) => (parentId !== null && parents.has(parentId) ? [parentId] : [])),
  );
  await tell(tx, shown, { day, parents });
  return shown.length;
}

const placeOf = ({ teamId, objectKind, objectId }: WaitingComment) => ({ teamId, objectKind, objectId });
/** What stands for a thread, or for a voice in it. */
const keyOf = ({ teamId, objectKind, objectId }: WaitingComment, ...more: readonly string[]) =>
  [teamId, objectKind, objectId, ...more].join(' ');

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

/** The numbers of voices in their threads; a new one gets the next. */
async function numberVoices(tx: Transaction, shown: readonly Shown[]): Promise<ReadonlyMap<string, number>> {
  const { rows: known } = await tx.execute<Heard>(sql`
    select said.team_id as "teamId", said.object_kind as "objectKind", said.object_id as "objectId", said.tag,
      min(said.voice) as voice
    from ${unnested(shown)} join ${anonymousComments} as said on said.team_id = given.team_id
      and said.object_kind = given.object_kind and said.object_id = given.object_id and said.tag = given.tag
    group by said.team_id, said.object_kind, said.object_id, said.tag`);
  const voices = new Map(known.map((heard) => [keyOf(heard, heard.tag), heard.voice]));
  const unheard = new Map(
    shown.flatMap((comment) => {
      const key = keyOf(comment, comment.tag);
      return voices.has(key) ? [] : [[key, comment]];
    }),
  );
  if (unheard.size === 0) return voices;
  const { rows: grown } = await tx.execute<Heard>(sql`
    update ${threads} as thread set voices = thread.voices + fresh.count
    from (
      select team_id, object_kind, object_id, count(*)::int as count from ${unnested([...unheard.values()])}
      group by team_id, object_kind, object_id
    ) as fresh
    where thread.team_id = fresh.team_id and thread.object_kind = fresh.object_kind
      and thread.object_id = fresh.object_id
    returning thread.team_id as "teamId", thread.object_kind as "objectKind", thread.object_id as "objectId",
      thread.voices - fresh.count as voice`);
  const last = new Map(grown.map((heard) => [keyOf(heard), heard.voice]));
  for (const [key, comment] of unheard) {
    const before = last.get(keyOf(comment));
    if (before === undefined) throw new Error(`the thread of ${comment.objectId} is gone`);
    voices.set(key, before + 1);
    last.set(keyOf(comment), before + 1);
  }
  return voices;
}

type Heard = WaitingComment & { readonly voice: number };

/** Comments as rows of a statement: `given(team_id, object_kind, object_id, tag)`. */
function unnested(shown: readonly WaitingComment[]) {
  return sql`unnest(
    ${sql.param(shown.map(({ teamId }) => teamId))}::uuid[],
    ${sql.param(shown.map(({ objectKind }) => objectKind))}::text[],
    ${sql.param(shown.map(({ objectId }) => objectId))}::uuid[],
    ${sql.param(shown.map(({ tag }) => tag))}::text[]
  ) as given(team_id, object_kind, object_id, tag)`;
}

/** By columns, however many they are: a list of rows would end at 65,535 parameters. */
async function insertAll(
  tx: Transaction,
  shown: readonly Shown[],
  { day, voices }: { readonly day: DiaryDay; readonly voices: ReadonlyMap<string, number> },
): Promise<void> {
  const column = <Value>(of: (comment: Shown) => Value) => sql.param(shown.map(of));
  await tx.execute(sql`
    insert into ${anonymousComments} (id, receipt, team_id, object_kind, object_id, parent_id, tag, voice, text, mentions, day)
    select given.*, ${day}::date from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ receipt }) => receipt)}::text[],
      ${column(({ teamId }) => teamId)}::uuid[], ${column(({ objectKind }) => objectKind)}::text[],
      ${column(({ objectId }) => objectId)}::uuid[], ${column(({ parentId }) => parentId)}::uuid[],
      ${column(({ tag }) => tag)}::text[], ${column((comment) => voices.get(keyOf(comment, comment.tag)))}::int[],
      ${column(({ text }) => text)}::text[], ${column(({ mentions }) => JSON.stringify(mentions))}::jsonb[]
    ) as given(id, receipt, team_id, object_kind, object_id, parent_id, tag, voice, text, mentions)
    order by given.id`);
}

/** The authors of the comments that some answer; null of anonymous ones. */
async function findParents(
  tx: Transaction,
  shown: readonly WaitingComment[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(shown.flatMap(({ parentId }) => parentId ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; authorId: string | null }>(sql`
    select id, author_id as "authorId" from ${comments} where id = any (${sql.param(ids)}::uuid[])
    union all select id, null from ${anonymousComments} where id = any (${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, authorId }) => [id, authorId]));
}

async function tell(
  tx: Transaction,
  shown: readonly Shown[],
  { day, parents }: { readonly day: DiaryDay; readonly parents: ReadonlyMap<string, string | null> },
): Promise<void> {
  const ctx = timeless(day);
  const told: Parameters<typeof notifyEach>[2][number][] = [];
  for (const { id, teamId, parentId, mentions, object } of shown) {
    const { kind, id: objectId, ownerId } = object;
    const about = { teamId, actorId: null, object: { kind: 'comment', id } };
    const repliedTo = (parentId !== null && parents.get(parentId)) || null;
    if (repliedTo !== null) told.push({ ...about, kind: 'reply', userIds: [repliedTo] });
    if (repliedTo !== ownerId) told.push({ ...about, kind: 'comment', userIds: [ownerId] });
    const mentioned = mentions
      .map((mention) => mention.id)
      .filter((userId) => userId !== ownerId && userId !== repliedTo);
    told.push({ ...about, kind: 'mention', userIds: mentioned });
    const team = { audience: 'team', audienceId: teamId, object: { kind, id: objectId } } as const;
    emitEvent(tx, ctx, { ...team, topic: 'thread' });
    // Browsers look whether it is theirs, as they do for answers to voices.
    emitEvent(tx, ctx, { ...team, topic: 'voice' });
  }
  notifyEach(tx, ctx, told);
}

/** What is written for an anonymous comment bears the beginning of its day (UTC), and ids that tell no more. */
export function timeless(day: string): EventContext {
  const now = beginningOf(day);
  return { now, random: createRandom({ now: () => now }) };
}

export const beginningOf = (day: string) => new Date(`${day}T00:00:00.000Z`);
