import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Segmented } from '../../components/choices/segmented.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { Findings } from './summary/findings.tsx';
import { SummaryHead } from './summary/summary-head.tsx';

/** What a team wrote on its last working day, or in that week. */
export function TeamSummary({ teamId }: { teamId: string }) {
  const { t } = useLingui();
  const headingId = useId();
  const [period, setPeriod] = useState<'day' | 'week'>('day');
  const summary = useApiQuery(
    api.team.getTeamSummary,
    { teamId, period },
    { failure: 'none', keepPrevious: true },
  );
  const { data } = summary;
  return (
    <Card aria-labelledby={headingId} aria-busy={summary.isPlaceholderData}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId}>
          <Trans>Summary</Trans>
        </h2>
        <Segmented
          label={t`Time`}
          value={period}
          onChange={setPeriod}
          segments={[
            { value: 'day', label: t`Day` },
            { value: 'week', label: t`Week` },
          ]}
        />
      </div>
      {data ? (
        <div className="grid grid-cols-1 gap-5">
          <SummaryHead summary={data} />
          {!data.tooFew && <Findings teamId={teamId} summary={data} />}
        </div>
      ) : summary.isError || summary.fetchStatus === 'paused' ? (
        <ReadFailure of={summary} />
      ) : (
        <SkeletonGroup className="min-h-40">
          <SkeletonText lines={5} />
        </SkeletonGroup>
      )}
    </Card>
  );
}
