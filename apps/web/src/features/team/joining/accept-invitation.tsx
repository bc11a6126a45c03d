import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SkeletonBox } from '../../../components/skeleton.tsx';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKey } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { rememberReturnPath } from '../../../lib/session/return-path.ts';
import { signOut } from '../../../lib/session/sign-out.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { teamReads } from '../teams/team-reads.ts';

/** Long enough for a page that renders again; opened again later, the link is used anew. */
const REMEMBERED_MS = 10_000;

/** Accepts the invitation of a link at once; says why where that fails. */
export function AcceptInvitation({ token, onJoined }: { token: string; onJoined: (team: TeamView) => void }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  // A read by its key, not a command: the invitation is accepted a single time, and its answer is not lost, however
  // often
  // this renders meanwhile.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...apiKey(api.apply.add), token],
    queryFn: () => callApi(api.apply.add, { invitation: token }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: REMEMBERED_MS,
    networkMode: 'always',
    retry: false,
    meta: { failure: 'none' },
  });
  const team = data?.team;
  const welcome = useEffectEvent((joined: TeamView) => {
    for (const read of teamReads) void cache.invalidateQueries({ queryKey: apiKey(read) });
    toast.success(t`Welcome to ${joined.name}`);
    onJoined(joined);
  });
  useEffect(() => {
    if (team) welcome(team);
  }, [team]);
  if (error instanceof ApiRefusal) return <Refused refusal={error} />;
  if (error) {
    return (
      <Banner tone="error" onRetry={() => void refetch()} retrying={isFetching}>
        {failureMessage(error)}
      </Banner>
    );
  }
  return <SkeletonBox className="h-64 rounded-lg" />;
}

function Refused({ refusal }: { refusal: ApiRefusal }) {
  const email = useUserStore((state) => state.userInfo?.email);
  const key = refusal.key === 'inputInvalid' ? refusal.errors[0]?.key : refusal.key;
  const changePerson = async () => {
    rememberReturnPath();
    await signOut();
  };
  if (key === 'alreadyMember') {
    return (
      <Face title={<Trans>You are in this team already</Trans>} action={<MyTeamsLink />}>
        <Trans>There is nothing left to do.</Trans>
      </Face>
    );
  }
  if (key === 'invitationForOther') {
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
        {email ? (
          <Trans>You are signed in as {email}. Sign in with the address the invitation was sent to.</Trans>
        ) : (
          <Trans>Sign in with the address the invitation was sent to.</Trans>
        )}
      </Face>
    );
  }
  if (key === 'invitationInvalid') {
    return (
      <Face
        title={<Trans>This invitation is not valid any more</Trans>}
        action={
          <RouteLink to="/department" search={{ join: '' }} look="primary">
            <Trans>Join with a code</Trans>
          </RouteLink>
        }
      >
        <Trans>It was used, taken back, or is too old. Ask for a new one, or for the invite code.</Trans>
      </Face>
    );
  }
  return (
    <Face title={<Trans>You could not join the team</Trans>} action={<MyTeamsLink />}>
      {failureMessage(refusal) ?? translateMessage('somethingWentWrong')}
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
