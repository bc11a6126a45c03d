import { api } from '@garden/contract';
import { useEffect } from 'react';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';

/** Live events announce each application; this is the fallback for when they do not get through. */
const POLL_MS = 60_000;

/** Who asked to join a team; keeps `applyList` and `noDealNum` of the team store with it. */
export function useApplications(teamId: string) {
  const query = useApiQuery(
    api.apply.show,
    { teamId },
    { staleTime: 0, refetchInterval: POLL_MS, failure: 'none' },
  );
  const setApplications = useTeamStore((state) => state.setApplications);
  const { data } = query;
  useEffect(() => {
    if (data) setApplications(teamId, data);
  }, [data, teamId, setApplications]);
  return query;
}
