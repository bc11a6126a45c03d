import { api } from '@garden/contract';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { DiaryBody } from './reading/diary-body.tsx';

/** What a diary says, as it is now and as the user may read it. */
export function DiaryText({ diaryId }: { diaryId: string }) {
  const diary = useApiQuery(api.diary.get, { diaryId }, { failure: 'none', staleTime: 0 });
  if (diary.data) return <DiaryBody diary={diary.data} />;
  if (diary.isError || diary.fetchStatus === 'paused') return <ReadFailure of={diary} />;
  return (
    <SkeletonGroup>
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}
