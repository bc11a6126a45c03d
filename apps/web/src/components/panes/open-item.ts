/**
 * What opens beside a list by itself: what did before, as long as it is listed, so that newer items change nothing; else
 * what waits for the user; else the first of the list.
 */
export function firstToOpen(
  ids: readonly string[],
  before: string | undefined,
  waiting: string | undefined,
): string | undefined {
  if (before !== undefined && ids.includes(before)) return before;
  return waiting !== undefined && ids.includes(waiting) ? waiting : ids[0];
}

/** The item so many further on in a list; its ends hold, and an item that is not listed stands before the first. */
export function itemFrom(
  ids: readonly string[],
  openId: string | undefined,
  steps: number,
): string | undefined {
  return ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(openId ?? '') + steps))];
}
