import { isPrivateLine } from '@garden/contract';
import type { Transaction } from '../../db/open-database.ts';
import type { Context } from '../../http/context.ts';
import type { EventContext } from '../../platform/events.store.ts';
import type { HookContext, Hooks } from '../../platform/hooks.ts';
import { DIARY } from '../diary/rules.ts';
import type { WrittenDiary } from '../diary/writing/hooks.ts';
import { addCuriositiesOf, shareCuriosities, syncQuestions } from './curiosity/diary.store.ts';
import { announceQuestions } from './curiosity/store.ts';
import { addMistakesOf, type Making, shareMistakes, syncDiaryMistakes } from './mistakes/store.ts';
import type { Wanted } from './rules.ts';
import { type Plan, planTasks } from './todos/plan.store.ts';

/**
 * Adds what comes with a new diary, with the commit: its mistakes to their owner's list, its unclear things as questions
 * to its teams, and the tasks that it plans.
 * @param plan null where its tasks are for no one
 */
export function addLinkedItems(
  tx: Transaction,
  diary: WrittenDiary,
  plan: Plan | null,
  ctx: Pick<Context, 'random' | 'now'>,
): void {
  const { id: diaryId, authorId: ownerId, day } = diary;
  const source = { diaryId, ownerId, day };
  const { mistakes, questions } = itemsOf(diary);
  addMistakesOf(tx, source, mistakes, { newId: () => ctx.random.id(), now: ctx.now });
  addCuriositiesOf(tx, source, questions, ctx);
  if (plan) planTasks(tx, plan, diary.sections.nextTasks);
  announceQuestionsOf(tx, ctx, diary);
}

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
    has('mistakes') && syncDiaryMistakes(tx, source, mistakes, making),
    has('unclear') && syncQuestions(tx, source, questions, ctx),
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
  announceQuestions(tx, ctx, askedIn, { kind: DIARY, id: diary.id });
}

/** A diary as if no questions came with it. */
export function withoutQuestions(diary: WrittenDiary): WrittenDiary {
  return { ...diary, sections: { ...diary.sections, unclear: [] } };
}

/** A diary as if nothing came with it: what does, comes or goes with its being seen. */
export function withoutItems(diary: WrittenDiary): WrittenDiary {
  return { ...diary, sections: { ...diary.sections, mistakes: [], unclear: [] } };
}
