import { Suspense } from 'react';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';

const Shelf = lazyComponent(async () => (await import('./waiting/waiting-shelf.tsx')).WaitingShelf);

/** The shelf above a feed; the feed does not wait for it. */
export function WaitingShelf({ teamId }: { teamId: string | undefined }) {
  return (
    <PartBoundary of={teamId}>
      <Suspense>
        <Shelf teamId={teamId} />
      </Suspense>
    </PartBoundary>
  );
}
