import { objectKind } from '@garden/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { anonymousInbox } from '../../../db/schema/conversation.ts';
import type { Ports } from '../../../platform/ports.ts';
import { readSeals, type Seals } from '../../../platform/seal.ts';
import { rowsFor } from './rules.ts';

const waitingComment = z.object({
  what: z._default(z.literal('comment'), 'comment'),
  /** Null of what an earlier release has taken in. */
  receipt: z._default(z.nullable(z.string()), null),
  /** The team's day on which it came; null of what an earlier release has taken in, until a step looks at it. */
  day: z._default(z.nullable(z.string()), null),
  teamId: z.uuid(),
  objectKind,
  objectId: z.uuid(),
  parentId: z.nullable(z.uuid()),
  tag: z.string(),
  text: z.string(),
});
/** A wish of the one who holds a comment's key. */
const wish = z.object({
  what: z.enum(['hide', 'show']),
  day: z.string(),
  teamId: z.uuid(),
  commentId: z.uuid(),
});
const nothing = z.object({ what: z.literal('nothing') });
const sealedRow = z.union([wish, nothing, waitingComment]);

type Nothing = z.output<typeof nothing>;
export type WaitingComment = z.output<typeof waitingComment>;
export type WaitingWish = z.output<typeof wish>;
/** What a row of the inbox says; `sealed` where its key is not there. */
type Said = WaitingComment | WaitingWish | Nothing | { readonly what: 'unknown'; readonly sealed: string };

/** What waits, with the id of its row, which it has until the inbox is written anew. */
export type Waiting = { readonly id: string; readonly said: WaitingComment | WaitingWish };

/**
 * The inbox while someone looks at it: by keys that were read once, each row is opened once, however many transactions
 * look. What a row says never changes.
 */
export type InboxLook = {
  readonly seals: Seals;
  readonly random: Ports['random'];
  readonly opened: Map<string, Said>;
};

/** All but the longest comments are sealed as rows of one length. */
const ROW_BYTES = 4_096;
/** Rows that are sealed or opened in one go: a few milliseconds, in which nothing else is done. */
const AT_ONCE = 128;

type Sealing = Pick<Ports, 'files' | 'random'>;

/** Begins a look at the inbox. */
export async function lookIntoInbox({ files, random }: Sealing): Promise<InboxLook> {
  return { seals: await readSeals(files), random, opened: new Map() };
}

/** Puts something into the inbox. Until the inbox is written anew, minutes later, its place tells when it came. */
export async function addToInbox(
  db: Queryable,
  { seals, random }: Pick<InboxLook, 'seals' | 'random'>,
  said: WaitingComment | WaitingWish,
): Promise<void> {
  await db.insert(anonymousInbox).values({ id: random.uuid(), sealed: sealRow(seals, said) });
}

/** Takes the wishes about a comment out of the inbox; tells which they were. */
export async function takeWishes(
  tx: Transaction,
  look: InboxLook,
  commentId: string,
): Promise<WaitingWish[]> {
  const found = (await lockInbox(tx, look)).flatMap(({ id, said }) =>
    said.what !== 'comment' && said.commentId === commentId ? [{ id, said }] : [],
  );
  await takeOut(
    tx,
    found.map(({ id }) => id),
  );
  return found.map(({ said }) => said);
}

/** What waits, in no order, held until the transaction ends: nothing is added meanwhile. */
export async function lockInbox(tx: Transaction, look: InboxLook): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const [id, said] of await holdInbox(tx, look)) {
    if (said.what !== 'nothing' && said.what !== 'unknown') waiting.push({ id, said });
  }
  return waiting;
}

/** Takes rows out of the inbox. */
export async function takeOut(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(anonymousInbox).where(sql`${anonymousInbox.id} = any (${sql.param(ids)}::uuid[])`);
}

/** Writes the whole inbox anew: what goes on waiting, shuffled among rows that say nothing. */
export async function rewriteInbox(tx: Transaction, look: InboxLook): Promise<void> {
  const { random, seals } = look;
  const kept = [...(await holdInbox(tx, look)).values()].filter(({ what }) => what !== 'nothing');
  const blank: Said[] = Array.from({ length: rowsFor(kept.length) - kept.length }, () => ({
    what: 'nothing',
  }));
  // Ids are random: in their order, rows are shuffled.
  const rows = [...kept, ...blank].map((said) => ({ id: random.uuid(), said }));
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  await tx.delete(anonymousInbox);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const ids = some.map(({ id }) => id);
    const sealed = some.map(({ said }) => (said.what === 'unknown' ? said.sealed : sealRow(seals, said)));
    await tx
      .insert(anonymousInbox)
      .select(sql`select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(sealed)}::text[])`);
  }
  for (const { id, said } of rows) look.opened.set(id, said);
}

/** All rows by their ids, of the whole table held at once, so that none bears who held it; dumps can read it meanwhile. */
async function holdInbox(tx: Transaction, look: InboxLook): Promise<ReadonlyMap<string, Said>> {
  await tx.execute(sql`lock table ${anonymousInbox} in share row exclusive mode`);
  const { rows } = await tx.execute<{ id: string }>(sql`select id from ${anonymousInbox}`);
  const ids = new Set(rows.map(({ id }) => id));
  for (const id of look.opened.keys()) if (!ids.has(id)) look.opened.delete(id);
  const unknown = [...ids].filter((id) => !look.opened.has(id));
  for (let from = 0; from < unknown.length; from += AT_ONCE) {
    const some = unknown.slice(from, from + AT_ONCE);
    const found = await tx.execute<{ id: string; sealed: string }>(
      sql`select id, sealed from ${anonymousInbox} where id = any (${sql.param(some)}::uuid[])`,
    );
    for (const { id, sealed } of found.rows) look.opened.set(id, openRow(look.seals, sealed));
  }
  return look.opened;
}

function sealRow({ seal }: Seals, said: WaitingComment | WaitingWish | Nothing): string {
  const json = JSON.stringify(said);
  const bytes = Buffer.byteLength(json);
  return seal(json + ' '.repeat(Math.ceil(bytes / ROW_BYTES) * ROW_BYTES - bytes));
}

function openRow({ unseal }: Seals, sealed: string): Said {
  const json = unseal(sealed);
  return json === null ? { what: 'unknown', sealed } : sealedRow.parse(JSON.parse(json));
}
