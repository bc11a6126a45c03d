import type { BookLine } from '@garden/contract';

/** A line, or a picture, that is being written; the key is that of the drawn line it was. */
export type WrittenLine = {
  readonly id: string;
  readonly key: string | null;
  readonly text: string;
  /** The file of a picture. */
  readonly file?: string;
  readonly day?: string | null;
};

export const writtenOf = (lines: readonly BookLine[]): WrittenLine[] =>
  lines.map(({ key, text, day, picture }, at) => ({
    id: key ?? `line ${at}`,
    key,
    text,
    day,
    ...(picture && { file: picture.file }),
  }));

/** What the server is told of them: an empty line is none, a picture may go without words. */
export const toSend = (lines: readonly WrittenLine[]) =>
  lines
    .filter(({ text, file }) => file !== undefined || text.trim() !== '')
    .map(({ key, text, file }) => (file === undefined ? { key, text } : { text, picture: file }));

/** A picture that was chosen, with the day of its diary; null for one from the device. */
export type ChosenPicture = { readonly file: string; readonly alt: string; readonly day: string | null };

/** Lines with pictures between them: each before the first line of a later day, without a day at the end. */
export function withPictures(
  lines: readonly WrittenLine[],
  chosen: readonly ChosenPicture[],
): readonly WrittenLine[] {
  return chosen.reduce<readonly WrittenLine[]>((shown, { file, alt, day }) => {
    const later = day === null ? -1 : shown.findIndex((line) => line.day != null && line.day > day);
    const picture = { id: file, key: null, text: alt, file, day };
    return shown.toSpliced(later < 0 ? shown.length : later, 0, picture);
  }, lines);
}

/** A line one place up or down; at the end it stays. */
export function moveLine(lines: readonly WrittenLine[], at: number, by: -1 | 1): readonly WrittenLine[] {
  const line = lines[at];
  const to = at + by;
  if (!line || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(at, 1).toSpliced(to, 0, line);
}
