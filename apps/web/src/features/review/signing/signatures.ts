import type { InterviewItem } from '@garden/contract';

export type InterviewRecord = NonNullable<InterviewItem['record']>;
type Answer = InterviewRecord['answers'][number];

/** How a side of an interview stands to one version of its record. */
export type Signature = {
  readonly person: Answer['person'];
  /** Null before they have answered. */
  readonly answer: Pick<Answer, 'accepted' | 'reason' | 'at'> | null;
};

/** Both sides' answers to a version, the member's first. */
export function signaturesOf(
  { person: member, record }: { readonly person: Answer['person']; readonly record: InterviewRecord },
  version: number,
): Signature[] {
  return [member, record.supervisor].map((person) => ({
    person,
    answer:
      record.answers.find((answer) => answer.version === version && answer.person.id === person.id) ?? null,
  }));
}

/** Whether someone has signed an earlier version, and so may have its steps among their to-dos. */
export function hasSignedBefore({ answers }: Pick<InterviewRecord, 'answers'>, userId: string): boolean {
  return answers.some(({ person, accepted }) => accepted && person.id === userId);
}
