import { keptText, type MessageKey } from '@garden/contract';

/** Questions of a team, and characters of each (product, section 16). */
export const MAX_QUESTIONS = 5;
export const QUESTION_MAX = 120;

/** A question while it is typed. */
export type TypedQuestion = {
  /** Its key while the page is open. */
  readonly key: string;
  readonly text: string;
  /** ISO weekday; null for every day. */
  readonly weekday: number | null;
};

export type QuestionError = { readonly index: number; readonly key: MessageKey };

/** What saving would be refused for, by the position of each question. */
export function questionErrors(questions: readonly TypedQuestion[]): QuestionError[] {
  return questions.flatMap(({ text, weekday }, index): QuestionError[] => {
    const words = keptText(text);
    if (words === '') return [{ index, key: 'contentRequired' }];
    const isDuplicate = questions
      .slice(0, index)
      .some((other) => keptText(other.text) === words && other.weekday === weekday);
    return isDuplicate ? [{ index, key: 'questionTwice' }] : [];
  });
}
