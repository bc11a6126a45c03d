import { Trans } from '@lingui/react/macro';

/** Which months ask for an interview in the team. */
export function Threshold({ of: threshold }: { of: number }) {
  if (threshold === 0) return <Trans>This team holds no interviews.</Trans>;
  return <Trans>An interview is needed when a month’s average is below {threshold}.</Trans>;
}
