import { api, isScoreOverview } from '@garden/contract';
import { ReadFailure } from '../../components/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../components/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { PartList } from './rubric/part-list.tsx';

/** How the score of one's own diary came about. */
export function ScoreBreakdown({ diaryId }: { diaryId: string }) {
  const score = useApiQuery(api.score.mine, { diaryId }, { failure: 'none' });
  if (score.data && !isScoreOverview(score.data)) return <PartList parts={score.data.parts} />;
  if (!score.isPending || score.fetchStatus === 'paused') return <ReadFailure of={score} />;
  return (
    <SkeletonGroup>
      <SkeletonText lines={5} />
    </SkeletonGroup>
  );
}
