import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { MenuAction } from '../../components/buttons/menu.tsx';
import { MoreMenu } from '../../components/buttons/more-menu.tsx';
import { GroupSwitcher } from '../../components/choices/group-switcher.tsx';
import { PlusIcon } from '../../components/icons/actions.tsx';
import { LinkIcon, LogoutIcon } from '../../components/icons/objects.tsx';
import { MeIcon, QuestionIcon, SettingsIcon } from '../../components/icons/places.tsx';
import { FlagIcon, LeafIcon } from '../../components/icons/signs.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { RemovedTeams } from './ending/removed-teams.tsx';
import { useGoRead } from './joining/use-go-read.ts';
import { useMyApplications } from './joining/use-my-applications.ts';
import { WaitingApplications } from './joining/waiting-applications.tsx';
import { useMyTeams } from './my-teams.shared.ts';
import { PendingInvitations } from './pending-invitations.part.tsx';
import { LostTeamNotice } from './teams/lost-team-notice.tsx';
import { NoTeam } from './teams/no-team.tsx';
import { TeamPage } from './teams/team-page.tsx';
import { useLostTeam } from './teams/use-lost-team.ts';

const EarlierOffer = latePart(async () => (await import('../diary/earlier-offer.part.tsx')).EarlierOffer);
const TeamSummary = latePart(async () => (await import('../life/team-summary.part.tsx')).TeamSummary, {
  fallback: <SkeletonBox className="h-60 rounded-lg" />,
});
const TeamAnalysis = latePart(async () => (await import('../ai/team-analysis.part.tsx')).TeamAnalysis);
const TeamSpirit = latePart(async () => (await import('../life/team-spirit.part.tsx')).TeamSpirit, {
  fallback: <SkeletonBox className="h-44 rounded-lg" />,
});
const LeaveTeamDialog = latePart(
  async () => (await import('./members/leave-team-dialog.tsx')).LeaveTeamDialog,
);
const JoinFlow = latePart(async () => (await import('./joining/join-flow.tsx')).JoinFlow);

/**
 * My teams, one of them as a page; and the ways to join or create one (`?welcome`, `?create`, `?together`, `?join=`,
 * `?invitation=`).
 */
export default function DepartmentScreen() {
  const { team: _team, ...way } = useSearch({ from: '/department' });
  const navigate = useNavigate({ from: '/department' });
  const [made, setMade] = useState<string>();
  const goRead = useGoRead();
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  const open = (team: TeamView) => {
    chooseTeam(team.id);
    void navigate({ search: { team: team.id }, replace: true });
  };
  if (!Object.values(way).some((asked) => asked !== undefined && asked !== false))
    return <MyTeams made={made} />;
  return (
    <JoinFlow
      onCreated={(team) => {
        setMade(team.id);
        open(team);
      }}
      onJoined={goRead}
      onGathered={open}
      onDeclined={() => void navigate({ search: {}, replace: true })}
    />
  );
}

function MyTeams({ made }: { made: string | undefined }) {
  const { t } = useLingui();
  const { team: wanted } = useSearch({ from: '/department' });
  const navigate = useNavigate({ from: '/department' });
  const currentTeam = useTeamStore((state) => state.currentTeam);
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  const query = useMyTeams();
  const teams = query.data?.result;
  const team = teams?.find(({ id }) => id === (wanted ?? currentTeam?.id)) ?? teams?.[0];
  const { lost, forget } = useLostTeam({ teams, isFetching: query.isFetching, wanted, shown: team });
  const isWaiting = (useMyApplications().data?.items.length ?? 0) > 0;
  const leave = (teamId: string) => {
    forget(teamId);
    void navigate({ search: {}, replace: true });
  };
  const choose = (teamId: string) => {
    chooseTeam(teamId);
    void navigate({ search: { team: teamId }, replace: true });
  };
  return (
    <Frame
      title={<Trans>Team</Trans>}
      kicker={
        team && (
          <GroupSwitcher
            label={t`My teams`}
            groups={teams ?? []}
            value={team.id}
            onChange={choose}
            className="-mx-3 @desk:hidden"
          />
        )
      }
      aside={team && <TeamMenu key={team.id} team={team} onLeft={() => leave(team.id)} />}
    >
      <div className="mb-4 grid gap-3 empty:hidden">
        <RemovedTeams />
        <PendingInvitations />
        {teams?.some(({ offersEarlier }) => offersEarlier) && <EarlierOffer />}
        <WaitingApplications />
      </div>
      {lost && <LostTeamNotice lost={lost} onClose={() => leave(lost.id)} />}
      {team && <TeamPage key={team.id} team={team} fresh={team.id === made} />}
      {team && team.memberCount > 1 && (
        <div className="mt-5 grid grid-cols-1 gap-5">
          <TeamSpirit key={`spirit of ${team.id}`} teamId={team.id} />
          <TeamSummary key={team.id} teamId={team.id} />
          <TeamAnalysis key={`analysis of ${team.id}`} teamId={team.id} />
        </div>
      )}
      {teams?.length === 0 && !isWaiting && <NoTeam />}
      {!teams && query.isPending && query.fetchStatus !== 'paused' && <TeamSkeleton />}
      {!teams && (query.isError || query.fetchStatus === 'paused') && <ReadFailure of={query} />}
    </Frame>
  );
}

type FrameProps = { title: ReactNode; kicker: ReactNode; aside: ReactNode; children: ReactNode };

function Frame({ title, kicker, aside, children }: FrameProps) {
  return (
    <div className="page">
      <PageHeader title={title} kicker={kicker} aside={aside} />
      {children}
    </div>
  );
}

/** Everything there is to do about the team, and the ways to another one. */
function TeamMenu({ team, onLeft }: { team: TeamView; onLeft: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { id, can } = team;
  const search = { team: id };
  const applications: MenuAction = {
    id: 'applications',
    label: t`Applications`,
    icon: <MeIcon className="size-5" />,
    onSelect: () => void navigate({ to: '/application', search }),
  };
  const settings: MenuAction = {
    id: 'settings',
    label: t`Team settings`,
    icon: <SettingsIcon className="size-5" />,
    onSelect: () => void navigate({ to: '/department/custom', search }),
  };
  const leave: MenuAction = {
    id: 'leave',
    label: t`Leave the team`,
    icon: <LogoutIcon className="size-5" />,
    danger: true,
    onSelect: () => setLeaving(true),
  };
  return (
    <>
      <MoreMenu
        label={t`More about ${team.name}`}
        actions={[
          ...(can.decide ? [applications] : []),
          ...(can.setUp ? [settings] : []),
          {
            id: 'topics',
            label: t`Topics`,
            icon: <FlagIcon className="size-5" />,
            onSelect: () => void navigate({ to: '/department/topicUpdate', search }),
          },
          {
            id: 'newcomers',
            label: t`New members`,
            icon: <LeafIcon className="size-5" />,
            onSelect: () => void navigate({ to: '/department/newMember', search }),
          },
          {
            id: 'standing-for',
            label: t`Culture`,
            icon: <LeafIcon className="size-5" />,
            onSelect: () => void navigate({ to: '/department/culture', search }),
          },
          {
            id: 'questions',
            label: t`Daily questions`,
            icon: <QuestionIcon className="size-5" />,
            onSelect: () =>
              void navigate({ to: '/department/question', search: { ...search, tab: 'daily' } }),
          },
          {
            id: 'join',
            label: t`Join a team`,
            icon: <LinkIcon className="size-5" />,
            onSelect: () => void navigate({ to: '/department', search: { join: '' } }),
          },
          {
            id: 'new',
            label: t`New team`,
            icon: <PlusIcon className="size-5" />,
            onSelect: () => void navigate({ to: '/department', search: { create: true } }),
          },
          ...(can.leave ? [leave] : []),
        ]}
      />
      {isLeaving && <LeaveTeamDialog team={team} onClose={() => setLeaving(false)} onLeft={onLeft} />}
    </>
  );
}

function TeamSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-1 gap-5">
        <SkeletonBox className="h-28 rounded-lg" />
        <SkeletonBox className="h-80 rounded-lg" />
      </div>
      <SkeletonBox className="h-56 rounded-lg" />
    </SkeletonGroup>
  );
}
