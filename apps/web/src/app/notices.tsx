import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../components/banner.tsx';
import { Button } from '../components/button.tsx';
import { declineNewerBuild, reloadIntoNewerBuild, useNewerBuild } from '../lib/builds.ts';
import { useOnline } from '../lib/connectivity.ts';
import { toast } from '../lib/toast/toast.ts';

/** Notices that concern every page: no network, a newer build. */
export function Notices() {
  const online = useOnline();
  const newerBuild = useNewerBuild();
  useToastOnReconnect(online);
  if (online && newerBuild === null) return null;
  return (
    <div className="mx-auto grid max-w-176 gap-2 px-4 pt-4">
      {!online && (
        <Banner tone="offline" title={<Trans>Network disconnected</Trans>}>
          <Trans>
            You’re offline. What you write is kept on this device; the rest loads when the network is back.
          </Trans>
        </Banner>
      )}
      {newerBuild !== null && (
        <Banner onClose={declineNewerBuild} action={<ReloadButton />}>
          <Trans>New version available</Trans>
        </Banner>
      )}
    </div>
  );
}

function ReloadButton() {
  const [isReloading, setIsReloading] = useState(false);
  const reload = () => {
    setIsReloading(true);
    void reloadIntoNewerBuild();
  };
  return (
    <Button look="quiet" loading={isReloading} onClick={reload}>
      <Trans>Reload</Trans>
    </Button>
  );
}

function useToastOnReconnect(online: boolean): void {
  const { t } = useLingui();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) toast.success(t`Network restored`);
    wasOnline.current = online;
  }, [online, t]);
}
