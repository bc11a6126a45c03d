import type { AppealView } from '@garden/contract';
import { DayText } from '../../../components/time-text.tsx';

/** An appeal as both sides see it. */
export function AppealRecord({ appeal }: { appeal: AppealView }) {
  return (
    <article className="grid gap-1">
      <h3>
        <DayText day={appeal.day} style="year" /> · {appeal.scoreBefore}
        {appeal.scoreAfter !== null && ` → ${appeal.scoreAfter}`}
      </h3>
      <p className="wrap-anywhere text-ink-2">{appeal.reason}</p>
      {appeal.answer !== null && <p className="wrap-anywhere">{appeal.answer}</p>}
    </article>
  );
}
