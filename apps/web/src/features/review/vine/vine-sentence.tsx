import { Plural, Trans } from '@lingui/react/macro';
import type { VineDay } from '../../../components/vine/vine-drawing.tsx';
import { countDays } from '../../../components/vine/vine-summary.ts';

/** A month in one sentence: "12 of 13 days, mostly B." */
export function VineSentence({ days }: { days: readonly VineDay[] }) {
  const { written, missed, grades } = countDays(days);
  if (written === 0) return null;
  const counted = written + missed;
  // Of two that are equal, the better one.
  const [most] = grades.toSorted((a, b) => b.number - a.number);
  const share =
    missed === 0 ? (
      <Plural value={written} one="One day written" other="All # days written" />
    ) : (
      <Trans>
        {written} of {counted} days written
      </Trans>
    );
  const grade = most?.grade;
  return (
    <p className="mb-3 text-balance text-center text-lg">
      {grade !== undefined && most && most.number * 2 >= written ? (
        <Trans>
          {share}, mostly {grade}.
        </Trans>
      ) : (
        <Trans>{share}.</Trans>
      )}
    </p>
  );
}
