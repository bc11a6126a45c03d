import { api, type Endpoint, type OutputOf, type QuestionView } from '@garden/contract';
import { apiKey } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

/** What a write to a question makes stale. */
export const questionReads: readonly Endpoint[] = [
  api.curious.get,
  api.curious.myCurious,
  api.curious.getCuriousByUserId,
  api.relationship.curiousRanking,
];

/** Shows a question as the server has just told it. */
export function rememberQuestion(question: QuestionView): void {
  queryClient.setQueryData<OutputOf<typeof api.curious.get>>(
    apiKey(api.curious.get, { curiousId: question.id }),
    { items: [question], nextCursor: null },
  );
}
