import type { TeamView } from '@garden/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTeamStore } from '../../../lib/stores/team-store.ts';

/** Leads someone who has joined a team to what its members write. */
export function useGoRead(): (team: TeamView) => void {
  const navigate = useNavigate();
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  return ({ id: team }) => {
    chooseTeam(team);
    void navigate({ to: '/home', search: { team, joined: true }, replace: true });
  };
}
