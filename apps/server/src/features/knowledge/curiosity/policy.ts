/** Someone who reads questions: the teams they are in now. */
export type QuestionReader = { readonly userId: string; readonly teamIds: readonly string[] };
type Asked = { readonly askerId: string; readonly teamIds: readonly string[] };

/** The teams in which someone reads a question, in the order it names them. */
export function teamsShared({ teamIds }: Asked, reader: QuestionReader): string[] {
  return teamIds.filter((teamId) => reader.teamIds.includes(teamId));
}

/** The asker reads a question that no one else reads, too. */
export function mayReadQuestion(question: Asked, reader: QuestionReader): boolean {
  return question.askerId === reader.userId || teamsShared(question, reader).length > 0;
}

/** Its asker alone settles, changes and deletes a question. */
export function maySettle({ askerId }: Pick<Asked, 'askerId'>, { userId }: Pick<QuestionReader, 'userId'>) {
  return askerId === userId;
}

/** Those of a diary are deleted there. */
export function mayDelete(
  question: Pick<Asked, 'askerId'> & { readonly diaryId: string | null },
  reader: Pick<QuestionReader, 'userId'>,
): boolean {
  return maySettle(question, reader) && question.diaryId === null;
}
