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
