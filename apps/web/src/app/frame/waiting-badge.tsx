import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Badge } from '../../components/choices/chip.tsx';
import { type TeamOfMine, useTeamStore } from '../../lib/stores/team-store.ts';

/** What waits for the user's decision on a page, in each of their teams. */
const waitingAt: Readonly<Record<string, (team: TeamOfMine) => number>> = {
  '/application': ({ waiting }) => waiting,
  '/score/groups': ({ appeals }) => appeals,
  '/interview': ({ interviews }) => interviews,
};

/** How much waits for the user's decision in all their teams: on one page, or on all of them. */
export function WaitingBadge({ at, className }: { at?: string; className: string }) {
  // Re-renders when the language changes.
  useLingui();
  const counts = at === undefined ? Object.values(waitingAt) : [waitingAt[at] ?? none];
  const waiting = useTeamStore(({ teamArr }) =>
    teamArr.reduce((sum, team) => counts.reduce((all, count) => all + count(team), sum), 0),
  );
  return (
    <Badge
      count={waiting}
      label={plural(waiting, { one: ', # waits for you', other: ', # wait for you' })}
      className={className}
    />
  );
}

const none = () => 0;
