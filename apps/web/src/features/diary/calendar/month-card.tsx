import { monthOf, parseDiaryDay } from '@garden/calendar';
import { Plural, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { VineDay } from '../../../components/vine/vine-drawing.tsx';
import { VineMonth } from '../../../components/vine/vine-month.tsx';
import { useVineSummary } from '../../../components/vine/vine-summary.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { daysToCatchUp, signOf } from '../day-marks.shared.ts';
import { vineSeed, weeksOfMonth } from '../months.shared.ts';
import type { Month } from './my-days.ts';

/** My month as a bunch, and the days in a row. A day that was written opens, and one that can be written. */
export function MonthCard({ month, fresh }: { month: Month; fresh?: string | undefined }) {
  const { i18n } = useLingui();
  const headingId = useId();
  const name = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month.month}-01T00:00:00Z`),
  );
  return (
    <Card aria-labelledby={headingId}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId}>
          <RouteLink
            to="/grape"
            look="plain"
            className="font-semibold text-ink no-underline hover:text-grape"
          >
            {name}
            <ChevronRightIcon className="size-5" />
          </RouteLink>
        </h2>
        {month.streak > 1 && (
          <Chip tone="leaf">
            <Plural value={month.streak} one="# day in a row" other="# days in a row" />
          </Chip>
        )}
      </div>
      <MyVine month={month} name={name} fresh={fresh} />
    </Card>
  );
}

function MyVine({ month, name, fresh }: { month: Month; name: string; fresh: string | undefined }) {
  const summaryOf = useVineSummary();
  const locale = useLocale();
  const navigate = useNavigate();
  const me = useUserStore((state) => state.userInfo?.id ?? '');
  const today = parseDiaryDay(month.today);
  const known = new Map<string, Month['days'][number]>(month.days.map((day) => [day.day, day]));
  const open = new Set([...daysToCatchUp(month.days, today), month.today]);
  const weeks = weeksOfMonth(monthOf(parseDiaryDay(`${month.month}-01`)), (date): VineDay | null => {
    const day = known.get(date);
    if (!day) return null;
    return {
      date,
      state: signOf(day),
      grade: day.grade ?? undefined,
      note: day.holiday?.[locale],
      disabled: !day.diaryId && !open.has(date),
    };
  });
  return (
    <VineMonth
      label={summaryOf(
        name,
        weeks.flat().filter((day) => day !== null),
      )}
      weeks={weeks}
      today={month.today}
      seed={vineSeed(me, month.month)}
      fresh={fresh}
      onSelect={(date) => {
        const diary = known.get(date)?.diaryId;
        if (open.has(date)) void navigate({ to: '/', search: date === today ? {} : { day: date } });
        else if (diary) void navigate({ to: '/home', search: { diary } });
      }}
    />
  );
}
