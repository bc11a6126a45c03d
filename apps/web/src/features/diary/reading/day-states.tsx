import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/states/banner.tsx';
import { LoadsLater } from '../../../components/states/loads-later.tsx';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';

/** Placeholder for the editor. */
export function EditorSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <div className="rounded-lg border border-line bg-surface p-[min(1.25rem,5vw)]">
        <SkeletonText lines={2} className="max-w-72 text-lg" />
        <SkeletonBox className="mt-3 h-36 rounded-md opacity-60" />
        <SkeletonText lines={6} className="mt-6 leading-loose" />
      </div>
      <SkeletonBox className="h-(--target) w-36 justify-self-end rounded-pill" />
    </SkeletonGroup>
  );
}

/** A part that did not load: why, and a retry. Without a network it loads by itself when that is back. */
export function LoadFailure({
  error,
  isOffline,
  isRetrying,
  onRetry,
}: {
  error: Error | null;
  isOffline: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  if (isOffline) return <LoadsLater />;
  return (
    <Banner tone="error" onRetry={onRetry} retrying={isRetrying}>
      {failureMessage(error) ?? <Trans>Failed to load data</Trans>}
    </Banner>
  );
}
