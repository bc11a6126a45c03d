import { api, type GatheringView, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { apiQuery, useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { GatheredPeople } from './gathered-people.tsx';
import { HostPanel } from './host-panel.tsx';
import { LeaveGathering } from './leave-gathering.tsx';

/** Live events tell at once who joined; this is the fallback for when they do not get through. */
const POLL_MS = 10_000;

type Props = { gatheringId: string; onReady: (team: TeamView) => void };

/** The waiting room for people who entered the same digits, until the host has created the team. */
export function WaitingRoom({ gatheringId, onReady }: Props) {
  const [isOver, setOver] = useState(false);
  if (isOver) return <Over />;
  return <OpenRoom gatheringId={gatheringId} onReady={onReady} onOver={() => setOver(true)} />;
}

function OpenRoom({ gatheringId, onReady, onOver }: Props & { onOver: () => void }) {
  const room = useApiQuery(
    api.team.gather,
    { gatheringId },
    { staleTime: 0, refetchInterval: POLL_MS, failure: 'none' },
  );
  const { data, error } = room;
  const isRefused = error instanceof ApiRefusal;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isRefused) end();
  }, [isRefused]);
  useTeamWhenReady(data?.teamId ?? undefined, { onReady, onNone: onOver });
  if (data && data.teamId === null) return <Room gathering={data} onReady={onReady} />;
  if (error && !isRefused) return <ReadFailure of={room} />;
  return <SkeletonBox className="h-96 rounded-lg" />;
}

function Room({ gathering, onReady }: { gathering: GatheringView; onReady: (team: TeamView) => void }) {
  const me = useUserStore((state) => state.userInfo?.user_id ?? '');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const isHost = gathering.host.id === me;
  const toggle = (id: string) => {
    const next = new Set(excluded);
    if (!next.delete(id)) next.add(id);
    setExcluded(next);
  };
  return (
    <Card as="div" className="grid grid-cols-1 gap-5">
      <GatheredPeople
        gathering={gathering}
        myId={me}
        excluded={excluded}
        {...(isHost && { onToggle: toggle })}
      />
      {isHost && <HostPanel gathering={gathering} excluded={excluded} onMade={onReady} />}
      <LeaveGathering gatheringId={gathering.gatheringId} isHost={isHost} />
    </Card>
  );
}

type Ends = { onReady: (team: TeamView) => void; onNone: () => void };

/** Opens the team as soon as it exists; `onNone` where I am not in it. */
function useTeamWhenReady(teamId: string | undefined, { onReady, onNone }: Ends): void {
  const client = useQueryClient();
  const ready = useEffectEvent(onReady);
  const none = useEffectEvent(onNone);
  useEffect(() => {
    if (teamId === undefined) return;
    let isHere = true;
    const open = async () => {
      const { result } = await client.fetchQuery({ ...apiQuery(api.team.list, {}), staleTime: 0 });
      const team = result.find(({ id }) => id === teamId);
      if (!isHere) return;
      if (team) ready(team);
      else none();
    };
    open().catch(() => isHere && none());
    return () => {
      isHere = false;
    };
  }, [client, teamId]);
}

/** The server does not say why to those who are not in it: ended by the host, too late, or left out. */
function Over() {
  return (
    <Card>
      <EmptyState
        drawing="winter"
        title={<Trans>This gathering is over</Trans>}
        action={
          <>
            <RouteLink to="/department" search={{ together: true }} look="primary">
              <Trans>Choose another number</Trans>
            </RouteLink>
            <RouteLink to="/department" search={{ join: '' }} look="quiet">
              <Trans>Join with a code</Trans>
            </RouteLink>
          </>
        }
      >
        <Trans>It ended, or became a team without you. If that was a mistake, ask for the invite code.</Trans>
      </EmptyState>
    </Card>
  );
}
