/** The choice of one’s own words, where a question offers it. */
export const OTHER = 'other';

/** What may be said of something that was done about the results of the round before. */
export const HELPED = ['yes', 'partly', 'no'] as const;
export type Helped = (typeof HELPED)[number];

/** Words in one or both languages. */
export type Words = { readonly en?: string | undefined; readonly zh?: string | undefined };

/** What a reader of one language sees of words that may be there in the other alone. */
export const wordsFor = ({ en, zh }: Words, locale: 'en' | 'zh'): string =>
  (locale === 'zh' ? zh || en : en || zh) ?? '';

/** What a question depends on: choices of an earlier one, or where its number lies. */
export type Condition = {
  readonly questionId: string;
  /** Any of these was chosen. */
  readonly choiceIds?: readonly string[] | undefined;
  /** Of a scale, both ends included. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

export type Branching = { readonly id: string; readonly showIf: Condition | null };

/** What was answered to one question, as far as a branch depends on it. */
export type BranchAnswer = {
  readonly questionId: string;
  readonly choiceIds?: readonly string[] | undefined;
  readonly number?: number | undefined;
};

/** The questions that someone with these answers is asked, in their order: a question that hangs on one that is not asked is not asked either. */
export function questionsAsked<Question extends Branching>(
  questions: readonly Question[],
  answers: readonly BranchAnswer[],
): Question[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const asked = new Set<string>();
  return questions.filter(({ id, showIf }) => {
    const isAsked =
      showIf === null || (asked.has(showIf.questionId) && holds(showIf, given.get(showIf.questionId)));
    if (isAsked) asked.add(id);
    return isAsked;
  });
}

function holds({ choiceIds, from = 1, to = 10 }: Condition, answer: BranchAnswer | undefined): boolean {
  if (!answer) return false;
  if (choiceIds) return choiceIds.some((id) => answer.choiceIds?.includes(id));
  return answer.number !== undefined && answer.number >= from && answer.number <= to;
}
