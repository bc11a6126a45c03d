import { api } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { HideDay } from '../memories/hide-day.tsx';

/** What was written a month, half a year and years ago; nothing where nothing was, since the page stands without it. */
export function OnThisDay() {
  const headingId = useId();
  const { data } = useApiQuery(api.growth.onThisDay, {}, { failure: 'none' });
  if (!data || data.items.length === 0) return null;
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        <Trans>On this day</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {data.items.map(({ months, day, diaryId, beginning }) => (
          <li key={day} className="flex flex-wrap items-start justify-end gap-x-2">
            <div className="wrap-anywhere relative -mx-2 grid min-h-14 min-w-0 flex-1 basis-40 content-center rounded-md px-2 py-2.5 has-[a:hover]:bg-grape-soft">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Link
                  to="/home"
                  search={{ diary: diaryId }}
                  className="font-semibold after:absolute after:inset-0 after:rounded-md"
                >
                  {months < 12 ? (
                    <Plural value={months} one="# month ago" other="# months ago" />
                  ) : (
                    <Plural value={months / 12} one="# year ago" other="# years ago" />
                  )}
                </Link>
                <span className="text-ink-2 text-sm">
                  <DayText day={day} style="year" />
                </span>
              </p>
              <p lang={ownLang(beginning)} className="text-ink-2">
                {beginning}
              </p>
            </div>
            <HideDay day={day} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
