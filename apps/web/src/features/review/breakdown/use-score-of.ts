import { api, isScoreOverview } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';

/** How the score of one's own diary came about. */
export function useScoreOf(diaryId: string) {
  const { data, ...read } = useApiQuery(api.score.mine, { diaryId }, { failure: 'none' });
  return { ...read, data: data && !isScoreOverview(data) ? data : undefined };
}
