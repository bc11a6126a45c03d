import type { TeamView } from '@garden/contract';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { useMyTeams } from '../my-teams.shared.ts';

/**
 * The team that a page is about: the one its address names, else the one chosen last, else the first.
 * @param wanted the id in the address
 * @param isEligible which of my teams the page is for; all when absent
 */
export function useShownTeam(
  wanted: string | undefined,
  isEligible: (team: TeamView) => boolean = () => true,
) {
  const currentTeam = useTeamStore((state) => state.currentTeam);
  const query = useMyTeams();
  const teams = query.data?.result.filter(isEligible);
  const isOffline = query.fetchStatus === 'paused';
  return {
    query,
    teams,
    team: teams?.find(({ id }) => id === (wanted ?? currentTeam?.id)) ?? teams?.[0],
    isLoading: !teams && query.isPending && !isOffline,
    hasFailed: !teams && (query.isError || isOffline),
  };
}
