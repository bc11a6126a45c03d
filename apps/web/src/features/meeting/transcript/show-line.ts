/** The id of a line’s element. */
export const lineId = (line: number): string => `line-${line + 1}`;

/** Keeps a line in view that is heard; the focus stays where it is. */
export const followLine = (line: number): void =>
  document.getElementById(lineId(line))?.scrollIntoView({ block: 'nearest' });

/** Brings a line into view, with the focus; false where it isn’t on the page yet. */
export function showLine(line: number): boolean {
  const place = document.getElementById(lineId(line));
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
  return place !== null;
}
