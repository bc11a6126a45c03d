import { lazy, Suspense } from 'react';

const Shelf = lazy(() =>
  import('./waiting/waiting-shelf.tsx').then((module) => ({ default: module.WaitingShelf })),
);

/** The shelf above a feed; the feed does not wait for it. */
export function WaitingShelf({ teamId }: { teamId: string | undefined }) {
  return (
    <Suspense>
      <Shelf teamId={teamId} />
    </Suspense>
  );
}
