import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import type { OnMemberAction } from './member-actions.ts';
import { MemberList } from './member-list.tsx';
import { MemberRow } from './member-row.tsx';

/** A team without departments: the first eleven, which came with the team, then all. */
export function WholeTeam({ team, onAction }: { team: TeamView; onAction: OnMemberAction }) {
  const [showsAll, setShowsAll] = useState(false);
  if (showsAll) return <MemberList teamId={team.id} expected={team.memberCount} onAction={onAction} />;
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {team.members.map((member) => (
          <li key={member.id}>
            <MemberRow member={member} onAction={onAction} />
          </li>
        ))}
      </ul>
      {team.memberCount === 1 && (
        <p className="border-line border-t py-3 text-ink-2">
          <Trans>You’re the first one here. Invite your team.</Trans>
        </p>
      )}
      {team.memberCount > team.members.length && (
        <Button look="ghost" onClick={() => setShowsAll(true)} className="mt-2">
          <Trans>Show all {team.memberCount}</Trans>
        </Button>
      )}
    </>
  );
}
