import type { TeamView } from '@garden/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMyTeams } from '../my-teams.shared.ts';
import { useMyApplications } from './use-my-applications.ts';

/** Calls back when a team accepts a pending application. */
export function useAdmission(onAdmitted: (team: TeamView) => void): void {
  const teams = useMyTeams().data?.result;
  const waiting = useMyApplications().data?.items;
  const asked = useRef(new Set<string>());
  const notifyAdmitted = useEffectEvent(onAdmitted);
  useEffect(() => {
    if (!waiting) return;
    for (const { team } of waiting) asked.current.add(team.id);
    const admitted = teams?.find(
      ({ id }) => asked.current.has(id) && !waiting.some(({ team }) => team.id === id),
    );
    if (!admitted) return;
    asked.current.delete(admitted.id);
    notifyAdmitted(admitted);
  }, [teams, waiting]);
}
