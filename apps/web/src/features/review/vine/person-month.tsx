import { isDiaryMonth, parseDiaryDay, shiftMonth } from '@garden/calendar';
import { api, type OutputOf } from '@garden/contract';
import type { Locale } from '@garden/i18n/locale';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { VineMonth } from '../../../components/vine/vine-month.tsx';
import { useVineSummary } from '../../../components/vine/vine-summary.ts';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { daysToCatchUp } from '../../diary/day-marks.shared.ts';
import { drawnMonth } from './bunch.ts';
import { useOpenDay } from './use-open-day.ts';
import { type ViewProps, VineHead } from './vine-head.tsx';
import { VineLegend } from './vine-legend.tsx';
import { VineOwner } from './vine-owner.tsx';
import { VineSentence } from './vine-sentence.tsx';
import { VineSkeleton } from './vine-skeleton.tsx';

const DayTable = latePart(async () => (await import('./day-table.tsx')).DayTable);

type Props = ViewProps & {
  /** Of a teammate; without it, one's own. */
  userId: string | undefined;
  /** `YYYY-MM`. */
  month: string;
};

/** One month of one person, large. */
export function PersonMonth({ userId, month, onMonth, ...shown }: Props) {
  const { t, i18n } = useLingui();
  const query = useApiQuery(
    api.diary.grapeRenderingData,
    { month, ...(userId && { userId }) },
    { failure: 'none', staleTime: 0 },
  );
  const locale = useLocale();
  const name = formatDay(`${month}-01`, i18n.locale, 'month');
  const isAhead = query.data !== undefined && month >= query.data.today.slice(0, 7);
  const step = (by: number) => isDiaryMonth(month) && onMonth(shiftMonth(month, by));
  const bunch = query.data && toBunch(query.data, { userId, locale });
  const person = usePersonName();
  return (
    <>
      <VineHead
        {...shown}
        name={name}
        steps={{ back: t`Previous month`, forward: t`Next month` }}
        onBack={() => step(-1)}
        onForward={isAhead ? undefined : () => step(1)}
        scene={
          query.data &&
          bunch &&
          (() => ({
            title: name,
            subtitle: person(query.data.person),
            bunches: [bunch],
            today: query.data.today,
            locale: i18n.locale,
          }))
        }
      />
      {query.data && bunch ? (
        <Bunch
          key={`${userId} ${month}`}
          data={query.data}
          bunch={bunch}
          isOwn={userId === undefined}
          isTable={shown.isTable}
        />
      ) : query.isPending && query.fetchStatus !== 'paused' ? (
        <VineSkeleton />
      ) : (
        <ReadFailure of={query} />
      )}
    </>
  );
}

type Data = OutputOf<typeof api.diary.grapeRenderingData>;

function toBunch(
  { bunches: [found], person, today }: Data,
  { userId, locale }: { userId: string | undefined; locale: Locale },
) {
  if (!found) return undefined;
  const open = userId === undefined ? [today, ...daysToCatchUp(found.days, parseDiaryDay(today))] : [];
  return drawnMonth(
    { personId: person.id, month: found.month, known: found.days, locale },
    ({ day, diaryId }) => diaryId !== null || open.includes(day),
  );
}

type BunchProps = {
  data: Data;
  bunch: NonNullable<ReturnType<typeof toBunch>>;
  isOwn: boolean;
  isTable: boolean;
};

function Bunch({ data: { person, today, bunches }, bunch, isOwn, isTable }: BunchProps) {
  const { i18n } = useLingui();
  const summaryOf = useVineSummary();
  const openDay = useOpenDay(bunches[0]?.days ?? [], today);
  const month = formatDay(`${bunch.month}-01`, i18n.locale, 'month');
  return (
    <Card as="div" className="break-inside-avoid">
      <VineOwner person={person} isOwn={isOwn} />
      {bunch.days.length === 0 ? (
        <EmptyState drawing="winter" title={<Trans>Nothing has grown here yet</Trans>} />
      ) : isTable ? (
        <DayTable label={summaryOf(month, bunch.days)} days={bunch.days} onSelect={openDay} />
      ) : (
        <>
          <VineSentence days={bunch.days} />
          <div className="mx-auto grid max-w-120 grid-cols-1 gap-5 pb-2 @desk:max-w-none @desk:grid-cols-[minmax(0,32rem)_auto] @desk:items-center @desk:justify-center @desk:gap-12">
            <VineMonth
              label={summaryOf(month, bunch.days)}
              weeks={bunch.weeks}
              today={today}
              seed={bunch.seed}
              onSelect={openDay}
            />
            <VineLegend
              days={bunch.days}
              className="@desk:flex-col @desk:items-start @desk:gap-y-2.5 @desk:text-base"
            />
          </div>
        </>
      )}
    </Card>
  );
}
