import { type DiaryDay, weekdayOf } from '@garden/calendar';
import type { DailyQuestion, ReadonlySections } from '@garden/contract';

/** How a question or a topic read when it was answered, and whose it was. */
export type Asked = { readonly id: string; readonly teamId: string; readonly text: string };

/** The questions of a team that its editor asks on a day. */
export function questionsOn(questions: readonly DailyQuestion[], day: DiaryDay): DailyQuestion[] {
  const today = weekdayOf(day);
  return questions.filter(({ weekday }) => weekday === null || weekday === today);
}

/**
 * What the answers of an entry answer. An answer to what is asked no more, or never was, stays with the entry and is
 * its author's alone, unless it is known from the version before how it was asked.
 */
export function askedIn(
  { answers, topics }: Pick<ReadonlySections, 'answers' | 'topics'>,
  asked: readonly Asked[],
  before: readonly Asked[] = [],
): Asked[] {
  const ids = new Set([...answers, ...topics].filter(({ text }) => text !== '').map(({ id }) => id));
  const known = new Map([...asked, ...before].map((question) => [question.id, question]));
  return [...ids].flatMap((id) => known.get(id) ?? []);
}
