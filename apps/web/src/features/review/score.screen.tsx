import { api, isScoreOverview, type ScoreOverview } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { ChevronRightIcon } from '../../components/icons/actions.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ListRow } from '../../components/layout/list-row.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { PreviewSwitch } from '../account/preview-switch.part.tsx';
import { AppealRecord } from './appeals/appeal-record.tsx';
import { NoScores } from './scores/no-scores.tsx';
import { OwnScores } from './scores/own-scores.tsx';
import { OwnSwitches } from './scores/own-switches.tsx';

const RubricPage = latePart(async () => (await import('./rubric/rubric-page.tsx')).RubricPage, {
  fallback: (
    <SkeletonGroup>
      <SkeletonBox className="h-160 rounded-lg" />
    </SkeletonGroup>
  ),
});

/** A year: what a range is compared with is there, too. */
const MONTHS = 12;

/** One's own scores and what one decides about them; or, where the address asks for it, how scores work. */
export default function ScoreScreen() {
  const { view } = useSearch({ from: '/score' });
  if (view !== 'rubric') return <ScorePage />;
  // Its heading stands while the rest comes, since the focus goes there.
  return (
    <div className="page">
      <PageHeader title={<Trans>How scores work</Trans>} />
      <RubricPage />
    </div>
  );
}

function ScorePage() {
  const mine = useApiQuery(api.score.mine, { months: MONTHS }, { failure: 'none', staleTime: 0 });
  return (
    <div className="page">
      <PageHeader title={<Trans>Score</Trans>} />
      {mine.data && isScoreOverview(mine.data) ? (
        <Overview of={mine.data} />
      ) : mine.isPending && mine.fetchStatus !== 'paused' ? (
        <SkeletonGroup className="grid gap-5">
          <SkeletonBox className="h-160 rounded-lg" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={mine} />
      )}
    </div>
  );
}

function Overview({ of: overview }: { of: ScoreOverview }) {
  const { months, appeals, teams } = overview;
  const appealsId = useId();
  const isOff = teams.length > 0 && teams.every(({ scored }) => !scored);
  const isEmpty = months.every(({ days }) => days.every(({ score }) => score === null));
  const hasWritten = months.some(({ days }) => days.some(({ diaryId }) => diaryId !== null));
  // What someone writes in their first days is not scored: nothing is shown before that would not come after.
  const isScored = teams.length > 0 && !isOff && !(isEmpty && hasWritten);
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      {isOff ? (
        <Card as="div">
          <EmptyState title={<Trans>Scores are off</Trans>} drawing="winter">
            <Trans>Your days show as written, without a grade.</Trans>
          </EmptyState>
        </Card>
      ) : isEmpty ? (
        <NoScores overview={overview} />
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
      <Card as="div" className="py-1.5">
        <ul className="grid grid-cols-1 divide-y divide-line">
          <li>
            <ListRow
              title={<Trans>How scores work</Trans>}
              text={<Trans>What earns points, who sees grades, and worked examples</Trans>}
              end={<ChevronRightIcon className="size-5" />}
              render={<Link to="/score" search={{ view: 'rubric' }} />}
            />
          </li>
          {isScored && (
            <li className="py-1">
              <PreviewSwitch />
            </li>
          )}
          {teams.some(({ can }) => can.switch) && (
            <li className="py-1">
              <OwnSwitches teams={teams} />
            </li>
          )}
        </ul>
      </Card>
    </div>
  );
}
