import { useLingui } from '@lingui/react/macro';
import { DayMark } from '../../../components/days/day-mark.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { useDayFacts } from '../../../components/days/use-day-name.ts';
import type { VineDay } from '../../../components/vine/vine-drawing.tsx';

type Props = { label: string; days: readonly VineDay[]; onSelect: (date: string) => void };

/** A month in words: each day, what state it is in, and its grade. */
export function DayTable({ label, days, onSelect }: Props) {
  const { t, i18n } = useLingui();
  const factsOf = useDayFacts();
  // Where the largest letters meet a narrow phone, a day stands in two lines: its date, and below it what it bears.
  const cell =
    'border-line border-b px-2 py-1.5 text-start align-middle @max-[18rem]:border-0 @max-[18rem]:py-0';
  return (
    <table className="w-full border-separate border-spacing-0 @max-[18rem]:block">
      <caption className="@max-[18rem]:block pb-2 text-start text-ink-2 text-sm">{label}</caption>
      <thead className="@max-[18rem]:sr-only text-ink-2 text-sm">
        <tr>
          <th scope="col" className={cell}>{t`Date`}</th>
          <th scope="col" className={cell}>{t`State`}</th>
          <th scope="col" className={cell}>
            {t({ message: 'Grade', context: 'vine' })}
          </th>
        </tr>
      </thead>
      <tbody className="@max-[18rem]:block">
        {days.map(({ date, state, grade, plain, note, disabled }) => (
          <tr
            key={date}
            className="border-line @max-[18rem]:flex @max-[18rem]:flex-wrap @max-[18rem]:items-center @max-[18rem]:border-b @max-[18rem]:py-2"
          >
            <th scope="row" className={`${cell} font-normal @max-[18rem]:w-full`}>
              {disabled ? (
                formatDay(date, i18n.locale)
              ) : (
                <button
                  type="button"
                  onClick={() => onSelect(date)}
                  className="min-h-(--target) text-start text-grape underline underline-offset-[.2em]"
                >
                  {formatDay(date, i18n.locale)}
                </button>
              )}
            </th>
            <td className={cell}>
              <span className="flex items-center gap-2">
                {state && <DayMark state={state} grade={grade} />}
                {factsOf({ state, note })}
              </span>
            </td>
            <td className={cell}>{grade ?? (plain && t`plain`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
