/** So many days back a sentence counts as written lately. */
export const LATELY_DAYS = 92;
/** As many sentences as a watchword shows. */
export const SHOWN = 3;

type Wished = { readonly id?: string | undefined; readonly text: string; readonly meaning: string };

/** Watchwords as they were wished for: those that there were keep their ids, and with them their sentences. */
export function arrangeWords(
  kept: readonly { readonly id: string }[],
  wished: readonly Wished[],
  newId: () => string,
): { id: string; text: string; meaning: string }[] {
  const free = new Set(kept.map(({ id }) => id));
  return wished.map(({ id, text, meaning }) => ({
    id: id !== undefined && free.delete(id) ? id : newId(),
    text,
    meaning,
  }));
}
