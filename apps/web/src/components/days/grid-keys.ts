/** Where a key moves to in rows of unequal length, by places on the drawing; undefined for other keys and at the end. */
export function moveInGrid<Cell extends { readonly x: number }>(
  key: string,
  rows: readonly (readonly Cell[])[],
  from: Cell,
): Cell | undefined {
  const cells = rows.flat();
  const at = cells.indexOf(from);
  if (key === 'ArrowLeft') return cells[at - 1];
  if (key === 'ArrowRight') return cells[at + 1];
  if (key === 'Home') return cells[0];
  if (key === 'End') return cells.at(-1);
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const row = rows.findIndex((each) => each.includes(from));
  const next = by === 0 ? undefined : rows[row + by];
  return next?.toSorted((a, b) => Math.abs(a.x - from.x) - Math.abs(b.x - from.x))[0];
}
