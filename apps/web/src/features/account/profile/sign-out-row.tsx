import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LogoutIcon } from '../../../components/icons/objects.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { signOut } from '../../../lib/session/sign-out.ts';

/** Ends the session on this device. */
export function SignOutRow() {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    if (busy) return;
    setBusy(true);
    void signOut();
  };
  return (
    <ListRow
      start={busy ? <Spinner className="size-6" /> : <LogoutIcon />}
      title={
        <span className="font-normal text-ink-2">
          <Trans>Sign out</Trans>
        </span>
      }
      render={<button type="button" aria-disabled={busy} onClick={leave} />}
    />
  );
}
