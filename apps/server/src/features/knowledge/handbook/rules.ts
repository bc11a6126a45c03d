/** Guidelines of one person. */
export const MAX_GUIDELINES = 1_000;

type Ordered = { readonly id: string; readonly pinned: boolean; readonly position: number };

/** Pinned ones first, then as their owner has placed them. */
export function inTheirOrder<T extends Ordered>(guidelines: readonly T[]): T[] {
  return guidelines.toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || a.position - b.position || (a.id < b.id ? -1 : 1),
  );
}

type Placed = { readonly id: string; readonly pinned: boolean };

/**
 * All guidelines in their order, pinned ones first, with one of them changed and moved.
 * @param position its place among those that are pinned like it; left out, it stays, or becomes the last where that changed
 */
export function rearrange<T extends Placed>(
  all: readonly T[],
  id: string,
  pinned: boolean,
  position?: number,
): T[] {
  const found = all.find((each) => each.id === id);
  if (!found) return [...all];
  const moved = { ...found, pinned };
  const alike = all.filter((each) => each.pinned === pinned && each.id !== id);
  const before =
    found.pinned === pinned ? all.filter((each) => each.pinned === pinned).indexOf(found) : alike.length;
  const placed = alike.toSpliced(position ?? before, 0, moved);
  const others = all.filter((each) => each.pinned !== pinned && each.id !== id);
  return pinned ? [...placed, ...others] : [...others, ...placed];
}
