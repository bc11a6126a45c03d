import { api, type OutputOf } from '@garden/contract';
import type { Locale } from '@garden/i18n/locale';
import { useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useVineSummary } from '../../../components/vine/vine-summary.ts';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { drawnMonth, roomFor } from './bunch.ts';
import { BunchTable } from './bunch-table.tsx';
import { BareWire, SmallBunch } from './small-bunch.tsx';
import { bunchLink, Trellis } from './trellis.tsx';
import { type ViewProps, VineHead } from './vine-head.tsx';
import { VineLegend } from './vine-legend.tsx';
import { VineOwner } from './vine-owner.tsx';
import { VineSkeleton } from './vine-skeleton.tsx';

type Props = Pick<ViewProps, 'isTable' | 'onTable'> & {
  userId: string | undefined;
  /** `YYYY`. */
  year: string;
  onYear: (year: string) => void;
};

/** A year of one person: twelve bunches on a trellis. */
export function PersonYear({ userId, year, onYear, ...shown }: Props) {
  const { t, i18n } = useLingui();
  const query = useApiQuery(
    api.diary.grapeRenderingData,
    { year, ...(userId && { userId }) },
    { failure: 'none', staleTime: 0 },
  );
  const person = usePersonName();
  const monthName = useMonthName();
  const { data } = query;
  const step = (by: number) => onYear(String(Number(year) + by).padStart(4, '0'));
  const locale = useLocale();
  const bunches = data && toBunches(data, locale);
  return (
    <>
      <VineHead
        {...shown}
        name={year}
        steps={{ back: t`Previous year`, forward: t`Next year` }}
        onBack={() => step(-1)}
        onForward={data && year >= data.today.slice(0, 4) ? undefined : () => step(1)}
        scene={
          data &&
          bunches &&
          (() => ({
            title: year,
            subtitle: person(data.person),
            bunches: bunches.map((bunch) => ({ ...bunch, caption: monthName(bunch.month) })),
            today: data.today,
            locale: i18n.locale,
          }))
        }
      />
      {data && bunches ? (
        <Year data={data} bunches={bunches} userId={userId} isTable={shown.isTable} />
      ) : query.isPending && query.fetchStatus !== 'paused' ? (
        <VineSkeleton />
      ) : (
        <ReadFailure of={query} />
      )}
    </>
  );
}

type Data = OutputOf<typeof api.diary.grapeRenderingData>;

/** The months of a year that have begun, from the one in which the person came. */
function toBunches({ bunches, person, today }: Data, locale: Locale) {
  const begun = bunches.filter(({ month }) => month <= today.slice(0, 7));
  const drawn = begun.map(({ month, days }) =>
    drawnMonth({ personId: person.id, month, known: days, locale }),
  );
  const first = drawn.findIndex(({ days }) => days.length > 0);
  return drawn.slice(Math.max(0, first));
}

/** The months of this year that are still to come: the wire is there for them. */
function monthsAhead(bunches: ReturnType<typeof toBunches>, today: string): string[] {
  const last = bunches.at(-1)?.month;
  if (last === undefined || last !== today.slice(0, 7)) return [];
  const [year = '', month = ''] = last.split('-');
  return Array.from({ length: 12 - Number(month) }, (_, index) => {
    return `${year}-${String(Number(month) + index + 1).padStart(2, '0')}`;
  });
}

type YearProps = {
  data: Data;
  bunches: ReturnType<typeof toBunches>;
  userId: string | undefined;
  isTable: boolean;
};

function Year({ data: { person, today }, bunches, userId, isTable }: YearProps) {
  const { t, i18n } = useLingui();
  const summaryOf = useVineSummary();
  const monthName = useMonthName();
  const height = roomFor(bunches, today);
  const days = bunches.flatMap((bunch) => bunch.days);
  const search = (month: string) => ({ month, ...(userId && { user: userId }) });
  const ahead = monthsAhead(bunches, today);
  const label = summaryOf(bunches[0]?.month.slice(0, 4) ?? '', days);
  return (
    <Card as="div" className="grid grid-cols-1 gap-4">
      <VineOwner person={person} isOwn={userId === undefined} />
      {isTable ? (
        <BunchTable
          label={label}
          corner={t({ message: 'Month', context: 'vine' })}
          rows={bunches.map(({ month, days }) => ({
            key: month,
            days,
            head: (
              <RouteLink to="/grape" search={{ ...search(month), table: true }} look="plain">
                {monthName(month)}
              </RouteLink>
            ),
          }))}
        />
      ) : (
        <Trellis label={label}>
          {(tabIndexOf) => [
            ...bunches.map((drawn, index) => (
              <li key={drawn.month} className="break-inside-avoid">
                <RouteLink
                  to="/grape"
                  search={search(drawn.month)}
                  tabIndex={tabIndexOf(index)}
                  className={bunchLink}
                >
                  <SmallBunch
                    drawn={drawn}
                    today={today}
                    height={height}
                    label={summaryOf(formatDay(`${drawn.month}-01`, i18n.locale, 'month'), drawn.days)}
                  >
                    {monthName(drawn.month)}
                  </SmallBunch>
                </RouteLink>
              </li>
            )),
            ...ahead.map((month) => (
              <li key={month} aria-hidden="true" className="text-ink-3">
                <BareWire seed={month} today={today} />
                <span className="block px-1 pb-1 text-center text-sm">{monthName(month)}</span>
              </li>
            )),
          ]}
        </Trellis>
      )}
      <VineLegend days={days} />
    </Card>
  );
}

/** The month without its year. */
function useMonthName(): (month: string) => string {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' });
  return (month) => format.format(Date.parse(`${month}-01T00:00:00Z`));
}
