import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Badge } from '../components/chip.tsx';
import { useTeamStore } from '../lib/stores/team-store.ts';

/** How many applications wait for me, on the icon of the place where they are. */
export function WaitingBadge() {
  // Says it anew when the language changes.
  useLingui();
  const waiting = useTeamStore((state) => state.noDealNum);
  return (
    <Badge
      count={waiting}
      label={plural(waiting, { one: ', # application waits', other: ', # applications wait' })}
      className="-top-2 absolute left-3.5"
    />
  );
}
