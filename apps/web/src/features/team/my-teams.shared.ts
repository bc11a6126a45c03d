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
    if (teams && !isTaken(teams)) {
      setTeams(teams);
      taken = { teams, kept: useTeamStore.getState().teamArr };
    }
  }, [teams, setTeams]);
  return query;
}

let taken: { readonly teams: unknown; readonly kept: unknown } | undefined;

/** An answer that one component has taken is not taken again by each that comes: every time all that show teams render. */
const isTaken = (teams: unknown) =>
  taken !== undefined && taken.teams === teams && taken.kept === useTeamStore.getState().teamArr;
