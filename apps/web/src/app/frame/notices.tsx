import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { OfflineIcon } from '../../components/icons/signs.tsx';
import { Banner } from '../../components/states/banner.tsx';
import { startPart } from '../../components/states/late-part.tsx';
import { useIsCutOff } from '../../lib/connectivity.ts';
import { newerBuild } from '../../lib/newer-build.ts';

/** As high at every size of letters, so that it never pushes away what is being written. */
const ONE_LINE = { height: 44, paddingInline: 'min(1rem, 16px)', fontSize: 'min(0.875rem, 24px)' } as const;

const CutOffDetails = startPart(async () => (await import('./cut-off-details.tsx')).CutOffDetails, {
  failed: null,
});

/** Notices that concern every page: no network, a newer build. */
export function Notices() {
  const isCutOff = useIsCutOff();
  const newer = newerBuild(({ found }) => found);
  return (
    <>
      {isCutOff && <OfflineBar />}
      {newer !== null && (
        <div className="mx-auto grid max-w-176 gap-2 px-4 pt-4">
          <Banner onClose={newer.decline} action={<ReloadButton reload={newer.reload} />}>
            <Trans>New version available</Trans>
          </Banner>
        </div>
      )}
    </>
  );
}

/**
 * One line at the head of every page while there is no network; what finds no room in it, at a large size, is left out
 * from the end. It is announced once, whatever the page shows then.
 */
function OfflineBar() {
  return (
    <div className="flex items-center gap-2 bg-amber-soft" style={ONE_LINE}>
      <OfflineIcon className="size-5 shrink-0 text-amber @max-[18rem]:hidden" />
      <div className="flex h-[1lh] min-w-0 flex-wrap gap-x-1 overflow-hidden">
        <p role="status" className="font-semibold">
          <span className="@max-[18rem]:hidden">
            <Trans>Network disconnected</Trans>
          </span>
          <span className="hidden @max-[18rem]:block">
            <Trans>Offline</Trans>
          </span>
        </p>
        <CutOffDetails />
      </div>
    </div>
  );
}

function ReloadButton({ reload }: { reload: () => Promise<void> }) {
  const [isReloading, setIsReloading] = useState(false);
  const start = () => {
    setIsReloading(true);
    void reload();
  };
  return (
    <Button look="quiet" loading={isReloading} onClick={start}>
      <Trans>Reload</Trans>
    </Button>
  );
}
