import type { BookLine } from '@garden/contract';

/** A line that is being written; the key is that of the drawn line it was. */
export type WrittenLine = { readonly id: string; readonly key: string | null; readonly text: string };

export const writtenOf = (lines: readonly BookLine[]): WrittenLine[] =>
  lines.map(({ key, text }, at) => ({ id: key ?? `line ${at}`, key, text }));

/** A line one place up or down; at the end it stays. */
export function moveLine(lines: readonly WrittenLine[], at: number, by: -1 | 1): readonly WrittenLine[] {
  const line = lines[at];
  const to = at + by;
  if (!line || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(at, 1).toSpliced(to, 0, line);
}
