import {
  copySections,
  type DiaryView,
  type DraftView,
  emptySections,
  keptText,
  partsOf,
  type ReadonlySections,
  type Sections,
  textsOf,
} from '@garden/contract';
import type { WrittenImage } from '../pictures.shared.ts';
import type { DraftContent } from './drafts.ts';

/** A day's text while it is written. */
export type Writing = ReadonlySections & {
  readonly title: string | null;
  /** The teams that read it; empty is private, null is all of mine. */
  readonly teamIds: readonly string[] | null;
  readonly expression: string | null;
  readonly images: readonly WrittenImage[];
};

/** The most tasks one day takes on, and the most items of a week (seed, section 5). */
export const MAX_TASKS = 5;
/** The most lines of a list without a smaller limit (contract, `writtenSections`). */
export const MAX_LINES = 20;

export const emptyWriting: Writing = {
  ...emptySections(),
  title: null,
  teamIds: null,
  expression: null,
  images: [],
};

/** The text of what the server keeps, draft or diary. */
export function writingOf({ title, sections, teamIds, expression, images }: DraftView | DiaryView): Writing {
  return { title, ...unrepeated(sections), teamIds, expression, images: images.map(toWritten) };
}

const toWritten = ({ file, alt = '' }: { file: string; alt?: string | undefined }): WrittenImage => ({
  file,
  alt,
});

/** The text of what this browser keeps. */
export function writingOfContent({ title, sections, teamIds, expression, images }: DraftContent): Writing {
  return {
    ...unrepeated(completeSections(sections)),
    title: title || null,
    teamIds: teamIds ?? null,
    expression: expression ?? null,
    images: (images ?? []).map(toWritten),
  };
}

/** All sections of what the API takes, where some may be left out. */
export function completeSections({ mistakes, ...sections }: DraftContent['sections']): Sections {
  return {
    ...emptySections(),
    ...sections,
    mistakes: (mistakes ?? []).map(({ text, shared = false }) => ({ text, shared })),
  };
}

/** The text as the API takes it: an audience that no one chose stays out. */
export function contentOf({ title, teamIds, expression, images, ...sections }: Writing): DraftContent {
  return {
    title: title ?? '',
    sections: copySections(sections),
    ...(teamIds !== null && { teamIds: [...teamIds] }),
    expression,
    images: images.map(toWritten),
  };
}

/** All that is written in a day, in the order in which it is read. */
export function wordsOf(writing: Writing): string[] {
  return [...(writing.title === null ? [] : [writing.title]), ...textsOf(writing)];
}

/** Whether two texts are one to the server, which trims and normalises what it takes. */
export function sameWriting(a: Writing, b: Writing): boolean {
  return comparable(a) === comparable(b);
}

function comparable({ teamIds, title, expression, images, ...sections }: Writing): string {
  const parts = [
    title ?? '',
    expression,
    images.map(toWritten),
    teamIds?.toSorted() ?? null,
    partsOf(sections),
  ];
  return JSON.stringify(parts, (_, value: unknown) => (typeof value === 'string' ? keptText(value) : value));
}

/** The summary with one more line at its end, as an item of a list. */
export function withLine(summary: string, line: string): string {
  const text = summary.trimEnd();
  return text === '' ? `- ${line}` : `${text}\n- ${line}`;
}

/** The summary without that line. */
export function withoutLine(summary: string, line: string): string {
  return summary
    .split('\n')
    .filter((each) => each !== `- ${line}`)
    .join('\n');
}

/** An item is its own name in its list. */
function unrepeated(sections: Sections): Sections {
  return {
    ...sections,
    mistakes: uniqueBy(sections.mistakes, ({ text }) => text),
    nextTasks: unique(sections.nextTasks),
    unclear: unique(sections.unclear),
    customerGood: unique(sections.customerGood),
    weeklyTop: unique(sections.weeklyTop),
  };
}

/** Each item once. */
export function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

/** Each item once, by its name. */
export function uniqueBy<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [nameOf(item), item])).values()].toReversed();
}
