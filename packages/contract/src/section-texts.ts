import type { Sections } from './sections.ts';

/** Sections as they are read, by anyone who holds them. */
export type ReadonlySections = {
  readonly [K in keyof Sections]: Sections[K] extends (infer Item)[]
    ? readonly Readonly<Item>[]
    : Sections[K];
};

/** A day before anything is written; each call gives lists of its own. */
export function emptySections(): Sections {
  return {
    summary: '',
    learnings: '',
    mistakes: [],
    nextTasks: [],
    unclear: [],
    customerGood: [],
    weeklyTop: [],
    insight: '',
    answers: [],
    topics: [],
  };
}

/** The names of all sections, in the order of the contract. */
export const sectionNames = Object.keys(emptySections()) as (keyof Sections)[];

/** The same sections with lists of their own. */
export function copySections(written: ReadonlySections): Sections {
  return {
    ...written,
    mistakes: written.mistakes.map((mistake) => ({ ...mistake })),
    nextTasks: [...written.nextTasks],
    unclear: [...written.unclear],
    customerGood: [...written.customerGood],
    weeklyTop: [...written.weeklyTop],
    answers: written.answers.map((answer) => ({ ...answer })),
    topics: written.topics.map((answer) => ({ ...answer })),
  };
}

/** All that is written in a day's sections, in the order in which they are read. */
export function textsOf(written: ReadonlySections): string[] {
  return [
    written.summary,
    written.learnings,
    ...written.mistakes.map(({ text }) => text),
    ...written.unclear,
    ...written.customerGood,
    ...written.weeklyTop,
    written.insight,
    ...written.answers.map(({ text }) => text),
    ...written.topics.map(({ text }) => text),
    ...written.nextTasks,
  ].filter((text) => text !== '');
}

/** The sections as one value that is equal where they are, in whatever order a store gives back their fields. */
export function partsOf(written: ReadonlySections) {
  const answers = (list: ReadonlySections['answers']) => list.map(({ id, text }) => [id, text]);
  return [
    written.summary,
    written.learnings,
    written.mistakes.map(({ text, shared }) => [text, shared]),
    written.nextTasks,
    written.unclear,
    written.customerGood,
    written.weeklyTop,
    written.insight,
    answers(written.answers),
    answers(written.topics),
  ];
}
