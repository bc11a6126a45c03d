import { monthOf } from '@garden/calendar';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { GroupSwitcher } from '../../components/choices/group-switcher.tsx';
import { Segmented } from '../../components/choices/segmented.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { useHomeCalendar } from '../diary/home-calendar.shared.ts';
import { PersonMonth } from './vine/person-month.tsx';
import { VineSkeleton } from './vine/vine-skeleton.tsx';

const PersonYear = lazyComponent(async () => (await import('./vine/person-year.tsx')).PersonYear);
const TeamMonth = lazyComponent(async () => (await import('./vine/team-month.tsx')).TeamMonth);

type View = 'month' | 'year' | 'team';

/** The vine: my month and my year, a teammate's, and the month of a team. */
export default function GrapeScreen() {
  const { t } = useLingui();
  const search = useSearch({ from: '/grape' });
  const navigate = useNavigate({ from: '/grape' });
  const me = useUserStore((state) => state.userInfo?.id);
  const { teamArr, currentTeam, chooseTeam } = useTeamStore();
  const { today } = useHomeCalendar();
  const team = teamArr.find(({ id }) => id === (search.team ?? currentTeam?.id)) ?? teamArr[0];
  const userId = search.user === me ? undefined : search.user;
  const views: { value: View; label: string }[] = [
    { value: 'month', label: t({ message: 'Month', context: 'vine' }) },
    { value: 'year', label: t({ message: 'Year', context: 'vine' }) },
  ];
  if (team) views.push({ value: 'team', label: t`Team` });
  const asked = search.view ?? 'month';
  const view = asked === 'team' && !team ? 'month' : asked;
  const month = search.month ?? monthOf(today);
  const year = search.year ?? month.slice(0, 4);
  const turnTo = (change: Partial<typeof search>) =>
    void navigate({
      search: (now: typeof search) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    });
  const shared = {
    isTable: search.table === true,
    onTable: (isTable: boolean) => turnTo({ table: isTable || undefined }),
    onMonth: (next: string) => turnTo({ month: next }),
  };
  return (
    <div className="page">
      <PageHeader
        title={<Trans>Vine</Trans>}
        kicker={
          view === 'team' &&
          team && (
            <GroupSwitcher
              label={t`My teams`}
              groups={teamArr}
              value={team.id}
              onChange={(teamId) => {
                chooseTeam(teamId);
                turnTo({ team: teamId });
              }}
              className="-mx-3 @desk:hidden"
            />
          )
        }
        aside={
          <Segmented
            label={t`View`}
            segments={views}
            value={view}
            onChange={(next) =>
              turnTo({
                view: next === 'month' ? undefined : next,
                ...(next === 'team' && { user: undefined }),
                ...(next === 'year' && { year: month.slice(0, 4) }),
              })
            }
            className="print:hidden"
          />
        }
      />
      <Suspense fallback={<VineSkeleton />}>
        {view === 'month' && <PersonMonth userId={userId} month={month} {...shared} />}
        {view === 'year' && (
          <PersonYear userId={userId} year={year} {...shared} onYear={(next) => turnTo({ year: next })} />
        )}
        {view === 'team' && team && <TeamMonth key={team.id} team={team} month={month} {...shared} />}
      </Suspense>
    </div>
  );
}
