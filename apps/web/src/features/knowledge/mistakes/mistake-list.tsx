import type { MistakeView } from '@garden/contract';
import { Card } from '../../../components/card.tsx';
import { DayText } from '../../../components/time-text.tsx';
import { MistakeRow } from './mistake-row.tsx';

type Props = {
  mistakes: readonly MistakeView[];
  today: string;
  /** Under the day of each, as a month is read. */
  byDay: boolean;
};

/** Mistakes, the newest first. */
export function MistakeList({ mistakes, today, byDay }: Props) {
  const rows = (some: readonly MistakeView[]) => (
    <ul className="-my-2 grid grid-cols-1 divide-y divide-line">
      {some.map((mistake) => (
        <MistakeRow key={mistake.id} mistake={mistake} today={today} hasDay={!byDay} />
      ))}
    </ul>
  );
  if (!byDay) {
    return <Card as="div">{rows(mistakes)}</Card>;
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {[...Map.groupBy(mistakes, ({ day }) => day)].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`mistakes-${day}`}>
          <h3 id={`mistakes-${day}`} className="mb-1 font-sans text-ink-2 text-sm first-letter:uppercase">
            <DayText day={day} />
          </h3>
          <Card as="div">{rows(ofDay)}</Card>
        </section>
      ))}
    </div>
  );
}
