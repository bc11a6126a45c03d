/** The kind of object that an entry of a team's culture is. */
export const CULTURE = 'culture';

/**
 * Entries in their order, with one of them moved.
 * @param position its new place from the top, from 0; beyond the end it becomes the last
 */
export function withMoved<T extends { readonly id: string }>(
  all: readonly T[],
  id: string,
  position: number,
): T[] {
  const found = all.find((each) => each.id === id);
  return found ? all.filter((each) => each.id !== id).toSpliced(position, 0, found) : [...all];
}
