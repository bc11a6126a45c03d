import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { GroupSwitcher } from '../../components/group-switcher.tsx';
import { PlusIcon } from '../../components/icons/actions.tsx';
import { QuestionIcon, SettingsIcon } from '../../components/icons/places.tsx';
import { FlagIcon } from '../../components/icons/signs.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ReadFailure } from '../../components/read-failure.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { SkeletonBox, SkeletonGroup } from '../../components/skeleton.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { RemovedTeams } from './ending/removed-teams.tsx';
import { useMyApplications } from './joining/use-my-applications.ts';
import { WaitingApplications } from './joining/waiting-applications.tsx';
import { useMyTeams } from './my-teams.shared.ts';
import { LostTeamNotice } from './teams/lost-team-notice.tsx';
import { NoTeam } from './teams/no-team.tsx';
import { TeamPage } from './teams/team-page.tsx';
import { useLostTeam } from './teams/use-lost-team.ts';

const PendingInvitations = lazyComponent(
  async () => (await import('./pending-invitations.part.tsx')).PendingInvitations,
);
const EarlierOffer = lazyComponent(
  async () => (await import('../diary/earlier-offer.part.tsx')).EarlierOffer,
);
const JoinFlow = lazyComponent(async () => (await import('./joining/join-flow.tsx')).JoinFlow);

/**
 * My teams, one of them as a page; and the ways to join or create one (`?welcome`, `?create`, `?together`, `?join=`,
 * `?invitation=`).
 */
export default function DepartmentScreen() {
  const { team: _team, ...way } = useSearch({ from: '/department' });
  const navigate = useNavigate({ from: '/department' });
  const [made, setMade] = useState<string>();
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  const open = (team: TeamView) => {
    chooseTeam(team.id);
    void navigate({ search: { team: team.id }, replace: true });
  };
  if (!Object.values(way).some((asked) => asked !== undefined && asked !== false))
    return <MyTeams made={made} />;
  return (
    <Suspense>
      <JoinFlow
        onCreated={(team) => {
          setMade(team.id);
          open(team);
        }}
        onJoined={open}
        onDeclined={() => void navigate({ search: {}, replace: true })}
      />
    </Suspense>
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
      aside={team && <Ways team={team} />}
    >
      <div className="mb-4 grid gap-3 empty:hidden">
        <RemovedTeams />
        <Suspense>
          <PendingInvitations onJoined={(joined) => choose(joined.id)} />
          {teams?.some(({ offersEarlier }) => offersEarlier) && <EarlierOffer />}
        </Suspense>
        <WaitingApplications />
      </div>
      {lost && <LostTeamNotice lost={lost} onClose={() => leave(lost.id)} />}
      {team && <TeamPage key={team.id} team={team} fresh={team.id === made} onLeft={() => leave(team.id)} />}
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

function Ways({ team }: { team: TeamView }) {
  return (
    <>
      {team.can.setUp && (
        <RouteLink to="/department/custom" search={{ team: team.id }} look="ghost">
          <SettingsIcon className="size-5" />
          <Trans>Team settings</Trans>
        </RouteLink>
      )}
      <RouteLink to="/department/topicUpdate" search={{ team: team.id }} look="ghost">
        <FlagIcon className="size-5" />
        <Trans>Topics</Trans>
      </RouteLink>
      <RouteLink to="/department/question" search={{ team: team.id }} look="ghost">
        <QuestionIcon className="size-5" />
        <Trans>Daily questions</Trans>
      </RouteLink>
      <RouteLink to="/department" search={{ join: '' }} look="ghost">
        <Trans>Join a team</Trans>
      </RouteLink>
      <RouteLink to="/department" search={{ create: true }} look="ghost">
        <PlusIcon className="size-5" />
        <Trans>New team</Trans>
      </RouteLink>
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
