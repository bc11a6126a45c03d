import {
  api,
  type CollectedView,
  type GuidelineView,
  type ImprovementView,
  type MistakeView,
  type QuestionView,
  type QuoteView,
  type RequestOf,
  type TodoView,
} from '@garden/contract';
import type { TestPerson } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A to-do of today, or a goal. */
export async function buildTodo(
  app: TestApp,
  as: TestPerson,
  { kind = 'day', text = 'Call Ana' }: Partial<Pick<TodoView, 'kind' | 'text'>> = {},
): Promise<TodoView> {
  const added = await app.call(api.todo.add, { kind, text }, { as });
  if (added.code !== 200) throw new Error(`no to-do: ${added.message}`);
  return added.data;
}

/** A line of wisdom, of the home team unless told. */
export async function buildQuote(
  app: TestApp,
  as: TestPerson,
  overrides: Partial<RequestOf<typeof api.quote.publish>> = {},
): Promise<QuoteView> {
  const made = await app.call(api.quote.publish, { text: 'Ask twice, promise once.', ...overrides }, { as });
  if (made.code !== 200) throw new Error(`no line of wisdom: ${made.message}`);
  return made.data;
}

/** An item of someone's collection: a line of their own unless told. */
export async function buildCollected(
  app: TestApp,
  as: TestPerson,
  held: RequestOf<typeof api.collection.add> = { text: 'Sleep on it.' },
): Promise<CollectedView> {
  const made = await app.call(api.collection.add, held, { as });
  if (made.code !== 200) throw new Error(`nothing collected: ${made.message}`);
  return made.data;
}

/** A question to all of the asker's teams. */
export async function buildQuestion(
  app: TestApp,
  as: TestPerson,
  overrides: Partial<RequestOf<typeof api.curious.publish>> = {},
): Promise<QuestionView> {
  const asked = await app.call(
    api.curious.publish,
    { question: 'How do crates stand in the van?', ...overrides },
    { as },
  );
  if (asked.code !== 200) throw new Error(`no question: ${asked.message}`);
  return asked.data;
}

/** A guideline of this person's own. */
export async function buildGuideline(
  app: TestApp,
  as: TestPerson,
  overrides: Partial<RequestOf<typeof api.handbook.upset>> = {},
): Promise<GuidelineView> {
  const guideline = { title: 'Prices', category: 'Customers', content: 'Read the dates **aloud**.' };
  const added = await app.call(api.handbook.upset, { ...guideline, ...overrides }, { as });
  if (added.code !== 200) throw new Error(`no guideline: ${added.message}`);
  return added.data;
}

/** A mistake on this person's own list. */
export async function buildMistake(
  app: TestApp,
  as: TestPerson,
  overrides: Partial<RequestOf<typeof api.mistake.add>> = {},
): Promise<MistakeView> {
  const made = { text: 'Sent the price list with last year’s dates', ...overrides };
  const added = await app.call(api.mistake.add, made, { as });
  if (added.code !== 200) throw new Error(`no mistake: ${added.message}`);
  return added.data;
}

/** What this person does better from now on. */
export async function buildImprovement(
  app: TestApp,
  as: TestPerson,
  overrides: Partial<RequestOf<typeof api.lastImprove.add>> = {},
): Promise<ImprovementView> {
  const wish = { text: 'Ask before I answer', ...overrides };
  const added = await app.call(api.lastImprove.add, wish, { as });
  if (added.code !== 200) throw new Error(`no improvement: ${added.message}`);
  return added.data;
}
