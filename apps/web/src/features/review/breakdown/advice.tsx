import type { ScoreOfDiary } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Remarks } from './remarks.tsx';

/** The next moves that would raise a score most. */
export function Advice({ of: { diaryId, advice } }: { of: ScoreOfDiary }) {
  const headingId = useId();
  if (advice.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-sans font-semibold text-ink-2 text-sm">
        <Trans>What to try next</Trans>
      </h3>
      <Remarks diaryId={diaryId} of={advice} />
    </section>
  );
}
