import type { ScoreOverview } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayMark } from '../../../components/days/day-mark.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';

/** Before the first score: what was written so far, and when scores begin. */
export function NoScores({ overview: { months, teams } }: { overview: ScoreOverview }) {
  const grapes = months.flatMap(({ days }) => days).filter(({ diaryId }) => diaryId !== null).length;
  if (grapes === 0)
    return (
      <Card as="div">
        <EmptyState
          title={<Trans>Your first diary is your first grape</Trans>}
          action={
            <RouteLink to="/" look="primary">
              <Trans>Write your diary</Trans>
            </RouteLink>
          }
        >
          <WhenScoresBegin inTeam={teams.length > 0} />
        </EmptyState>
      </Card>
    );
  return (
    <Card as="div" className="grid grid-cols-1 justify-items-center gap-2 py-10 text-center">
      <p aria-hidden="true" className="flex flex-wrap justify-center gap-1">
        {Array.from({ length: Math.min(grapes, MOST_DRAWN) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one grape is like the other.
          <DayMark key={at} state="submitted" className="size-8" />
        ))}
      </p>
      <h2>
        <Plural value={grapes} one="Your first grape" other="# grapes so far" />
      </h2>
      <p className="max-w-[38ch] text-balance text-ink-2">
        <WhenScoresBegin inTeam={teams.length > 0} />
      </p>
      <RouteLink to="/grape" look="quiet" className="mt-3">
        <Trans>See your vine</Trans>
      </RouteLink>
    </Card>
  );
}

/** More are told by the number alone. */
const MOST_DRAWN = 10;

function WhenScoresBegin({ inTeam }: { inTeam: boolean }) {
  return inTeam ? (
    <Trans>Scores begin after your first days in the team. Until then, just write.</Trans>
  ) : (
    <Trans>Scores belong to teams. On your own, each diary is a grape on your vine.</Trans>
  );
}
