import { Suspense } from 'react';
import { classNames } from '../../components/class-names.ts';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';

const Ticker = lazyComponent(async () => (await import('./wisdom/ticker.tsx')).Ticker);

/** One line of wisdom at a time. Its room is kept from the start, so that nothing moves when it comes. */
export function WisdomTicker({ teamId, className }: { teamId: string | undefined; className?: string }) {
  return (
    <div className={classNames('grid h-22 grid-cols-1 overflow-hidden', className)}>
      <PartBoundary of={teamId} fallback={null}>
        <Suspense>
          <Ticker key={teamId} teamId={teamId} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
