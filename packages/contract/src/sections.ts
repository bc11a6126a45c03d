import * as z from 'zod/mini';
import * as f from './fields.ts';

const TEXT_MAX = 20_000;
const ITEM_MAX = 500;
/** Items of a list that has no smaller limit of its own, and answers. */
const LIST_MAX = 20;

const item = () => f.text({ min: 1, max: ITEM_MAX });
const items = (most: number) =>
  z._default(
    z.array(item()).check(
      z.refine((list: unknown[]) => list.length <= most, {
        error: f.say(most === 5 ? 'tooManyItems' : 'listTooLong'),
        params: { maximum: most },
      }),
    ),
    [],
  );
type Text = typeof f.text;
const answers = (text: Text) =>
  z._default(
    z
      .array(z.strictObject({ id: f.id(), text: text({ max: TEXT_MAX }) }))
      .check(z.maxLength(LIST_MAX, 'listTooLong')),
    [],
  );
const optionalText = (text: Text) => z._default(text({ max: TEXT_MAX }), '');

const sectionsOf = (text: Text) =>
  z.strictObject({
    summary: text({ max: TEXT_MAX }),
    learnings: optionalText(text),
    mistakes: z._default(
      z
        .array(z.strictObject({ text: item(), shared: z._default(z.boolean(), false) }))
        .check(z.maxLength(LIST_MAX, 'listTooLong')),
      [],
    ),
    nextTasks: items(5),
    unclear: items(LIST_MAX),
    customerGood: items(LIST_MAX),
    weeklyTop: items(5),
    insight: optionalText(text),
    answers: answers(text),
    topics: answers(text),
  });

/** What a writer sends of a draft: it may still be empty, and is kept whatever it is. */
export const draftSections = sectionsOf(f.text);
/** What a writer publishes; the server asks for more. */
export const writtenSections = sectionsOf(f.markdown);

const answer = z.object({ id: f.id(), text: z.string() });

/** The sections of a diary: Markdown texts and lists of lines; `nextTasks` are for the next working day. */
export const sections = z.object({
  summary: z.string(),
  learnings: z.string(),
  /** The writer's own; for everyone else it is empty, whatever was written. */
  mistakes: z.array(z.object({ text: z.string(), shared: z.boolean() })),
  nextTasks: z.array(z.string()),
  unclear: z.array(z.string()),
  customerGood: z.array(z.string()),
  /** The week's progress, the weightiest first. */
  weeklyTop: z.array(z.string()),
  insight: z.string(),
  /** By the ids of the daily questions. */
  answers: z.array(answer),
  /** By the ids of the topics. */
  topics: z.array(answer),
});
export type Sections = z.output<typeof sections>;

/** The names of all sections. */
export const sectionNames = z.keyof(sections).options;

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
