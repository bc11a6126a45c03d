/** An item of a diary that is also a row of its own, and the teams that read it there. */
export type Wanted = { readonly text: string; readonly teamIds: readonly string[] };

/** Such a row as it is kept; one that its owner went on with outlives its place in the diary. */
export type Kept = Wanted & { readonly id: string; readonly isOwnersNow: boolean };

/** What brings the rows of a diary in line with its items. */
export type Reconciliation = {
  readonly added: readonly Wanted[];
  /** Rows to erase. */
  readonly gone: readonly string[];
  /** Rows that other teams read from now on. */
  readonly moved: readonly { readonly id: string; readonly teamIds: readonly string[] }[];
};

/**
 * Compares the rows of a diary with its items, by their texts; an item that stands there twice counts once.
 * What the diary holds no more goes, unless its owner went on with it: then no one else reads it.
 */
export function reconcile(kept: readonly Kept[], items: readonly Wanted[]): Reconciliation {
  const wanted = new Map(items.map((item) => [item.text, item]));
  const known = new Set(kept.map(({ text }) => text));
  const lost = kept.filter(({ text }) => !wanted.has(text));
  return {
    added: [...wanted.values()].filter(({ text }) => !known.has(text)),
    gone: lost.filter(({ isOwnersNow }) => !isOwnersNow).map(({ id }) => id),
    moved: kept.flatMap(({ id, text, teamIds, isOwnersNow }) => {
      const audience = wanted.get(text)?.teamIds ?? (isOwnersNow ? [] : teamIds);
      return isSame(audience, teamIds) ? [] : [{ id, teamIds: audience }];
    }),
  };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((teamId) => b.includes(teamId));
}
