import { Trans } from '@lingui/react/macro';

type Props = { why: 'fewerThanFive' | 'nextSmallest' | null };

/** Why there is no number. */
export function Withheld({ why }: Props) {
  return (
    <p className="text-ink-2 text-sm">
      {why === 'fewerThanFive' ? (
        <Trans>Hidden, since fewer than five people are in it.</Trans>
      ) : why === 'nextSmallest' ? (
        <Trans>Hidden, so that the difference tells nothing about a smaller group.</Trans>
      ) : (
        <Trans>No numbers for these days yet.</Trans>
      )}
    </p>
  );
}
