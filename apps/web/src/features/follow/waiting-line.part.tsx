import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';

const Line = lazyComponent(async () => (await import('./waiting/waiting-line.tsx')).WaitingLine);

/**
 * Who waits for an answer, in one line above a feed. The feed does not wait for it: its room is kept.
 * @param otherwise stands there where no one waits
 */
export function WaitingLine({ teamId, otherwise }: { teamId: string | undefined; otherwise: ReactNode }) {
  return (
    <div className="flex min-h-(--target) items-center">
      <PartBoundary of={teamId} fallback={otherwise}>
        <Suspense>
          <Line teamId={teamId} otherwise={otherwise} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
