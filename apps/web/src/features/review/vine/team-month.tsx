import { dayAt, isDiaryMonth, makeCalendar, shiftMonth } from '@garden/calendar';
import { api, type VineDay } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { LoadMore } from '../../../components/states/load-more.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useVineSummary } from '../../../components/vine/vine-summary.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import type { TeamOfMine } from '../../../lib/stores/team-store.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { type Drawn, drawnMonth, roomFor } from './bunch.ts';
import { BunchTable } from './bunch-table.tsx';
import { SmallBunch } from './small-bunch.tsx';
import { bunchLink, Trellis } from './trellis.tsx';
import { type ViewProps, VineHead } from './vine-head.tsx';
import { VineSkeleton } from './vine-skeleton.tsx';

const AT_ONCE = 50;

const drawn = { en: new WeakMap<readonly VineDay[], Drawn>(), zh: new WeakMap<readonly VineDay[], Drawn>() };

/** The same for the same answer: what hangs there already is not drawn again when more of the team comes. */
function drawnOnce(asked: Parameters<typeof drawnMonth>[0]): Drawn {
  const { known, locale } = asked;
  const before = drawn[locale].get(known);
  if (before) return before;
  const now = drawnMonth(asked);
  drawn[locale].set(known, now);
  return now;
}

type Props = ViewProps & { team: TeamOfMine; month: string };

/** The month of a team: one bunch for each member, in the order they joined, on one vine. */
export function TeamMonth({ team, month, onMonth, ...shown }: Props) {
  const { t, i18n } = useLingui();
  const summaryOf = useVineSummary();
  const nameOf = usePersonName();
  const locale = useLocale();
  const me = useUserStore((state) => state.userInfo?.id);
  const query = useApiPages(
    api.diary.grapeRenderingList,
    { teamId: team.id, month, limit: AT_ONCE },
    { failure: 'none' },
  );
  const calendar = makeCalendar({ timezone: team.timezone, dayStartsAt: team.calendar.dayStartsAt });
  const today = dayAt(new Date(), calendar);
  const since = dayAt(new Date(team.createdAt), calendar).slice(0, 7);
  const name = formatDay(`${month}-01`, i18n.locale, 'month');
  const step = (by: number) => isDiaryMonth(month) && onMonth(shiftMonth(month, by));
  const bunches = query.data?.map(({ person, days }) => ({
    ...drawnOnce({ personId: person.id, month, known: days, locale }),
    person,
    name: nameOf(person),
  }));
  const height = roomFor(bunches ?? [], today);
  const label = `${team.name}, ${name}`;
  const search = (id: string) => ({ month, ...(id !== me && { user: id }) });
  return (
    <>
      <VineHead
        {...shown}
        name={name}
        steps={{ back: t`Previous month`, forward: t`Next month` }}
        onBack={month <= since ? undefined : () => step(-1)}
        onForward={month >= today.slice(0, 7) ? undefined : () => step(1)}
        scene={
          bunches && !query.hasNextPage
            ? () => ({
                title: name,
                subtitle: team.name,
                bunches: bunches.map((bunch) => ({ ...bunch, caption: bunch.name })),
                today,
                locale: i18n.locale,
              })
            : undefined
        }
      />
      {bunches ? (
        <Card as="div" className="grid grid-cols-1 gap-4">
          {shown.isTable ? (
            <BunchTable
              label={label}
              corner={t`Name`}
              rows={bunches.map((bunch) => ({
                key: bunch.person.id,
                days: bunch.days,
                head: (
                  <RouteLink to="/grape" search={{ ...search(bunch.person.id), table: true }} look="plain">
                    {bunch.name}
                  </RouteLink>
                ),
              }))}
            />
          ) : (
            <Trellis label={label}>
              {(tabIndexOf) =>
                bunches.map((bunch, index) => (
                  <li key={bunch.person.id} className="break-inside-avoid">
                    <RouteLink
                      to="/grape"
                      search={search(bunch.person.id)}
                      tabIndex={tabIndexOf(index)}
                      className={bunchLink}
                    >
                      <SmallBunch
                        drawn={bunch}
                        today={today}
                        height={height}
                        label={summaryOf(bunch.name, bunch.days)}
                      >
                        <span className={`line-clamp-2 ${bunch.person.id === me ? 'font-semibold' : ''}`}>
                          {bunch.name}
                        </span>
                      </SmallBunch>
                    </RouteLink>
                  </li>
                ))
              }
            </Trellis>
          )}
          {query.hasNextPage && (
            <LoadMore isLoading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
              <Trans>Show more</Trans>
            </LoadMore>
          )}
          {query.isError && <ReadFailure of={query} />}
        </Card>
      ) : query.isPending && query.fetchStatus !== 'paused' ? (
        <VineSkeleton />
      ) : (
        <ReadFailure of={query} />
      )}
    </>
  );
}
