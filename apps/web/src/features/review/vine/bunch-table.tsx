import type { ReactNode } from 'react';
import type { DayState } from '../../../components/days/day-mark.tsx';
import { useDayFacts } from '../../../components/days/use-day-name.ts';
import type { VineDay } from '../../../components/vine/vine-drawing.tsx';

/** In place of a grade. */
const signs: Record<DayState, string> = {
  submitted: '●',
  late: '◐',
  'not-submitted': '○',
  missed: '×',
  vacation: '✿',
  holiday: '–',
};

type Row = { readonly key: string; readonly head: ReactNode; readonly days: readonly VineDay[] };
type Props = { label: string; corner: string; rows: readonly Row[] };

/** Many months in words: a row for each, a column for each day of a month. */
export function BunchTable({ label, corner, rows }: Props) {
  const factsOf = useDayFacts();
  const last = Math.max(1, ...rows.flatMap(({ days }) => days.map(({ date }) => Number(date.slice(8)))));
  const numbers = Array.from({ length: last }, (_, index) => index + 1);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys.
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto rounded-md bg-surface">
      <table className="border-separate border-spacing-0 text-center text-sm tabular-nums">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="sticky left-0 z-1 bg-surface px-2 py-1.5 text-start">
              {corner}
            </th>
            {numbers.map((number) => (
              <th key={number} scope="col" className="min-w-5 px-1 font-normal">
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, days }) => {
            const byNumber = new Map(days.map((day) => [Number(day.date.slice(8)), day]));
            return (
              <tr key={key}>
                <th
                  scope="row"
                  className="wrap-anywhere sticky left-0 z-1 min-w-24 max-w-40 border-line border-t bg-surface px-2 text-start font-normal"
                >
                  {head}
                </th>
                {numbers.map((number) => {
                  const day = byNumber.get(number);
                  return (
                    <td key={number} className="border-line border-t py-1.5" title={day && factsOf(day)}>
                      {day?.state && (
                        <>
                          <span aria-hidden="true" className={day.grade ? 'font-semibold' : 'text-ink-2'}>
                            {day.grade ?? signs[day.state]}
                          </span>
                          <span className="sr-only">{factsOf(day)}</span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
