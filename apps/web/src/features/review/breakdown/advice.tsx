import type { ScoreOfDiary } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { isPraise } from './praise.tsx';
import { Remarks } from './remarks.tsx';

/** The one move that would raise a score most: more at once are corrections. */
export function Advice({ of: { diaryId, advice } }: { of: ScoreOfDiary }) {
  const headingId = useId();
  const moves = advice.filter((each) => !isPraise(each)).slice(0, 1);
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-sans font-semibold text-ink-2 text-sm">
        <Trans>What to try next</Trans>
      </h3>
      <Remarks diaryId={diaryId} of={moves} />
    </section>
  );
}
