import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { LogoutIcon } from '../../../components/icons/actions.tsx';
import { InviteCard } from './invite-card.tsx';
import { MemberList } from './member-list.tsx';
import { TeamHead } from './team-head.tsx';

const LeaveDialog = lazy(() =>
  import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })),
);

type Props = {
  team: TeamView;
  /** Made a moment ago: inviting comes first. */
  fresh: boolean;
  onLeft: () => void;
};

/** One team: its name and calendar, its members, and how others join. */
export function TeamPage({ team, fresh, onLeft }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <TeamHead team={team} />
        {fresh && <InviteCard team={team} fresh />}
        <MemberList key={team.id} teamId={team.id} total={team.memberCount} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {!fresh && <InviteCard team={team} fresh={false} />}
        <div className="grid justify-items-start">
          {team.can.leave ? (
            <Button
              look="ghost"
              icon={<LogoutIcon className="size-5" />}
              onClick={() => setLeaving(true)}
              className="text-danger! hover:bg-danger-soft"
            >
              <Trans>Leave the team</Trans>
            </Button>
          ) : (
            <p className="px-3 text-ink-2 text-sm">
              <Trans>You own this team, so you cannot leave it.</Trans>
            </p>
          )}
        </div>
      </div>
      {isLeaving && (
        <Suspense>
          <LeaveDialog team={team} onClose={() => setLeaving(false)} onLeft={onLeft} />
        </Suspense>
      )}
    </div>
  );
}
