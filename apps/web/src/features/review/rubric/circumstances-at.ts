import type { ScoreCircumstances } from '@garden/contract';
import type { Circumstances } from '@garden/rubric';

const HOUR = 3_600_000;

/**
 * What the rubric goes by, so long after the server said it: by the server's clock, whatever this device's says.
 * @param passed milliseconds
 */
export function circumstancesAt(known: ScoreCircumstances, passed: number): Circumstances {
  const { hoursLate, published, sections, due, isNewcomer, earlier } = known;
  return {
    sections,
    due,
    isNewcomer,
    earlier: [earlier],
    hoursLate: published ? hoursLate : hoursLate + passed / HOUR,
  };
}
