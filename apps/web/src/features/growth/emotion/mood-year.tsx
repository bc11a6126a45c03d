import { type DiaryDay, parseDiaryDay } from '@garden/calendar';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';

import { formatDay } from '../../../components/days/format-time.ts';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { countMoods, daysIn, facesOn } from './count-moods.ts';
import { FaceName } from './mood-counts.tsx';
import { MoodList } from './mood-list.tsx';
import type { Moods } from './use-moods.ts';

type Props = {
  moods: Moods;
  /** Shows the year of a day, or its month. */
  onDay: (day: DiaryDay) => void;
  onMonth: (day: DiaryDay) => void;
};

/** A year of faces in plain numbers, month by month, and the days that have a note. */
export function MoodYear({ moods, onDay, onMonth }: Props) {
  const { t } = useLingui();
  const { year, days, today, firstYear } = moods;
  const listId = useId();
  const step = (by: number) => onDay(parseDiaryDay(`${String(Number(year) + by).padStart(4, '0')}-01-01`));
  const faces = facesOn(days);
  const noted = days.filter(({ note }) => note !== '');
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card as="div" className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between">
          <IconButton
            label={t`Previous year`}
            icon={<ChevronLeftIcon />}
            disabled={year <= firstYear}
            onClick={() => step(-1)}
          />
          <h2 aria-live="polite" className="font-sans text-base tabular-nums">
            {year}
          </h2>
          <IconButton
            label={t`Next year`}
            icon={<ChevronRightIcon />}
            disabled={year >= today.slice(0, 4)}
            onClick={() => step(1)}
          />
        </div>
        {faces.length === 0 ? (
          <p className="text-ink-2">
            <Trans>No mood in this year yet.</Trans>
          </p>
        ) : (
          <YearTable moods={moods} faces={faces} onMonth={onMonth} />
        )}
      </Card>
      {noted.length > 0 && (
        <Card aria-labelledby={listId}>
          <h2 id={listId} className="text-lg">
            <Trans>Days with a note</Trans>
          </h2>
          <MoodList days={noted.toReversed()} />
        </Card>
      )}
    </div>
  );
}

type TableProps = Pick<Props, 'moods' | 'onMonth'> & { faces: readonly string[] };

function YearTable({ moods: { year, days }, faces, onMonth }: TableProps) {
  const { t, i18n } = useLingui();
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  const cell = 'p-2 text-end tabular-nums';
  const counts = (of: typeof days) => countMoods(of).filter(({ face }) => faces.includes(face));
  const cellsOf = (of: typeof days) =>
    counts(of).map(({ face, count }) => (
      <td key={face} className={cell}>
        {count > 0 && i18n.number(count)}
      </td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <div className="overflow-x-auto" tabIndex={0}>
      <table aria-label={t`Days with each mood in ${year}`} className="w-full border-collapse">
        <thead className="text-ink-2 text-sm">
          <tr>
            <th scope="col" className="p-2 text-start font-semibold">
              <Trans>Time</Trans>
            </th>
            {faces.map((face) => (
              <th key={face} scope="col" className="p-2 text-end font-semibold">
                <FaceName face={face} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months
            .map((month) => ({ month, felt: daysIn(days, month).filter(({ mood }) => mood !== null) }))
            .filter(({ felt }) => felt.length > 0)
            .map(({ month, felt }) => (
              <tr key={month} className="border-line border-t">
                <th scope="row" className="p-0 text-start font-normal">
                  <button
                    type="button"
                    onClick={() => onMonth(parseDiaryDay(`${month}-01`))}
                    className="min-h-(--target) w-full whitespace-nowrap px-2 text-start text-grape"
                  >
                    {formatDay(`${month}-01`, i18n.locale, 'month')}
                  </button>
                </th>
                {cellsOf(felt)}
              </tr>
            ))}
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="p-2 text-start">
              <Trans>The whole year</Trans>
            </th>
            {cellsOf(days)}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
