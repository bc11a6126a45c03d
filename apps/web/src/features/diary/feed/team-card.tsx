import { Plural } from '@lingui/react/macro';
import { useId } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Card } from '../../../components/layout/card.tsx';
import { AvatarStack } from '../../../components/people/avatar-stack.tsx';
import type { TeamOfMine } from '../../../lib/stores/team-store.ts';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import { SpiritStrip } from '../slots.tsx';
import { WrittenToday } from './written-today.tsx';

/** A team with its first eleven members, how many more there are, and how many have written today. */
export function TeamCard({ team, hasWritten = true }: { team: TeamOfMine; hasWritten?: boolean }) {
  const headingId = useId();
  const { today } = useHomeCalendar();
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-1">
        <RouteLink
          to="/department"
          search={{ team: team.id }}
          className="text-ink no-underline hover:underline"
        >
          {team.name}
        </RouteLink>
      </h2>
      <p className="mb-2 text-ink-2 text-sm">
        <Plural value={team.memberCount} one="# member" other="# members" />
      </p>
      <AvatarStack people={team.outMembers} max={11} total={team.memberCount} size="xs" />
      {team.memberCount > 1 && <SpiritStrip teamId={team.id} today={today} />}
      {hasWritten && (
        <div className="mt-3 empty:hidden">
          <WrittenToday teamId={team.id} />
        </div>
      )}
    </Card>
  );
}
