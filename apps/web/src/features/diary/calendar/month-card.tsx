import { monthOf, parseDiaryDay } from '@garden/calendar';
import { Plural, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { Chip } from '../../../components/chip.tsx';
import { VineMonth } from '../../../components/vine-month.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { signOf, weeksOfMonth } from './month-days.ts';
import { daysToCatchUp, type Month } from './my-days.ts';

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
        <h2 id={headingId}>{name}</h2>
        {month.streak > 0 && (
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
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const me = useUserStore((state) => state.userInfo?.id ?? '');
  const today = parseDiaryDay(month.today);
  const known = new Map<string, Month['days'][number]>(month.days.map((day) => [day.day, day]));
  const open = new Set([...daysToCatchUp(month.days, today), month.today]);
  const count = (state: string) => month.days.filter((day) => day.state === state).length;
  const [submitted, missed, away] = [count('submitted'), count('missed'), count('vacation')];
  return (
    <VineMonth
      label={t`${name}: ${submitted} written, ${missed} missed, ${away} on vacation`}
      weeks={weeksOfMonth(monthOf(parseDiaryDay(`${month.month}-01`)), (date) => ({
        date,
        state: signOf(known.get(date)),
        note: known.get(date)?.holiday?.[locale],
        disabled: !known.get(date)?.diaryId && !open.has(date),
      }))}
      today={month.today}
      seed={`${me} ${month.month}`}
      fresh={fresh}
      onSelect={(date) => {
        const diary = known.get(date)?.diaryId;
        if (open.has(date)) void navigate({ to: '/', search: date === today ? {} : { day: date } });
        else if (diary) void navigate({ to: '/home', search: { diary } });
      }}
    />
  );
}
