import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../../components/class-names.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { measureOf, missingOf, type Point } from './series.ts';

type Props = {
  label: string;
  points: readonly Point[];
  /** Notes of each point. */
  written: readonly (readonly string[])[];
  chosen: number;
  onChoose: (at: number) => void;
};

/** The same facts as the plots, a row each; a row opens its day. */
export function DaysTable({ label, points, written, chosen, onChoose }: Props) {
  const { i18n } = useLingui();
  const hasNotes = written.some((texts) => texts.length > 0);
  const cell = 'p-2 text-end tabular-nums';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <div className="max-h-96 overflow-auto rounded-md border border-line print:max-h-none" tabIndex={0}>
      <table aria-label={label} className="w-full border-collapse">
        <thead className="text-ink-2 text-sm">
          <tr>
            <th scope="col" className="p-2 text-start font-semibold">
              <Trans>Time</Trans>
            </th>
            <th scope="col" className="p-2 text-end font-semibold">
              <Trans>On time</Trans>
            </th>
            <th scope="col" className="p-2 text-end font-semibold">
              <Trans>Late</Trans>
            </th>
            <th scope="col" className="p-2 text-end font-semibold">
              <Trans>Not submitted</Trans>
            </th>
            <th scope="col" className="p-2 text-end font-semibold">
              <Trans>Characters per diary</Trans>
            </th>
            <th scope="col" className="p-2 text-end font-semibold">
              <Trans>Comments</Trans>
            </th>
            {hasNotes && (
              <th scope="col" className="p-2 text-start font-semibold">
                <Trans>Notes</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map(({ from, to, numbers }, at) => (
            <tr key={from} className="border-line border-t">
              <th scope="row" className="p-0 text-start font-normal">
                <button
                  type="button"
                  aria-pressed={at === chosen}
                  onClick={() => onChoose(at)}
                  className={classNames(
                    'min-h-(--target) w-full whitespace-nowrap px-2 text-start',
                    at === chosen && 'font-semibold text-grape',
                  )}
                >
                  {formatDay(from, i18n.locale, 'short')}
                  {to !== from && ` – ${formatDay(to, i18n.locale, 'short')}`}
                </button>
              </th>
              <td className={cell}>{numbers ? i18n.number(numbers.onTime) : '–'}</td>
              <td className={cell}>{numbers ? i18n.number(numbers.late) : '–'}</td>
              <td className={cell}>{numbers ? i18n.number(missingOf(numbers)) : '–'}</td>
              <td className={cell}>{toText(measureOf(numbers, 'length'), i18n.number.bind(i18n))}</td>
              <td className={cell}>{numbers ? i18n.number(numbers.received) : '–'}</td>
              {hasNotes && <td className="wrap-anywhere min-w-40 p-2">{written[at]?.join(' · ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const toText = (value: number | null, format: (value: number) => string) =>
  value === null ? '–' : format(value);
