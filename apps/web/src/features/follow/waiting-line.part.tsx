import type { ReactNode } from 'react';
import { latePart } from '../../components/states/late-part.tsx';

const Line = latePart(async () => (await import('./waiting/waiting-line.tsx')).WaitingLine, {
  failed: ({ otherwise }) => otherwise,
  of: ({ teamId }) => teamId,
});

/**
 * Who waits for an answer, in one line above a feed. The feed does not wait for it: its room is kept.
 * @param otherwise stands there where no one waits
 */
export function WaitingLine({ teamId, otherwise }: { teamId: string | undefined; otherwise: ReactNode }) {
  return (
    <div className="flex min-h-(--target) items-center">
      <Line teamId={teamId} otherwise={otherwise} />
    </div>
  );
}
