import type { ScoreOfDiary } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { AddressLink } from '../../../components/buttons/address-link.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { AppealRecord } from '../appeals/appeal-record.tsx';
import { PartList } from '../rubric/part-list.tsx';
import { ToldAdvice } from '../slots.tsx';
import { Advice } from './advice.tsx';
import { Praise } from './praise.tsx';
import { Remarks } from './remarks.tsx';
import { useScoreOf } from './use-score-of.ts';

const AppealDialog = latePart(async () => (await import('../appeals/appeal-dialog.tsx')).AppealDialog);

/** How the score of one's own diary came about, what would raise the next one, and its appeal. */
export function ScoreBreakdown({ diaryId }: { diaryId: string }) {
  const read = useScoreOf(diaryId);
  if (read.data)
    return (
      <Suspense fallback={<Loading />}>
        <Breakdown of={read.data} />
      </Suspense>
    );
  return read.isPending && read.fetchStatus !== 'paused' ? <Loading /> : <ReadFailure of={read} />;
}

function Loading() {
  return (
    <SkeletonGroup>
      <SkeletonText lines={8} className="leading-loose" />
    </SkeletonGroup>
  );
}

function Breakdown({ of }: { of: ScoreOfDiary }) {
  const [isAppealing, setAppealing] = useState(false);
  const { diaryId, score, given, parts, appeal, can } = of;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-3">
        <Praise of={of} />
        <Advice of={of} />
      </div>
      <PartList
        parts={parts}
        below={({ reasons }) => <Remarks diaryId={diaryId} of={reasons} className="mt-1 text-ink-2" />}
      />
      {given !== score && (
        <p className="text-ink-2">
          <Trans>
            The parts add up to {given}. The appeal set the score to {score}.
          </Trans>
        </p>
      )}
      {appeal && <AppealRecord appeal={appeal} />}
      <ToldAdvice diaryId={diaryId} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AddressLink href="/score?view=rubric" look="plain">
          <Trans>How scores work</Trans>
        </AddressLink>
        {can.appeal && (
          <Button look="quiet" onClick={() => setAppealing(true)}>
            <Trans>Appeal this score</Trans>
          </Button>
        )}
      </div>
      {isAppealing && <AppealDialog diaryId={diaryId} onClose={() => setAppealing(false)} />}
    </div>
  );
}
