/** An item moved to a place among the others. */
export function movedTo<Item extends { readonly id: string }>(
  items: readonly Item[],
  itemId: string,
  place: number,
): Item[] {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return [...items];
  const others = items.filter((each) => each !== item);
  return others.toSpliced(Math.max(0, place), 0, item);
}

/** The item that another one stands before once it is moved; undefined at the end of those that are known. */
export function nextAfterMove(
  items: readonly { readonly id: string }[],
  itemId: string,
  place: number,
): string | undefined {
  const others = items.filter(({ id }) => id !== itemId);
  return others[Math.max(0, place)]?.id;
}
