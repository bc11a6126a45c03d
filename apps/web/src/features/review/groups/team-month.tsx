import { parseDiaryMonth, shiftMonth } from '@garden/calendar';
import { api, type OutputOf, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDay } from '../../../components/days/format-time.ts';
import { MonthStepper } from '../../../components/days/month-stepper.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { apiKey, useApiQuery } from '../../../lib/api/hooks.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { AppealList } from '../appeals/appeal-list.tsx';
import { NumbersOfGroup, Withheld } from './numbers-of-group.tsx';
import { teamMonths } from './team-months.ts';

type Groups = OutputOf<typeof api.score.groups>;

/** Live events announce appeals; this is the fallback for when they do not get through. */
const POLL_MS = 60_000;
/** While old diaries are being scored; no event says how far that has come. */
const CATCH_UP_MS = 3_000;

type Props = {
  team: TeamView;
  /** The month that the address names. */
  wanted: string | undefined;
  onMonth: (month: string) => void;
};

/** A month of a team and its departments in numbers; above it what waits for the user. */
export function TeamMonth({ team, wanted, onMonth }: Props) {
  const { first, last } = teamMonths(team, new Date());
  const month = wanted ?? last;
  const input = { teamId: team.id, month };
  const known = useQueryClient().getQueryData<Groups>(apiKey(api.score.groups, input));
  const isCatchingUp = known !== undefined && known.oldDiaries !== null;
  const groups = useApiQuery(api.score.groups, input, {
    staleTime: 0,
    refetchInterval: isCatchingUp ? CATCH_UP_MS : POLL_MS,
    keepPrevious: true,
    failure: 'none',
  });
  const { data } = groups;
  const isOfMonth = data?.month === month;
  const hasFailed = groups.isError || (!data && groups.fetchStatus === 'paused');
  // Appeals stand above the rest: what was there before them would be pushed away as they come.
  if (!data && !hasFailed) return <GroupsSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {data && <AppealList appeals={data.appeals} />}
      {data?.oldDiaries != null && (
        <Card as="div">
          <ProgressBar label={<Trans>Scoring older diaries</Trans>} value={data.oldDiaries} />
        </Card>
      )}
      <MonthStepper
        month={month}
        first={first}
        last={last}
        onStep={(by) => onMonth(shiftMonth(parseDiaryMonth(month), by))}
      />
      {hasFailed && <ReadFailure of={groups} />}
      {data && isOfMonth && <Numbers groups={data} team={team} />}
      {!(data && isOfMonth) && !hasFailed && <NumbersSkeleton />}
    </div>
  );
}

function Numbers({
  groups: { takenOn, people, team: numbers, departments },
  team,
}: {
  groups: Groups;
  team: TeamView;
}) {
  const teamHeading = useId();
  const departmentsHeading = useId();
  const { i18n } = useLingui();
  const morning = takenOn === null ? null : formatDay(takenOn, i18n.locale);
  if (morning === null && team.rules.review.scores === 'on') {
    return (
      <Card>
        <EmptyState title={<Trans>No numbers yet</Trans>}>
          <Trans>
            They’re taken each morning, once five people have scores. That way no one can tell what a single
            diary changed.
          </Trans>
        </EmptyState>
      </Card>
    );
  }
  if (people === 0) {
    return (
      <Card>
        <EmptyState
          drawing="winter"
          title={
            team.rules.review.scores === 'off' ? (
              translateMessage('scoresOff')
            ) : (
              <Trans>No scores in this month yet</Trans>
            )
          }
        />
      </Card>
    );
  }
  return (
    <>
      <Card aria-labelledby={teamHeading}>
        <h3 id={teamHeading} className="wrap-anywhere mb-3 text-lg">
          {team.name}
        </h3>
        {numbers ? <NumbersOfGroup numbers={numbers} people={people} /> : <Withheld />}
        {morning !== null && (
          <p className="mt-3 text-ink-2 text-sm">
            <Trans>
              Finished days, as of the morning of {morning}. New ones are added only when they tell nothing
              about fewer than five people.
            </Trans>
          </p>
        )}
      </Card>
      {departments.length > 0 && (
        <Card aria-labelledby={departmentsHeading}>
          <h3 id={departmentsHeading} className="text-lg">
            <Trans>Departments</Trans>
          </h3>
          <ul className="grid grid-cols-1 divide-y divide-line">
            {departments.map(({ id, name, numbers: own }) => (
              <li key={id} className="grid grid-cols-1 gap-3 py-4 last:pb-0">
                <h4 className="wrap-anywhere font-semibold">{name}</h4>
                {own ? <NumbersOfGroup numbers={own} name={name} /> : <Withheld />}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

export function GroupsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <SkeletonBox className="h-11 rounded-md" />
      <NumbersSkeleton />
    </div>
  );
}

function NumbersSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-5">
      <SkeletonBox className="h-80 rounded-lg" />
      <SkeletonBox className="h-48 rounded-lg" />
    </SkeletonGroup>
  );
}
