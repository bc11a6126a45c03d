import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { MinePage } from './mine-page.part.tsx';
import { ReleaseCard } from './releases/release-card.tsx';
import { keepReadRelease, readRelease, useReleases } from './releases/use-releases.ts';

/** What each release brings, those marked that were not read about in this browser. */
export default function MineReleasesScreen() {
  const reads = useReleases();
  const releases = reads.data?.releases;
  const newest = releases?.[0]?.version;
  // As it was when the page was opened, so that the marks stay while it is read.
  const [read] = useState(readRelease);
  useEffect(() => {
    if (newest !== undefined) keepReadRelease(newest);
  }, [newest]);
  const known = releases?.findIndex(({ version }) => version === read) ?? -1;
  return (
    <MinePage title={<Trans>What’s new</Trans>}>
      {releases ? (
        releases.map((release, at) => (
          <ReleaseCard key={release.version} release={release} isNew={known === -1 ? at === 0 : at < known} />
        ))
      ) : reads.isPending && reads.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonBox className="h-80 rounded-lg" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={reads} />
      )}
    </MinePage>
  );
}
