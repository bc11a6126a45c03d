import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { ListRow } from '../../components/layout/list-row.tsx';
import { Avatar } from '../../components/people/avatar.tsx';
import { Banner } from '../../components/states/banner.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import { useMyTeams } from './my-teams.shared.ts';

const LeaveTeamDialog = latePart(
  async () => (await import('./members/leave-team-dialog.tsx')).LeaveTeamDialog,
);

/** The user's teams, each with the way to leave it. */
export function LeavableTeams() {
  const teams = useMyTeams();
  const [leaving, setLeaving] = useState<TeamView>();
  if (teams.isError) {
    return (
      <Banner tone="error" onRetry={teams.refetch} retrying={teams.isFetching}>
        {failureMessage(teams.error)}
      </Banner>
    );
  }
  if (teams.data === undefined) {
    return (
      <SkeletonGroup>
        <SkeletonBox className="h-14 rounded-md" />
      </SkeletonGroup>
    );
  }
  if (teams.data.result.length === 0) return null;
  return (
    <>
      <ul className="-my-2 grid grid-cols-1 divide-y divide-line">
        {teams.data.result.map((team) => (
          <li key={team.id}>
            <TeamRow team={team} onLeave={() => setLeaving(team)} />
          </li>
        ))}
      </ul>
      {leaving && <LeaveTeamDialog team={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function TeamRow({ team, onLeave }: { team: TeamView; onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <ListRow
      start={<Avatar name={team.name} personId={team.id} src={team.avatar} size="sm" />}
      title={<span className="wrap-anywhere">{team.name}</span>}
      text={
        team.can.leave ? undefined : <Trans>You own this team. Transfer or close it on its page first.</Trans>
      }
      end={
        team.can.leave ? (
          <Button look="ghost" aria-haspopup="dialog" aria-label={t`Leave: ${team.name}`} onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
        ) : (
          <RouteLink to="/department" search={{ team: team.id }} look="ghost">
            <Trans>Team page</Trans>
          </RouteLink>
        )
      }
    />
  );
}
