import type { SummaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { SummaryLines } from './summary-lines.tsx';

/** A month that someone shares with those who look after them. */
export function SharedReview({ summary: { person, lines } }: { summary: SummaryView }) {
  const { name } = person;
  return (
    <>
      <p className="wrap-anywhere text-ink-2">
        <Trans>{name} looked these lines over and shares them with you.</Trans>
      </p>
      {lines.length > 0 ? (
        <SummaryLines lines={lines} />
      ) : (
        <p className="text-ink-2">
          <Trans>No line stands here.</Trans>
        </p>
      )}
    </>
  );
}
