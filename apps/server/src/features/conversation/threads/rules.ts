/**
 * The order of a thread: by the team's day, on one day those by name first, then by id. Ids of comments by name tell the
 * time they were written; those of anonymous ones are random, so that their order tells nothing.
 */
export type ThreadKey = { readonly day: string; readonly rank: 0 | 1; readonly id: string };

/** A key as texts, for a cursor, and back. */
export const toPageKey = ({ day, rank, id }: ThreadKey) => [day, String(rank), id] as const;
export const readThreadKey = ([day, rank, id]: readonly [string, '0' | '1', string]): ThreadKey => ({
  ...{ day, rank: rank === '0' ? 0 : 1, id },
});

/** Where a list by name, or of anonymous comments, goes on after a comment of either. */
export type After =
  | { readonly from: 'id'; readonly day: string; readonly id: string }
  | { readonly from: 'day'; readonly day: string }
  | { readonly from: 'next day'; readonly day: string };

/** What of one list (`rank`) comes after a key of the whole thread. */
export function afterIn(rank: 0 | 1, key: ThreadKey): After {
  if (key.rank === rank) return { from: 'id', day: key.day, id: key.id };
  return { from: key.rank < rank ? 'day' : 'next day', day: key.day };
}
