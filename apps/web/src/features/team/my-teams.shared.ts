import { api } from '@garden/contract';
import { useEffect } from 'react';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';

/**
 * Reads my teams and keeps the team store with them (`teamArr`, `currentTeam`, `homeChoseTeam`).
 * Every screen that shows teams calls it; the answer is shared and asked for at most every 30 seconds.
 */
export function useMyTeams() {
  const query = useApiQuery(api.team.list, {});
  const setTeams = useTeamStore((state) => state.setTeams);
  const teams = query.data?.result;
  useEffect(() => {
    if (teams) setTeams(teams);
  }, [teams, setTeams]);
  return query;
}
