import { Trans } from '@lingui/react/macro';

/** Only where a dialog is over the head of the page. */
export function LoadsLater() {
  return (
    <p className="hidden text-ink-2 in-[[role=dialog]]:block">
      <Trans>You’re offline. This loads when the network is back.</Trans>
    </p>
  );
}
