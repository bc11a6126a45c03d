import { api, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { rememberReturnPath } from '../../../lib/session/return-path.ts';
import { signOut } from '../../../lib/session/sign-out.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { InvitationText } from './invitation-text.tsx';
import { useAnswer } from './use-answer.ts';

type Props = {
  token: string;
  onJoined: (team: TeamView) => void;
  onDeclined: () => void;
};

/** The invitation of a link: who invites where, and the two answers. Says why where it can no longer be answered. */
export function AcceptInvitation({ token: invitation, onJoined, onDeclined }: Props) {
  const email = useUserStore((state) => state.userInfo?.email);
  const query = useApiQuery(api.apply.invitation, { invitation }, { failure: 'none', staleTime: 0 });
  const { join, decline, isJoining, isDeclining } = useAnswer({ onJoined, onDeclined });
  const { data, error } = query;
  const isForOther = data?.email != null && email !== undefined && data.email !== email;
  if (isForOther) return <ForOther />;
  if (data) {
    return (
      <Card>
        <InvitationText {...data} />
        <p className="mt-3 text-ink-2">
          <Trans>
            Once you join, members read what you share with the team from then on. Until then they see nothing
            of you.
          </Trans>
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            look="primary"
            loading={isJoining}
            disabled={isDeclining}
            onClick={() => join({ invitation })}
          >
            <Trans>Join the team</Trans>
          </Button>
          <Button
            look="ghost"
            loading={isDeclining}
            disabled={isJoining}
            onClick={() => decline({ invitation })}
          >
            <Trans>Decline</Trans>
          </Button>
        </div>
      </Card>
    );
  }
  if (error instanceof ApiRefusal) return <Over />;
  if (error) return <ReadFailure of={query} />;
  return <SkeletonBox className="h-64 rounded-lg" />;
}

function ForOther() {
  const email = useUserStore((state) => state.userInfo?.email);
  const changePerson = async () => {
    rememberReturnPath();
    await signOut();
  };
  return (
    <Face
      title={<Trans>This invitation is for another address</Trans>}
      action={
        <>
          <Button onClick={() => void changePerson()}>
            <Trans>Sign in with that address</Trans>
          </Button>
          <MyTeamsLink />
        </>
      }
    >
      <Trans>You’re signed in as {email}. Sign in with the address the invitation was sent to.</Trans>
    </Face>
  );
}

function Over() {
  return (
    <Face
      title={<Trans>This invitation is no longer valid</Trans>}
      action={
        <>
          <RouteLink to="/department" search={{ join: '' }} look="primary">
            <Trans>Join with a code</Trans>
          </RouteLink>
          <MyTeamsLink />
        </>
      }
    >
      <Trans>It was used, withdrawn, or is too old. Ask for a new one, or for the invite code.</Trans>
    </Face>
  );
}

function MyTeamsLink() {
  return (
    <RouteLink to="/department" look="quiet">
      <Trans>My teams</Trans>
    </RouteLink>
  );
}

function Face({ title, action, children }: { title: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <EmptyState drawing="winter" title={title} action={action}>
        {children}
      </EmptyState>
    </Card>
  );
}
