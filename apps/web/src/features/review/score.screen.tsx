import { api, isScoreOverview, type ScoreOverview } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { ReadFailure } from '../../components/read-failure.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../components/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { AppealRecord } from './appeals/appeal-record.tsx';
import { PreviewSwitch } from './preview-switch.part.tsx';
import { OwnScores } from './scores/own-scores.tsx';
import { OwnSwitches } from './scores/own-switches.tsx';

const RubricCard = lazyComponent(async () => (await import('./rubric/rubric-card.tsx')).RubricCard);

/** A year: what a range is compared with is there, too. */
const MONTHS = 12;

/** One's own scores, how they come about, and what one decides about them. */
export default function ScoreScreen() {
  const mine = useApiQuery(api.score.mine, { months: MONTHS }, { failure: 'none', staleTime: 0 });
  return (
    <div className="page">
      <PageHeader title={<Trans>Score</Trans>} />
      {mine.data && isScoreOverview(mine.data) ? (
        <Page overview={mine.data} />
      ) : mine.isPending && mine.fetchStatus !== 'paused' ? (
        <SkeletonGroup className="grid gap-5">
          <SkeletonBox className="h-32 rounded-lg" />
          <SkeletonBox className="h-96 rounded-lg" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={mine} />
      )}
    </div>
  );
}

function Page({ overview }: { overview: ScoreOverview }) {
  const { months, appeals, teams } = overview;
  const appealsId = useId();
  const isOff = teams.length > 0 && teams.every(({ scored }) => !scored);
  const isEmpty = months.every(({ days }) => days.every(({ score }) => score === null));
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      {isOff ? (
        <Card as="div">
          <EmptyState title={<Trans>Scores are off</Trans>} drawing="winter">
            <Trans>Your days show as written, without a grade.</Trans>
          </EmptyState>
        </Card>
      ) : isEmpty ? (
        <Card as="div">
          <EmptyState
            title={<Trans>Your first score comes with your next diary</Trans>}
            action={
              <RouteLink to="/" look="primary">
                <Trans>Write your diary</Trans>
              </RouteLink>
            }
          />
        </Card>
      ) : (
        <OwnScores overview={overview} />
      )}
      {appeals.length > 0 && (
        <Card aria-labelledby={appealsId} className="grid grid-cols-1 gap-4">
          <h2 id={appealsId}>
            <Trans>Your appeals</Trans>
          </h2>
          {appeals.map((appeal) => (
            <AppealRecord key={appeal.id} appeal={appeal} />
          ))}
        </Card>
      )}
      {(!isOff || teams.some(({ can }) => can.switch)) && (
        <Card as="div">
          <OwnSwitches teams={teams} />
          {!isOff && <PreviewSwitch />}
        </Card>
      )}
      <PartBoundary>
        <Suspense fallback={<SkeletonText lines={12} />}>
          <RubricCard />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
