import type { MistakeView } from '@garden/contract';
import { use } from 'react';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PanesContext } from '../../../components/panes/panes-context.ts';
import { MistakeLine } from './mistake-line.tsx';
import { MistakeRow } from './mistake-row.tsx';

type Props = {
  mistakes: readonly MistakeView[];
  today: string;
  /** Under the day of each, as a month is read. */
  byDay: boolean;
};

/** Mistakes, the newest first. */
export function MistakeList({ mistakes, today, byDay }: Props) {
  const panes = use(PanesContext);
  const rows = (some: readonly MistakeView[]) =>
    panes ? (
      <ul className="grid grid-cols-1">
        {some.map((mistake) => (
          <li key={mistake.id}>
            <MistakeLine mistake={mistake} today={today} isOpen={mistake.id === panes.openId} />
          </li>
        ))}
      </ul>
    ) : (
      <Card as="div">
        <ul className="-my-2 grid grid-cols-1 divide-y divide-line">
          {some.map((mistake) => (
            <MistakeRow key={mistake.id} mistake={mistake} today={today} hasDay={!byDay} />
          ))}
        </ul>
      </Card>
    );
  if (!byDay) return rows(mistakes);
  return (
    <div className="grid grid-cols-1 gap-4">
      {[...Map.groupBy(mistakes, ({ day }) => day)].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`mistakes-${day}`}>
          <h3 id={`mistakes-${day}`} className="mb-1 font-sans text-ink-2 text-sm first-letter:uppercase">
            <DayText day={day} />
          </h3>
          {rows(ofDay)}
        </section>
      ))}
    </div>
  );
}
