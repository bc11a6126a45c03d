import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Badge } from '../components/chip.tsx';
import { useTeamStore } from '../lib/stores/team-store.ts';

/** How many applications wait for the user's decision in all their teams. */
export function WaitingBadge({ className }: { className: string }) {
  // Re-renders when the language changes.
  useLingui();
  const waiting = useTeamStore(({ teamArr }) => teamArr.reduce((sum, team) => sum + team.waiting, 0));
  return (
    <Badge
      count={waiting}
      label={plural(waiting, { one: ', # application waits', other: ', # applications wait' })}
      className={className}
    />
  );
}
