import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Badge } from '../components/chip.tsx';
import { useTeamStore } from '../lib/stores/team-store.ts';

/** How many applications I have to decide: on the icon of their page, on a desk at the end of its line. */
export function WaitingBadge() {
  // Re-renders when the language changes.
  useLingui();
  const waiting = useTeamStore((state) => state.noDealNum);
  return (
    <Badge
      count={waiting}
      label={plural(waiting, { one: ', # application waits', other: ', # applications wait' })}
      className="absolute top-0.5 left-[calc(50%+.5rem)] @desk:top-1/2 @desk:right-3 @desk:left-auto @desk:-translate-y-1/2"
    />
  );
}
