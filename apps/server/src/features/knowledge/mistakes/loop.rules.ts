import { addDays, type DiaryDay } from '@garden/calendar';

/** Whether a mistake happened again; `untested` where there was no occasion. */
export type Again = 'yes' | 'no' | 'untested';

/** Where a mistake is in its loop. */
export type Loop = {
  /** Which interval the next question comes after. */
  readonly step: number;
  /** From this day on the question is due; null while there is none. */
  readonly nextOn: string | null;
  /** How often it did not happen, since it last did. */
  readonly times: number;
  readonly outgrownOn: string | null;
};

/** Days between a question and the one before it. */
const INTERVALS = [1, 3, 7, 21, 60] as const;
/** So many “no” without a “yes” between them let it rest. */
const ENOUGH = 3;

/** No question is asked. */
export const NO_LOOP: Loop = { step: 0, nextOn: null, times: 0, outgrownOn: null };

export function beginLoop(today: DiaryDay): Loop {
  return { ...NO_LOOP, nextOn: after(0, today) };
}

/** What follows from an answer: what happened again is asked about soon, everything else after a longer while. */
export function answerLoop({ step, times }: Loop, again: Again, today: DiaryDay): Loop {
  if (again === 'yes') return beginLoop(today);
  const count = again === 'no' ? times + 1 : times;
  if (count >= ENOUGH) return { step, nextOn: null, times: count, outgrownOn: today };
  const next = Math.min(step + 1, INTERVALS.length - 1);
  return { step: next, nextOn: after(next, today), times: count, outgrownOn: null };
}

function after(step: number, today: DiaryDay): DiaryDay {
  return addDays(today, INTERVALS[step] ?? 1);
}
