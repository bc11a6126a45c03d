import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useIsDesk } from '../../../components/layout/use-layout.ts';
import { WrittenCard } from '../attendance/written-card.tsx';
import { InviteCard } from '../invitations/invite-card.tsx';
import { ApplicationsHint } from '../joining/applications-hint.tsx';
import { MembersCard } from '../members/members-card.tsx';
import { TeamHead } from './team-head.tsx';

type Props = {
  team: TeamView;
  /** Made a moment ago: inviting comes first. */
  fresh: boolean;
};

/** One team: what it is, who is in it and has written, and how others join. */
export function TeamPage({ team, fresh }: Props) {
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
        {!team.can.leave && (
          <p className="px-3 text-ink-2 text-sm">
            <Trans>You own this team, so you can’t leave it. Transfer ownership to a member first.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
