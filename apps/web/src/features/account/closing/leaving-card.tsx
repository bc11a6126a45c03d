import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SkeletonBox, SkeletonGroup } from '../../../components/skeleton.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import type { UserInfo } from '../../../lib/stores/user-store.ts';
import { useMyTeams } from '../../team/my-teams.shared.ts';
import { SectionCard } from '../profile/section-card.tsx';

const LeaveTeamDialog = lazyComponent(async () => (await import('./leave-team-dialog.tsx')).LeaveTeamDialog);
const CloseAccountDialog = lazyComponent(
  async () => (await import('./close-account-dialog.tsx')).CloseAccountDialog,
);

/** Leaving a team, and closing the account. */
export function LeavingCard({ person }: { person: UserInfo }) {
  const [closing, setClosing] = useState(false);
  return (
    <SectionCard title={<Trans>Leaving</Trans>}>
      <OwnTeams />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setClosing(true)}>
          <Trans>Close my account</Trans>
        </Button>
        <span className="flex-1 basis-48 text-ink-2 text-sm">
          <Trans>You can take it back for 14 days.</Trans>
        </span>
      </div>
      {closing && (
        <Suspense>
          <CloseAccountDialog person={person} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}

function OwnTeams() {
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
      {leaving && (
        <Suspense>
          <LeaveTeamDialog team={leaving} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
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
