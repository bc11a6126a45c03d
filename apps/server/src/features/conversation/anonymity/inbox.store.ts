import { objectKind } from '@garden/contract';
import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { anonymousInbox } from '../../../db/schema/conversation.ts';
import type { Ports } from '../../../platform/ports.ts';
import { seal, unseal } from '../../../platform/seal.ts';
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

export type WaitingComment = z.output<typeof waitingComment>;
export type WaitingWish = z.output<typeof wish>;
/** What a row of the inbox says; `sealed` where its key is not there. */
export type Waiting = WaitingComment | WaitingWish | { readonly what: 'unknown'; readonly sealed: string };

type Sealing = Pick<Ports, 'files' | 'random'>;

/** All but the longest comments are sealed as rows of one length. */
const ROW_BYTES = 4_096;

/** Puts something into the inbox. Until the inbox is written anew, minutes later, its place tells when it came. */
export async function addToInbox(
  db: Queryable,
  { files, random }: Sealing,
  said: WaitingComment | WaitingWish,
): Promise<void> {
  await db.insert(anonymousInbox).values({ id: random.uuid(), sealed: await sealRow(files, said) });
}

/** Takes the wishes about a comment out of the inbox; tells which they were. */
export async function takeWishes(
  tx: Transaction,
  { files }: Sealing,
  commentId: string,
): Promise<WaitingWish[]> {
  await holdInbox(tx);
  const rows = await tx.select().from(anonymousInbox);
  const opened = await Promise.all(
    rows.map(async ({ id, sealed }) => ({ id, said: await openRow(files, sealed) })),
  );
  const found = opened.flatMap(({ id, said }) =>
    said && 'commentId' in said && said.commentId === commentId ? [{ id, said }] : [],
  );
  if (found.length > 0) {
    await tx.delete(anonymousInbox).where(
      inArray(
        anonymousInbox.id,
        found.map(({ id }) => id),
      ),
    );
  }
  return found.map(({ said }) => said);
}

/** What waits, in no order, held until the transaction ends: nothing is added meanwhile. */
export async function lockInbox(tx: Transaction, { files }: Sealing): Promise<Waiting[]> {
  await holdInbox(tx);
  const rows = await tx.select().from(anonymousInbox);
  const opened = await Promise.all(rows.map(({ sealed }) => openRow(files, sealed)));
  return opened.flatMap((waiting) => waiting ?? []);
}

/** Writes the whole inbox anew: what goes on waiting, shuffled among rows that say nothing. */
export async function rewriteInbox(
  tx: Transaction,
  { files, random }: Sealing,
  waiting: readonly Waiting[],
): Promise<void> {
  const kept = await Promise.all(
    waiting.map((each) => (each.what === 'unknown' ? each.sealed : sealRow(files, each))),
  );
  const blank = Array.from({ length: rowsFor(kept.length) - kept.length }, () =>
    sealRow(files, { what: 'nothing' }),
  );
  const rows = [...kept, ...(await Promise.all(blank))].map((sealed) => ({ id: random.uuid(), sealed }));
  await tx.delete(anonymousInbox);
  // Ids are random: in their order, rows are shuffled.
  await tx.insert(anonymousInbox).values(rows.sort((a, b) => (a.id < b.id ? -1 : 1)));
}

/** Of the whole table, so that no row bears who held it; dumps can read it meanwhile. */
async function holdInbox(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${anonymousInbox} in share row exclusive mode`);
}

async function sealRow(
  files: Sealing['files'],
  said: WaitingComment | WaitingWish | z.output<typeof nothing>,
): Promise<string> {
  const json = JSON.stringify(said);
  const bytes = Buffer.byteLength(json);
  return seal(files, json + ' '.repeat(Math.ceil(bytes / ROW_BYTES) * ROW_BYTES - bytes));
}

async function openRow(files: Sealing['files'], sealed: string): Promise<Waiting | null> {
  const json = await unseal(files, sealed);
  if (json === null) return { what: 'unknown', sealed };
  const said = sealedRow.parse(JSON.parse(json));
  if (said.what === 'nothing') return null;
  return said;
}
