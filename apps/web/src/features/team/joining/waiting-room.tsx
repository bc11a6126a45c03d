import { api, type GatheringView, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SkeletonBox } from '../../../components/skeleton.tsx';
import { apiQuery, useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { GatheredPeople } from './gathered-people.tsx';
import { HostPart } from './host-part.tsx';
import { LeaveGathering } from './leave-gathering.tsx';

const LOOK_EVERY_MS = 1000;

type Props = { gatheringId: string; onReady: (team: TeamView) => void };

/** Where those wait who entered the same digits, until the first of them has made the team. */
export function WaitingRoom({ gatheringId, onReady }: Props) {
  const [over, setOver] = useState<Error>();
  if (over) return <Over reason={failureMessage(over)} />;
  return <OpenRoom gatheringId={gatheringId} onReady={onReady} onOver={setOver} />;
}

function OpenRoom({ gatheringId, onReady, onOver }: Props & { onOver: (reason: Error) => void }) {
  const { data, error, isError, isFetching, refetch } = useApiQuery(
    api.team.gather,
    { gatheringId },
    { staleTime: 0, refetchInterval: LOOK_EVERY_MS, failure: 'none' },
  );
  const isOver = error instanceof ApiRefusal;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) end(error);
  }, [isOver, error]);
  const teamId = data?.teamId;
  const left = useWayToTeam(teamId ?? undefined, onReady);
  if (left && data) return <LeftOut host={data.host.name} />;
  if (data && !teamId) return <Room gathering={data} onReady={onReady} />;
  if (isError && !isOver) {
    return (
      <Banner tone="error" onRetry={() => void refetch()} retrying={isFetching}>
        {failureMessage(error)}
      </Banner>
    );
  }
  return <SkeletonBox className="h-96 rounded-lg" />;
}

function Room({ gathering, onReady }: { gathering: GatheringView; onReady: (team: TeamView) => void }) {
  const me = useUserStore((state) => state.userInfo?.user_id ?? '');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const isHost = gathering.host.id === me;
  const toggle = (id: string) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  return (
    <Card as="div" className="grid grid-cols-1 gap-5">
      <GatheredPeople
        gathering={gathering}
        myId={me}
        leftOut={leftOut}
        {...(isHost && { onToggle: toggle })}
      />
      {isHost && <HostPart gathering={gathering} leftOut={leftOut} onMade={onReady} />}
      <LeaveGathering gatheringId={gathering.gatheringId} isHost={isHost} />
    </Card>
  );
}

/**
 * Opens the team as soon as there is one.
 * @returns whether it was made without me
 */
function useWayToTeam(teamId: string | undefined, onReady: (team: TeamView) => void): boolean {
  const client = useQueryClient();
  const [isLeftOut, setLeftOut] = useState(false);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (teamId === undefined) return;
    let isHere = true;
    const open = async () => {
      const { result } = await client.fetchQuery({ ...apiQuery(api.team.list, {}), staleTime: 0 });
      const team = result.find(({ id }) => id === teamId);
      if (!isHere) return;
      if (team) ready(team);
      else setLeftOut(true);
    };
    open().catch(() => isHere && setLeftOut(true));
    return () => {
      isHere = false;
    };
  }, [client, teamId]);
  return isLeftOut;
}

function Over({ reason }: { reason: string | undefined }) {
  return (
    <Card>
      <EmptyState
        drawing="winter"
        title={<Trans>This gathering is over</Trans>}
        action={
          <RouteLink to="/department" search={{ together: true }} look="primary">
            <Trans>Agree on another number</Trans>
          </RouteLink>
        }
      >
        {reason}
      </EmptyState>
    </Card>
  );
}

function LeftOut({ host }: { host: string }) {
  return (
    <Card>
      <EmptyState
        drawing="winter"
        title={<Trans>The team was made without you</Trans>}
        action={
          <RouteLink to="/department" search={{ join: '' }} look="primary">
            <Trans>Join with a code</Trans>
          </RouteLink>
        }
      >
        <Trans>If that was a mistake, ask {host} for the invite code.</Trans>
      </EmptyState>
    </Card>
  );
}
