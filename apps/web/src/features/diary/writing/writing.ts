import {
  copySections,
  type DiaryView,
  type DraftView,
  emptySections,
  MAX_IMAGES,
  partsOf,
  type ReadonlySections,
  type Sections,
  textsOf,
} from '@garden/contract';
import type { DraftContent } from './drafts.ts';

/** A day's text while it is written. */
export type Writing = ReadonlySections & {
  readonly title: string | null;
  /** The teams that read it; empty is private, null is all of mine. */
  readonly teamIds: readonly string[] | null;
  readonly expression: string | null;
  readonly images: readonly WrittenImage[];
};

/** A picture and what it shows in words. */
export type WrittenImage = { readonly file: string; readonly alt: string };

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
    ...unrepeated(settledSections(sections)),
    title: title || null,
    teamIds: teamIds ?? null,
    expression: expression ?? null,
    images: (images ?? []).map(toWritten),
  };
}

/** All sections of what the API takes, where some may be left out. */
export function settledSections({ mistakes, ...sections }: DraftContent['sections']): Sections {
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
  return JSON.stringify(parts, (_, value: unknown) =>
    typeof value === 'string' ? normalized(value) : value,
  );
}

/**
 * Both texts in one, nothing twice: mine first, then the other's below.
 * A second title stands above the other's summary, and what goes beyond the fifth of a list of five at its end, since
 * nothing may be lost.
 */
export function joinWritings(mine: Writing, other: Writing): Writing {
  const tasks = unique([...mine.nextTasks, ...other.nextTasks]);
  const top = unique([...mine.weeklyTop, ...other.weeklyTop]);
  const rest = [...tasks.slice(MAX_TASKS), ...top.slice(MAX_TASKS)].map((task) => `- ${task}`);
  const isOtherTitle =
    mine.title !== null && other.title !== null && normalized(mine.title) !== normalized(other.title);
  const below = isOtherTitle ? `${other.title}\n\n${other.summary}` : other.summary;
  return {
    title: mine.title ?? other.title,
    summary: joinTexts(joinTexts(mine.summary, below), rest.join('\n')),
    learnings: joinTexts(mine.learnings, other.learnings),
    mistakes: uniqueBy([...mine.mistakes, ...other.mistakes], ({ text }) => text),
    nextTasks: tasks.slice(0, MAX_TASKS),
    unclear: unique([...mine.unclear, ...other.unclear]),
    customerGood: unique([...mine.customerGood, ...other.customerGood]),
    weeklyTop: top.slice(0, MAX_TASKS),
    insight: joinTexts(mine.insight, other.insight),
    answers: joinAnswers(mine.answers, other.answers),
    topics: joinAnswers(mine.topics, other.topics),
    teamIds: mine.teamIds,
    expression: mine.expression ?? other.expression,
    images: uniqueBy([...mine.images, ...other.images], ({ file }) => file).slice(0, MAX_IMAGES),
  };
}

type Answers = Writing['answers'];

/** What was written under the id of a question or a topic. */
export function answerTo(answers: Answers, id: string): string {
  return answers.find((answer) => answer.id === id)?.text ?? '';
}

/** The answers with another text for one; an emptied one is none. */
export function withAnswer(answers: Answers, id: string, text: string): Answers {
  const others = answers.filter((answer) => answer.id !== id);
  const index = answers.findIndex((answer) => answer.id === id);
  if (text === '') return others;
  return others.toSpliced(index < 0 ? others.length : index, 0, { id, text });
}

function joinAnswers(mine: Answers, other: Answers): Answers {
  const both = mine.map(({ id, text }) => ({
    id,
    text: joinTexts(text, other.find((answer) => answer.id === id)?.text ?? ''),
  }));
  return [...both, ...other.filter(({ id }) => !mine.some((answer) => answer.id === id))];
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

function joinTexts(first: string, second: string): string {
  const [a, b] = [first.trim(), second.trim()];
  if (a.includes(b)) return first;
  if (b.includes(a)) return second;
  return `${a}\n\n${b}`;
}

function normalized(text: string): string {
  return text.trim().normalize('NFC');
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

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

function uniqueBy<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [nameOf(item), item])).values()].toReversed();
}
