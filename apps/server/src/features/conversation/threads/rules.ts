/**
 * The order of a thread: by the team's day, on one day those by name first, then by id. Ids of comments by name tell the
 * time they were written; those of anonymous ones are random, so that their order tells nothing.
 */
export type ThreadKey = { readonly day: string; readonly rank: 0 | 1; readonly id: string };

/** A key as texts, for a cursor, and back. */
export const toPageKey = ({ day, rank, id }: ThreadKey) => [day, String(rank), id] as const;
export const readThreadKey = ([day, rank, id]: readonly [string, '0' | '1', string]): ThreadKey => ({
  day,
  rank: rank === '0' ? 0 : 1,
  id,
});

/** Before every id, and after it. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Where one list, by name (0) or anonymous (1), goes on after a key of the whole thread: behind this day and id. */
export function boundIn(rank: 0 | 1, key: ThreadKey | undefined): { day: string; id: string } {
  if (key === undefined) return { day: '-infinity', id: FIRST_ID };
  if (key.rank === rank) return { day: key.day, id: key.id };
  return { day: key.day, id: key.rank < rank ? FIRST_ID : LAST_ID };
}
