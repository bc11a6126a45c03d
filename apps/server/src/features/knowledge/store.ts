import { isPrivateLine } from '@garden/contract';
import { sql, type WithSubquery } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { curiosities, mistakes, todos } from '../../db/schema/knowledge.ts';
import { type Params, statement } from '../../db/statement.ts';
import type { Context } from '../../http/context.ts';
import type { EventContext } from '../../platform/events.store.ts';
import type { HookContext, Hooks } from '../../platform/hooks.ts';
import type { WrittenDiary } from '../diary/writing/hooks.ts';
import {
  announceQuestions,
  listedNew,
  questionRows,
  selectCuriosities,
  settleCuriosities,
  shareCuriosities,
} from './curiosity/store.ts';
import {
  type Making,
  mistakeRowsOf,
  type Source,
  selectMistakes,
  settleMistakes,
  shareMistakes,
} from './mistakes/store.ts';
import type { Wanted } from './rules.ts';
import { type Plan, selectTasks } from './todos/store.ts';

/**
 * Adds what comes with a new diary, with the commit and by one statement: its mistakes to their owner's list, its unclear
 * things as questions to its teams, and the tasks that it plans.
 * @param plan null where its tasks are for no one
 */
export function addLinkedItems(
  tx: Transaction,
  diary: WrittenDiary,
  plan: Plan | null,
  { random, now }: Pick<Context, 'random' | 'now'>,
): void {
  const { id: diaryId, authorId: ownerId, day } = diary;
  const { mistakes: made, questions } = itemsOf(diary);
  const texts = plan ? [...new Set(diary.sections.nextTasks)] : [];
  const brought = { mistakes: made, questions, tasks: texts };
  const add = addItems.get(KINDS.filter((kind) => brought[kind].length > 0).join());
  if (!add) return;
  const newId = () => random.id();
  const askedIn = questions.flatMap(({ teamIds }) => teamIds);
  announceQuestions(tx, { random, now }, askedIn, { kind: 'diary', id: diaryId });
  tx.atCommit(
    add(tx, {
      ...{ ownerId, diaryId, day, now },
      mistakes: mistakeRowsOf(made, newId),
      questions: questionRows(questions, ownerId, newId),
      ...{ taskDay: plan?.day ?? day, texts, ids: texts.map(newId) },
    }),
  );
}

type NewItems = Source & {
  readonly now: Date;
  /** As `mistakeRowsOf` writes them. */
  readonly mistakes: string;
  /** As `questionRows` writes them. */
  readonly questions: string;
  readonly taskDay: string;
  readonly texts: readonly string[];
  readonly ids: readonly string[];
};

/** Each kind of items, as it is written with the others. */
const KINDS = ['mistakes', 'questions', 'tasks'] as const;
type Kind = (typeof KINDS)[number];

/** What a diary does not bring is left out of its statement, which would prepare to write each index of it all the same. */
const addItemsOf = (kinds: readonly Kind[]) =>
  statement(`add_${kinds.join('_')}_of_diary`, (db, of: Params<NewItems>) => {
    const source = { ownerId: of.ownerId, diaryId: of.diaryId, now: of.now };
    const made = db
      .$with('made')
      .as(db.insert(mistakes).select(selectMistakes({ ...source, day: of.day, added: of.mistakes })));
    const asked = db.$with('asked').as(
      db
        .insert(curiosities)
        .select(selectCuriosities({ ...source, day: of.day, added: of.questions }))
        .returning(),
    );
    const { ids, texts, taskDay } = of;
    const planned = db
      .$with('planned')
      .as(db.insert(todos).select(selectTasks({ ...source, ids, texts, day: taskDay })));
    const parts: Readonly<Record<Kind, readonly WithSubquery[]>> = {
      mistakes: [made],
      questions: [asked, ...listedNew(db, asked)],
      tasks: [planned],
    };
    return db
      .with(...kinds.flatMap((kind) => parts[kind]))
      .select({ done: sql`true` })
      .from(sql`(select) as call`);
  });

/** By the kinds that it adds. */
const addItems = new Map(
  [KINDS, ...KINDS.map((left) => KINDS.filter((kind) => kind !== left)), ...KINDS.map((only) => [only])].map(
    (kinds) => [kinds.join(), addItemsOf(kinds)],
  ),
);

/**
 * Brings the items that come with a diary in line with it, in the transaction that writes it: its mistakes in their
 * owner's list, its unclear things as questions to its teams.
 */
export async function syncLinkedItems(
  tx: Transaction,
  before: WrittenDiary,
  after: WrittenDiary,
  ctx: HookContext,
): Promise<void> {
  const { random, now } = ctx;
  const { id: diaryId, authorId: ownerId, day, sections } = after;
  const source = { diaryId, ownerId, day };
  const making: Making = { newId: () => random.id(), now };
  const { mistakes, questions } = itemsOf(after);
  const has = (section: 'mistakes' | 'unclear') =>
    sections[section].length > 0 || before.sections[section].length > 0;
  await Promise.all([
    has('mistakes') && settleMistakes(tx, source, mistakes, making),
    has('unclear') && settleCuriosities(tx, source, questions, ctx),
  ]);
}

/** Lets the teams that read diaries from now on read the items that came with them; what the diaries say is as it was. */
export function shareLinkedItems(tx: Transaction, hooks: Hooks, diaries: readonly WrittenDiary[]): void {
  const items = diaries.map((diary) => ({ diaryId: diary.id, askerId: diary.authorId, ...itemsOf(diary) }));
  shareMistakes(
    tx,
    items.flatMap(({ diaryId, mistakes }) => mistakes.map((item) => ({ diaryId, ...item }))),
  );
  shareCuriosities(
    tx,
    hooks,
    items.flatMap(({ diaryId, askerId, questions }) =>
      questions.map((item) => ({ diaryId, askerId, ...item })),
    ),
  );
}

/** What comes with a diary, with the teams that read each; an item that stands there twice counts once, as the last. */
function itemsOf({ teamIds, sections }: WrittenDiary): { mistakes: Wanted[]; questions: Wanted[] } {
  const readBy = (text: string) => (isPrivateLine(text) ? [] : teamIds);
  const mistakes = sections.mistakes.map(({ text, shared }) => ({
    text,
    teamIds: shared ? readBy(text) : [],
  }));
  const questions = sections.unclear.map((text) => ({ text, teamIds: readBy(text) }));
  return { mistakes: eachOnce(mistakes), questions: eachOnce(questions) };
}

const eachOnce = (items: readonly Wanted[]) => [...new Map(items.map((item) => [item.text, item])).values()];

/** Says to the teams of a diary that its questions came back or went. */
export function announceQuestionsOf(tx: Transaction, ctx: EventContext, diary: WrittenDiary): void {
  const askedIn = itemsOf(diary).questions.flatMap(({ teamIds }) => teamIds);
  announceQuestions(tx, ctx, askedIn, { kind: 'diary', id: diary.id });
}

/** A diary as if no questions came with it. */
export function withoutQuestions(diary: WrittenDiary): WrittenDiary {
  return { ...diary, sections: { ...diary.sections, unclear: [] } };
}

/** A diary as if nothing came with it: what does, comes or goes with its being seen. */
export function withoutItems(diary: WrittenDiary): WrittenDiary {
  return { ...diary, sections: { ...diary.sections, mistakes: [], unclear: [] } };
}
