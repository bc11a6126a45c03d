import { api, type QuestionView } from '@garden/contract';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';

/** The questions of a team that are listed together. */
export type QuestionsState = 'open' | 'unanswered' | 'for_me' | 'solved';

/** What an address says of the list; the open ones go without saying. */
export type ListSearch = { team?: string | undefined; state?: Exclude<QuestionsState, 'open'> | undefined };

/** What a team asks, in one state, the newest first; of no team nothing is read. */
export function useQuestions(teamId: string | undefined, state: QuestionsState) {
  return useApiPages(
    api.curious.get,
    { ...(teamId && { teamId }), state },
    { failure: 'none', enabled: teamId !== undefined },
  );
}

/** Whether a question waits for an answer of this person. */
export function isFor(me: string | undefined, { solvedAt, asked }: QuestionView): boolean {
  return solvedAt === null && asked.some(({ id }) => id === me);
}
