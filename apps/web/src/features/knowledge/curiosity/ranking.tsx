import { api, type OutputOf } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { Switch } from '../../../components/choices/switch.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useApiChoice } from '../../../lib/api/use-api-choice.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { QuestionsSkeleton } from './question-skeleton.tsx';

type By = 'asked' | 'answered' | 'solved';
type Period = 'week' | 'month' | 'all';
type Answer = OutputOf<typeof api.relationship.curiousRanking>;

/** The ranking of a team by what its members asked, answered or solved. */
export function Ranking({ teamId }: { teamId: string }) {
  const { t } = useLingui();
  const { by = 'asked', period = 'week' } = useSearch({ from: '/curiosity/rank' });
  const navigate = useNavigate({ from: '/curiosity/rank' });
  const ranking = useApiQuery(
    api.relationship.curiousRanking,
    { teamId, period, by },
    { failure: 'none', keepPrevious: true },
  );
  const choose = (wish: { by?: By; period?: Period }) =>
    void navigate({
      search: (now) => {
        const { by: nextBy, period: nextPeriod } = { by, period, ...wish };
        return {
          ...(now.team !== undefined && { team: now.team }),
          ...(nextBy !== 'asked' && { by: nextBy }),
          ...(nextPeriod !== 'week' && { period: nextPeriod }),
        };
      },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Segmented
          label={t`What counts`}
          value={by}
          onChange={(next) => choose({ by: next })}
          segments={[
            { value: 'asked', label: t`Asked` },
            { value: 'answered', label: t`Answered` },
            { value: 'solved', label: t`Solved` },
          ]}
        />
        <Segmented
          label={t`Since when`}
          value={period}
          onChange={(next) => choose({ period: next })}
          segments={[
            { value: 'week', label: t`This week` },
            { value: 'month', label: t`This month` },
            { value: 'all', label: t`All time` },
          ]}
        />
      </div>
      {ranking.data ? (
        <>
          <Places ranking={ranking.data} by={by} />
          <Leaving ranked={ranking.data.ranked} />
        </>
      ) : ranking.isError || ranking.fetchStatus === 'paused' ? (
        <ReadFailure of={ranking} />
      ) : (
        <QuestionsSkeleton />
      )}
    </div>
  );
}

function Places({ ranking: { from, items }, by }: { ranking: Answer; by: By }) {
  const me = useUserStore((state) => state.userInfo?.user_id);
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          title={<Trans>No one is in the ranking yet</Trans>}
          action={
            <RouteLink to="/curiosity" hash="ask" look="primary">
              <Trans>Ask a question</Trans>
            </RouteLink>
          }
        >
          {by === 'asked' ? (
            <Trans>Ask the first question and you’re on top.</Trans>
          ) : by === 'answered' ? (
            <Trans>Answer a teammate’s question and you’re in.</Trans>
          ) : (
            <Trans>You’re in as soon as an answer of yours is accepted.</Trans>
          )}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card as="div" className="py-2">
      <ol className="grid grid-cols-1 divide-y divide-line">
        {items.map(({ person, place, tied, ...numbers }) => (
          <li key={person.id} className="words-below flex items-center gap-3 py-3">
            <span className="grid size-7 shrink-0 place-items-center rounded-pill bg-sunken font-serif text-ink-2 tabular-nums">
              <span className="sr-only">
                <Trans>Rank</Trans>{' '}
              </span>
              {place}
            </span>
            <Avatar name={person.name} personId={person.id} src={person.avatar} size="sm" />
            <div data-words className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold leading-tight">
                <RouteLink
                  to="/person"
                  search={{ id: person.id }}
                  className="wrap-anywhere text-ink no-underline hover:underline"
                >
                  <PersonName person={person} />
                </RouteLink>
                {person.id === me && (
                  <Chip tone="grape">
                    <Trans>you</Trans>
                  </Chip>
                )}
              </p>
              <p className="text-ink-2 text-sm">
                {tied && (
                  <>
                    <Trans>tied</Trans>
                    {' · '}
                  </>
                )}
                <Others by={by} {...numbers} />
              </p>
            </div>
            <Score by={by} {...numbers} />
          </li>
        ))}
      </ol>
      <p className="border-line border-t py-3 text-ink-2 text-sm">
        {from !== null && (
          <>
            <Trans>
              Since <DayText day={from} />.
            </Trans>{' '}
          </>
        )}
        <Trans>
          Ties share a rank. Solved counts accepted answers; questions of your own don’t count as answered.
        </Trans>
      </p>
    </Card>
  );
}

type Numbers = { by: By; asked: number; answered: number; solved: number };

/** What the ranking goes by, large. */
function Score({ by, ...numbers }: Numbers) {
  return (
    <span className="shrink-0 font-semibold text-grape tabular-nums">
      <Counted by={by} value={numbers[by]} />
    </span>
  );
}

function Counted({ by, value }: { by: By; value: number }) {
  if (by === 'asked') return <Plural value={value} one="# asked" other="# asked" />;
  if (by === 'answered') return <Plural value={value} one="# answered" other="# answered" />;
  return <Plural value={value} one="# solved" other="# solved" />;
}

/** The two numbers that the ranking does not go by. */
function Others({ by, ...numbers }: Numbers) {
  const others = (['asked', 'answered', 'solved'] as const).filter((other) => other !== by);
  return others.map((other, index) => (
    <span key={other}>
      {index > 0 && ' · '}
      <Counted by={other} value={numbers[other]} />
    </span>
  ));
}

/** Standing in rankings, or leaving them. */
function Leaving({ ranked }: { ranked: boolean }) {
  const { t } = useLingui();
  const { choose, chosen } = useApiChoice(api.curious.choose, {
    reads: [api.relationship.curiousRanking],
    invalidates: [api.curious.myCurious],
  });
  return (
    <Card as="div" tone="sunken" className="py-1!">
      <Switch
        label={t`Show me in the curiosity rank`}
        hint={<Trans>Otherwise your numbers aren’t listed, and ranks count without you.</Trans>}
        checked={chosen?.ranked ?? ranked}
        onChange={(event) => choose({ ranked: event.target.checked })}
      />
    </Card>
  );
}
