import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { LogoutIcon } from '../../../components/icons/actions.tsx';
import { useIsDesk } from '../../../components/use-layout.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { WrittenCard } from '../attendance/written-card.tsx';
import { InviteCard } from '../invitations/invite-card.tsx';
import { ApplicationsHint } from '../joining/applications-hint.tsx';
import { MembersCard } from '../members/members-card.tsx';
import { TeamHead } from './team-head.tsx';

const LeaveDialog = lazyComponent(async () => (await import('../members/leave-dialog.tsx')).LeaveDialog);

type Props = {
  team: TeamView;
  /** Made a moment ago: inviting comes first. */
  fresh: boolean;
  onLeft: () => void;
};

/** One team: what it is, who is in it and has written, and how others join. */
export function TeamPage({ team, fresh, onLeft }: Props) {
  const isDesk = useIsDesk();
  const invite = team.can.invite && <InviteCard team={team} fresh={fresh} />;
  // No one else is here: inviting is the first thing to do.
  const inviteFirst = fresh || team.memberCount === 1;
  return (
    <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <TeamHead team={team} />
        <ApplicationsHint team={team} />
        {inviteFirst && invite}
        {!isDesk && <WrittenCard team={team} />}
        <MembersCard team={team} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {isDesk && <WrittenCard team={team} />}
        {!inviteFirst && invite}
        <Leaving team={team} onLeft={onLeft} />
      </div>
    </div>
  );
}

function Leaving({ team, onLeft }: { team: TeamView; onLeft: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!team.can.leave) {
    return (
      <p className="px-3 text-ink-2 text-sm">
        <Trans>You own this team, so you can’t leave it. Transfer ownership to a member first.</Trans>
      </p>
    );
  }
  return (
    <div className="grid justify-items-start">
      <Button
        look="ghost"
        icon={<LogoutIcon className="size-5" />}
        onClick={() => setAsking(true)}
        className="text-danger! hover:bg-danger-soft"
      >
        <Trans>Leave the team</Trans>
      </Button>
      {isAsking && (
        <Suspense>
          <LeaveDialog team={team} onClose={() => setAsking(false)} onLeft={onLeft} />
        </Suspense>
      )}
    </div>
  );
}
