import { type BookLine, type ChapterView, MAX_CHAPTER_LINES } from '@garden/contract';
import { presentImage } from '../../diary/pictures/rules.ts';
import type { StoredImage } from '../../diary/pictures/store.ts';

/** As many lines are drawn of a month, and as many pictures. */
export const DRAWN_LINES = 12;
export const DRAWN_PICTURES = 6;

/** A line, or a picture, as it is kept. */
export type KeptLine = Omit<BookLine, 'picture'> & {
  readonly picture?: Omit<StoredImage, 'alt'>;
};

/** A sentence or a picture that was drawn, with where it stands. */
export type Drawn = Pick<KeptLine, 'text' | 'picture'> & {
  readonly key: string;
  readonly diaryId: string;
  readonly day: string;
};

/** A chapter as it is kept. */
export type KeptChapter = {
  readonly title: string;
  readonly lines: readonly KeptLine[];
  readonly takenOut: readonly string[];
  readonly version: number;
};

export const NO_CHAPTER: KeptChapter = { title: '', lines: [], takenOut: [], version: 0 };

const byHand = ({ key, edited }: KeptLine) => key === null || edited;

/**
 * A chapter drawn anew: what was changed or written by hand stays, what is drawn again stays in its place, what was
 * taken out stays out, and each new line stands before the first one of a later day. No more are drawn than a chapter
 * has room for.
 */
export function drawAnew({ lines, takenOut }: KeptChapter, drawn: readonly Drawn[]): KeptLine[] {
  const again = new Map(drawn.map((line) => [line.key, { ...line, edited: false }]));
  const result = lines.flatMap((line): KeptLine[] => {
    if (byHand(line)) return [line];
    const fresh = line.key === null ? undefined : again.get(line.key);
    return fresh ? [fresh] : [];
  });
  const known = new Set([...takenOut, ...result.map(({ key }) => key)]);
  const fresh = [...again.values()].filter(({ key }) => !known.has(key));
  for (const line of fresh.slice(0, Math.max(MAX_CHAPTER_LINES - result.length, 0))) {
    const later = result.findIndex(({ day }) => day !== null && day > line.day);
    result.splice(later < 0 ? result.length : later, 0, line);
  }
  return result;
}

/** Pictures that a diary shows. */
export type DiaryPictures = {
  readonly id: string;
  readonly day: string;
  readonly images: readonly StoredImage[];
};

/**
 * What is drawn of a month: the sentences and, after what was drawn of its day, the first picture of each day. Where
 * there are more than a few, days that have something to say come first.
 */
export function withPictures(drawn: readonly Drawn[], diaries: readonly DiaryPictures[]): Drawn[] {
  const told = new Set(drawn.map(({ diaryId }) => diaryId));
  const chosen = diaries
    .flatMap(({ id, day, images: [first] }) => (first ? [pictureLine(first, { diaryId: id, day })] : []))
    .toSorted((a, b) => Number(told.has(b.diaryId)) - Number(told.has(a.diaryId)))
    .slice(0, DRAWN_PICTURES);
  return [...drawn, ...chosen].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

const keyOfPicture = (file: string) => `picture:${file}`;

const pictureLine = <T extends Pick<KeptLine, 'diaryId' | 'day'>>(
  { file, width, height, alt }: StoredImage,
  of: T,
) => ({ key: keyOfPicture(file), text: alt, picture: { file, width, height }, ...of });

/** A line as its owner writes it: with the key of the drawn one that it was, or with a picture. */
export type WrittenLine = {
  readonly key?: string | null | undefined;
  readonly text: string;
  readonly picture?: string | undefined;
};

/** A picture of the one who writes, with the diary that shows it. */
export type OwnPicture = StoredImage & Pick<KeptLine, 'diaryId' | 'day'>;

/** Pictures by their files, each with the diary that shows it. */
export function ownPictures(
  pictures: readonly StoredImage[],
  showing: readonly { readonly file: string; readonly id: string; readonly day: string }[],
): ReadonlyMap<string, OwnPicture> {
  const diaries = new Map(showing.map(({ file, ...diary }) => [file, diary]));
  return new Map(
    pictures.map((picture) => {
      const diary = diaries.get(picture.file);
      return [picture.file, { ...picture, diaryId: diary?.id ?? null, day: diary?.day ?? null }];
    }),
  );
}

/**
 * A chapter as its owner has written it. A line with a key is the drawn one of that key, once; any other is by hand.
 * A picture stands there once. Drawn lines that are no longer there are remembered as taken out.
 * @param own the pictures that are written, by their files
 */
export function writeChapter(
  { lines, takenOut }: KeptChapter,
  written: readonly WrittenLine[],
  own: ReadonlyMap<string, OwnPicture> = new Map(),
): Pick<KeptChapter, 'lines' | 'takenOut'> {
  const drawn = new Map(lines.flatMap((line) => (line.key === null ? [] : [[line.key, line] as const])));
  const used = new Set<string>();
  const now = written.flatMap(({ key: named, text, picture: file }): KeptLine[] => {
    const key = file === undefined ? named : keyOfPicture(file);
    const isSecond = key && used.has(key);
    const origin = key && !isSecond ? drawn.get(key) : undefined;
    if (origin?.key) {
      used.add(origin.key);
      return [{ ...origin, text, edited: origin.edited || origin.text !== text }];
    }
    if (file === undefined) return [{ key: null, text, edited: false, diaryId: null, day: null }];
    const picture = own.get(file);
    if (!picture || isSecond) return [];
    const { diaryId, day } = picture;
    used.add(keyOfPicture(file));
    return [{ ...pictureLine({ ...picture, alt: text }, { diaryId, day }), edited: true }];
  });
  const gone = [...drawn.keys()].filter((key) => !used.has(key));
  return { lines: now, takenOut: [...new Set([...takenOut, ...gone])].filter((key) => !used.has(key)) };
}

export const presentLines = (lines: readonly KeptLine[]): BookLine[] =>
  lines.map(({ picture, ...line }) => ({ ...line, picture: picture ? presentImage(picture) : null }));

export const presentChapter = (
  month: string,
  { title, lines, version }: Pick<KeptChapter, 'title' | 'lines' | 'version'>,
): ChapterView => ({ month, title, lines: presentLines(lines), version });

/** The files of all pictures in chapters, each once, in order. */
export const filesOf = (chapters: readonly Pick<KeptChapter, 'lines'>[]): string[] => [
  ...new Set(chapters.flatMap(({ lines }) => lines.flatMap(({ picture }) => picture?.file ?? []))),
];

/** What it costs to write chapters, in characters. */
export const weighBook = (chapters: readonly Pick<KeptChapter, 'lines'>[]): number =>
  chapters.reduce((sum, { lines }) => sum + lines.reduce((of, { text }) => of + text.length + 100, 0), 2_000);

/** Whether lines are the same, one by one. */
export const isSame = (some: readonly KeptLine[], others: readonly KeptLine[]): boolean =>
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
