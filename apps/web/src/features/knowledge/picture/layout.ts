import type { Box, Sheet as Paper } from '../../../components/paper/paper.ts';
import { wrapText } from './wrap.ts';

/** A line of wisdom on a picture, with whose words it is. */
export type PictureLine = { readonly text: string; readonly by: string };

export const formats = ['square', 'phone', 'page', 'wide'] as const;
export type Format = (typeof formats)[number];

type Sheet = Paper & {
  /** Pixels of the largest and the smallest letters. */
  readonly largest: number;
  readonly smallest: number;
};

/** In pixels: a post, a telephone’s lock screen (its clock is above the words), A4 at 200 dots an inch, a slide. */
export const sheets: Readonly<Record<Format, Sheet>> = {
  square: {
    width: 1080,
    height: 1080,
    largest: 76,
    smallest: 26,
    words: { x: 112, y: 270, width: 856, height: 660 },
  },
  phone: {
    width: 1170,
    height: 2532,
    largest: 96,
    smallest: 34,
    words: { x: 120, y: 900, width: 930, height: 1290 },
  },
  page: {
    width: 1654,
    height: 2339,
    largest: 104,
    smallest: 32,
    hasMargin: true,
    words: { x: 236, y: 540, width: 1210, height: 1540 },
  },
  wide: {
    width: 1920,
    height: 1080,
    largest: 88,
    smallest: 30,
    words: { x: 150, y: 170, width: 1170, height: 740 },
  },
};

/** The part of a line’s height that its letters take. */
const LETTERS = 0.62;
/** Names under the words, in the size of the words. */
const NAME = 0.56;
const SMALLEST_NAME = 24;
const STEP = 2;

/** One row of the picture: words, or a name below them. */
export type Row = { readonly text: string; readonly kind: 'words' | 'name'; readonly baseline: number };

export type Layout = {
  /** Pixels of the words’ letters, and of the names’. */
  readonly size: number;
  readonly nameSize: number;
  /** From one ruled line to the next. */
  readonly rowHeight: number;
  readonly rows: readonly Row[];
};

type Fonts = {
  /** The width of a text in letters of a size. */
  readonly measure: (text: string, size: number, kind: Row['kind']) => number;
  readonly locale: string;
};

/**
 * Sets lines on a sheet: the largest letters that fit, everything on the ruled lines of the paper, in the middle of the
 * room for words.
 * @returns undefined where even the smallest letters do not fit
 */
export function layOut(lines: readonly PictureLine[], format: Format, fonts: Fonts): Layout | undefined {
  const { words, largest, smallest } = sheets[format];
  const fits = (size: number) => setIn(lines, words, size, fonts);
  let [low, high] = [0, Math.floor((largest - smallest) / STEP)];
  let best = fits(smallest);
  if (!best) return undefined;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tried = fits(smallest + middle * STEP);
    if (tried) {
      best = tried;
      low = middle;
    } else high = middle - 1;
  }
  return best;
}

function setIn(lines: readonly PictureLine[], box: Box, size: number, fonts: Fonts): Layout | undefined {
  const { measure, locale } = fonts;
  const rowHeight = Math.round(size / LETTERS);
  const nameSize = Math.max(SMALLEST_NAME, Math.round(size * NAME));
  const texts: { text: string; kind: Row['kind'] | 'gap' }[] = lines.flatMap(({ text, by }, index) => {
    const rows = wrapText(text, box.width, (part) => measure(part, size, 'words'), locale);
    const names = wrapText(by, box.width, (part) => measure(part, nameSize, 'name'), locale);
    return [
      ...(index > 0 ? [{ text: '', kind: 'gap' as const }] : []),
      ...rows.map((row) => ({ text: row, kind: 'words' as const })),
      ...names.map((row) => ({ text: row, kind: 'name' as const })),
    ];
  });
  const height = texts.length * rowHeight;
  if (height > box.height) return undefined;
  const top = box.y + (box.height - height) / 2;
  const rows = texts.flatMap(({ text, kind }, index) =>
    kind === 'gap'
      ? []
      : [{ text, kind, baseline: Math.round(top + (index + 1) * rowHeight - rowHeight * 0.26) }],
  );
  return { size, nameSize, rowHeight, rows };
}
