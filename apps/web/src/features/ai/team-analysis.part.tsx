import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useFeature } from './switches/use-feature.ts';
import { Telling } from './telling/telling.tsx';
import { WeekFindings } from './week/week-findings.tsx';

/** What a team’s last week had in common; nothing where that is turned off. */
export function TeamAnalysis({ teamId }: { teamId: string }) {
  return useFeature('teamAnalysis') ? <Analysis teamId={teamId} /> : null;
}

function Analysis({ teamId }: { teamId: string }) {
  const headingId = useId();
  const analysis = useApiQuery(api.teamAnalysis.analysis, { teamId }, { failure: 'none' });
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3">
        <Trans>The week together</Trans>
      </h2>
      {analysis.data ? (
        <>
          <WeekFindings analysis={analysis.data} />
          {analysis.data.themes.length + analysis.data.blockers.length > 0 && (
            <div className="mt-4">
              <Telling feature="teamAnalysis" wish={{ of: 'team', teamId }} />
            </div>
          )}
        </>
      ) : analysis.isError || analysis.fetchStatus === 'paused' ? (
        <ReadFailure of={analysis} />
      ) : (
        <SkeletonGroup className="min-h-28">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Card>
  );
}
