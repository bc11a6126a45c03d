import { MAX_AUDIO_STORED } from '@garden/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { meetingAudioPieces, meetingAudios } from '../../../db/schema/meeting.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { refuseField } from '../../../http/refusal.ts';

const GIGABYTE = 1024 ** 3;

/** Any number: with a person as the second one, it names an advisory lock. */
const ROOM_LOCK = 2_903;

/**
 * Holds the recordings of someone until the transaction ends: what they take up is counted by one at a time, and a segment
 * that ends goes where its recording goes.
 */
export async function lockRecordings(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ROOM_LOCK}::int, hashtext(${ownerId}))`);
}

/** What all recordings of someone take up: whole ones, pieces of those that come in pieces, and what is on its way. */
async function bytesStoredBy(db: Queryable, ownerId: string): Promise<number> {
  const pieces = sql`(
    select coalesce(sum(piece.bytes), 0) from ${meetingAudioPieces} as piece where piece.audio_id = ${meetingAudios}.id
  )`;
  const bytes = sql<string>`coalesce(sum(
    case when ${meetingAudios.bytes} > 0 then ${meetingAudios.bytes} else ${meetingAudios.arriving} + ${pieces} end
  ), 0)`;
  const [stored] = await db.select({ bytes }).from(meetingAudios).where(eq(meetingAudios.ownerId, ownerId));
  return Number(stored?.bytes ?? 0);
}

/**
 * Checks, where someone’s recordings are held, that there is room for what has been noted of them, and for some bytes more.
 * @throws Refusal `audioStorageFull` at the field
 */
export async function checkRoom(
  tx: Transaction,
  ownerId: string,
  { more = 0, field }: { readonly more?: number; readonly field: 'file' | 'content' },
): Promise<void> {
  if ((await bytesStoredBy(tx, ownerId)) + more > MAX_AUDIO_STORED)
    throw refuseField(field, 'audioStorageFull', { maximum: MAX_AUDIO_STORED / GIGABYTE });
}

type Arriving = Authorized<{ readonly id: string; readonly ownerId: string }>;
/** What of a file has come; all of it, once it is whole. */
export type Room = { readonly arriving: number; readonly bytes?: number };

/**
 * Takes room for a file that is taken in as a whole, so that others that come meanwhile see it.
 * @throws Refusal `audioStorageFull` at the field `file`
 */
export async function takeRoom(tx: Transaction, audio: Arriving, room: Room): Promise<void> {
  const { ownerId } = audio;
  // In this order: what is noted counts.
  await Promise.all([
    lockRecordings(tx, ownerId),
    setRoom(tx, audio, room),
    checkRoom(tx, ownerId, { field: 'file' }),
  ]);
}

async function setRoom(tx: Transaction, { id }: Arriving, room: Room): Promise<void> {
  await tx.update(meetingAudios).set(room).where(eq(meetingAudios.id, id));
}
