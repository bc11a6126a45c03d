import { type BookLine, type ChapterView, MAX_CHAPTER_LINES } from '@garden/contract';

/** As many lines are drawn of a month. */
export const DRAWN_LINES = 12;

/** A sentence that was drawn, with where it stands. */
export type Drawn = {
  readonly key: string;
  readonly text: string;
  readonly diaryId: string;
  readonly day: string;
};

/** A chapter as it is kept. */
export type KeptChapter = {
  readonly title: string;
  readonly lines: readonly BookLine[];
  readonly takenOut: readonly string[];
  readonly version: number;
};

export const NO_CHAPTER: KeptChapter = { title: '', lines: [], takenOut: [], version: 0 };

const byHand = ({ key, edited }: BookLine) => key === null || edited;

/**
 * A chapter drawn anew: what was changed or written by hand stays in its order, what was taken out stays out, and each
 * other line stands before the first one of a later day. No more are drawn than a chapter has room for.
 */
export function drawAnew({ lines, takenOut }: KeptChapter, drawn: readonly Drawn[]): BookLine[] {
  const kept = lines.filter(byHand);
  const known = new Set([...takenOut, ...kept.map(({ key }) => key)]);
  const fresh = drawn
    .filter(({ key }) => !known.has(key))
    .slice(0, Math.max(MAX_CHAPTER_LINES - kept.length, 0))
    .map((line) => ({ ...line, edited: false }));
  const result: BookLine[] = [];
  let next = 0;
  for (const line of kept) {
    while (line.day !== null && fresh[next] && (fresh[next]?.day ?? '') < line.day) {
      const before = fresh[next];
      if (before) result.push(before);
      next += 1;
    }
    result.push(line);
  }
  return [...result, ...fresh.slice(next)];
}

export type WrittenLine = { readonly key?: string | null | undefined; readonly text: string };

/**
 * A chapter as its owner has written it. A line with a key is the drawn one of that key, once; any other is by hand.
 * Drawn lines that are no longer there are remembered as taken out.
 */
export function writeChapter(
  { lines, takenOut }: KeptChapter,
  written: readonly WrittenLine[],
): Pick<KeptChapter, 'lines' | 'takenOut'> {
  const drawn = new Map(lines.flatMap((line) => (line.key === null ? [] : [[line.key, line] as const])));
  const used = new Set<string>();
  const now = written.map(({ key, text }): BookLine => {
    const origin = key && !used.has(key) ? drawn.get(key) : undefined;
    if (!origin?.key) return { key: null, text, edited: false, diaryId: null, day: null };
    used.add(origin.key);
    return { ...origin, text, edited: origin.edited || origin.text !== text };
  });
  const gone = [...drawn.keys()].filter((key) => !used.has(key));
  return { lines: now, takenOut: [...new Set([...takenOut, ...gone])] };
}

export const presentLines = (lines: readonly BookLine[]): BookLine[] => lines.map((line) => ({ ...line }));

export const presentChapter = (
  month: string,
  { title, lines, version }: Pick<KeptChapter, 'title' | 'lines' | 'version'>,
): ChapterView => ({ month, title, lines: presentLines(lines), version });

/** Whether lines are the same, one by one. */
export const isSame = (some: readonly BookLine[], others: readonly BookLine[]): boolean =>
  some.length === others.length &&
  some.every(({ key, text, edited, diaryId, day }, at) => {
    const other = others[at];
    return (
      other?.key === key &&
      other.text === text &&
      other.edited === edited &&
      other.diaryId === diaryId &&
      other.day === day
    );
  });

/** The first day of a month, under which its chapter is kept. */
export const firstDayOf = (month: string): string => `${month}-01`;
