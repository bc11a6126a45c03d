/** Room that is left between neighbours: so many items go between two of them before all get new places. */
export const GAP = 2 ** 32;

/** A place between two others, null where there is no room; `above` is null at the top. */
export function placeBetween(above: number | null, below: number): number | null {
  if (above === null) return below - GAP;
  const middle = Math.floor((above + below) / 2);
  return middle > above && middle < below ? middle : null;
}

/** Tags as they are kept: each once, whatever its case, in the order in which they were given. */
export function normalizeTags(tags: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const tag of tags) {
    const flat = tag.replace(/\s+/gu, ' ');
    const fold = flat.toLowerCase();
    if (!byFold.has(fold)) byFold.set(fold, flat);
  }
  return [...byFold.values()];
}
