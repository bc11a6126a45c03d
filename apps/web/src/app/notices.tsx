import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Banner } from '../components/banner.tsx';
import { Button } from '../components/button.tsx';
import { declineNewerBuild, reloadIntoNewerBuild, useNewerBuild } from '../lib/builds.ts';
import { useIsCutOff } from '../lib/connectivity.ts';
import { startComponent } from '../lib/lazy-component.ts';

const OfflineBar = startComponent(async () => (await import('./offline-bar.tsx')).OfflineBar);

/** Notices that concern every page: no network, a newer build. */
export function Notices() {
  const isCutOff = useIsCutOff();
  const newerBuild = useNewerBuild();
  return (
    <>
      {isCutOff && (
        <Suspense fallback={<div style={{ height: 44 }} />}>
          <OfflineBar />
        </Suspense>
      )}
      {newerBuild !== null && (
        <div className="mx-auto grid max-w-176 gap-2 px-4 pt-4">
          <Banner onClose={declineNewerBuild} action={<ReloadButton />}>
            <Trans>New version available</Trans>
          </Banner>
        </div>
      )}
    </>
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
