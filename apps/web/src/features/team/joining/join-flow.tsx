import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { WaitingRoom } from '../gathering/waiting-room.tsx';
import { PendingInvitations } from '../pending-invitations.part.tsx';
import { CreateTeam } from '../teams/create-team.tsx';
import { JoinTeam } from './join-team.tsx';
import { Welcome } from './welcome.tsx';

const AcceptInvitation = latePart(async () => (await import('./accept-invitation.tsx')).AcceptInvitation, {
  fallback: <SkeletonBox className="h-64 rounded-lg" />,
});

type Props = {
  onCreated: (team: TeamView) => void;
  onJoined: (team: TeamView) => void;
  /** Its team was made face to face. */
  onGathered: (team: TeamView) => void;
  onDeclined: () => void;
};

/** The ways to join or create a team, by the address. Load it lazily. */
export function JoinFlow({ onCreated, onJoined, onGathered, onDeclined }: Props) {
  const { welcome, create, together, gathering, join = '', invitation } = useSearch({ from: '/department' });
  if (welcome) {
    return (
      <Page title={<Trans>Who do you write with?</Trans>} kicker={null}>
        <div className="grid grid-cols-1 gap-4">
          <PendingInvitations />
          <Welcome />
        </div>
      </Page>
    );
  }
  if (gathering) {
    return (
      <Page title={<Trans>Face to face</Trans>}>
        <WaitingRoom key={gathering} gatheringId={gathering} onReady={onGathered} />
      </Page>
    );
  }
  if (invitation !== undefined) {
    return (
      <Page title={<Trans>Your invitation</Trans>}>
        <AcceptInvitation key={invitation} token={invitation} onJoined={onJoined} onDeclined={onDeclined} />
      </Page>
    );
  }
  return create || together ? (
    <Page title={<Trans>New team</Trans>}>
      <CreateTeam onCreated={onCreated} />
    </Page>
  ) : (
    <Page title={<Trans>Join a team</Trans>}>
      <JoinTeam key={join} code={join} onJoined={onJoined} />
    </Page>
  );
}

type PageProps = { title: ReactNode; kicker?: ReactNode; children: ReactNode };

function Page({ title, kicker = <BackLink />, children }: PageProps) {
  return (
    <div className="page-narrow">
      <PageHeader title={title} kicker={kicker} />
      {children}
    </div>
  );
}

function BackLink() {
  return (
    <RouteLink to="/department" look="plain" className="no-underline">
      <ArrowLeftIcon className="size-5" />
      <Trans>My teams</Trans>
    </RouteLink>
  );
}
