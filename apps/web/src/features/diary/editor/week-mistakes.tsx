import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { DayData } from '../writing/day-cache.ts';

type Props = {
  data: DayData;
  week: NonNullable<DayData['weekMistakes']>;
  /** Mistakes that are written already. */
  texts: readonly string[];
  onAdd: (text: string) => void;
};

/** How the week can still have its mistakes: its other open days, and last week's that happened again. */
export function WeekMistakes({ data, week: { daysLeft, lastWeek }, texts, onAdd }: Props) {
  const { t } = useLingui();
  const days = daysLeft.filter((day) => day !== data.day);
  const offered = lastWeek.filter((text) => !texts.includes(text));
  return (
    <div className="mt-3 grid grid-cols-1 gap-2">
      {days.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
          <Trans>Or write one on a day that is still open:</Trans>
          {days.map((day) => (
            <RouteLink key={day} to="/" search={{ day }} hash="write" look="plain">
              <DayText day={day} today={data.today} />
            </RouteLink>
          ))}
        </p>
      )}
      {offered.length > 0 && (
        <section aria-label={t`Last week’s mistakes`}>
          <p className="text-ink-2 text-sm">
            <Trans>Did one of last week’s happen again?</Trans>
          </p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {offered.map((text) => (
              <li key={text} className="max-w-full">
                <Button
                  look="quiet"
                  icon={<PlusIcon className="size-5 shrink-0" />}
                  onClick={() => onAdd(text)}
                  className="wrap-anywhere max-w-full text-start font-normal text-sm"
                >
                  <span lang={ownLang(text)}>{text}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
