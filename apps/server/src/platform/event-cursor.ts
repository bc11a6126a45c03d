import { HOUR, SECOND } from './clock.ts';
import type { Horizon, Place } from './events.store.ts';

/** How long events are kept for clients that come back. */
export const EVENTS_KEPT = 48 * HOUR;
/** Cursors end an hour sooner, so that none points at what is being forgotten. */
const CURSOR_LIFE = EVENTS_KEPT - HOUR;

/** Sorts before every event of a transaction. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The cursor of a place: epoch, transaction, id, and the second in which it was told. */
export function writeCursor({ epoch }: Horizon, { transaction, id }: Place, now: Date): string {
  return [epoch, transaction, id, Math.floor(now.getTime() / SECOND)].join('_');
}

/** The place behind a cursor; null where it is none of this database, or too old to go on from. */
export function readCursor(cursor: string, { epoch, transaction: open }: Horizon, now: Date): Place | null {
  const [, ofEpoch, transaction, id, second] =
    /^([\d.]{1,80})_(\d{1,19})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_(\d{1,12})$/.exec(cursor) ?? [];
  if (ofEpoch !== epoch || transaction === undefined || id === undefined) return null;
  if (Number(second) * SECOND < now.getTime() - CURSOR_LIFE) return null;
  return BigInt(transaction) <= BigInt(open) ? { transaction, id } : null;
}
