import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../components/days/format-time.ts';
import { countStates, type StateCounts } from './count-states.ts';
import type { Year } from './year-card.tsx';

/** The same facts as the map, a row for each month. */
export function YearTable({ year: { year, days } }: { year: Year }) {
  const { t, i18n } = useLingui();
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  const cells = ({ onTime, late, missed, vacation }: StateCounts) =>
    [onTime, late, missed, vacation].map((count, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
      <td key={at} className="p-2 text-end tabular-nums">
        {i18n.number(count)}
      </td>
    ));
  const head = 'p-2 text-end font-semibold';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <div className="overflow-x-auto" tabIndex={0}>
      <table aria-label={t`Months of ${year}`} className="w-full border-collapse">
        <thead className="text-ink-2 text-sm">
          <tr>
            <th scope="col" className="p-2 text-start font-semibold">
              <Trans>Time</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>On time</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Late</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Missed</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Vacation</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...months].map(([month, ofMonth]) => (
            <tr key={month} className="border-line border-t">
              <th scope="row" className="p-2 text-start font-normal">
                {formatDay(`${month}-01`, i18n.locale, 'month')}
              </th>
              {cells(countStates(ofMonth))}
            </tr>
          ))}
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="p-2 text-start">
              <Trans>The whole year</Trans>
            </th>
            {cells(countStates(days))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
