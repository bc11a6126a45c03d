import type { TeamView } from '@garden/contract';
import { useState } from 'react';

/** A team that is no longer mine; its name where it was shown before. */
export type LostTeam = { readonly id: string; readonly name?: string };

type Looking = {
  /** My teams; undefined until they are known. */
  readonly teams: readonly TeamView[] | undefined;
  /** Whether they are being read: a team that was just joined may not be among them yet. */
  readonly isFetching: boolean;
  /** The team that the address names. */
  readonly wanted: string | undefined;
  /** The team that is shown. */
  readonly shown: TeamView | undefined;
};

/**
 * Detects that the team on the page, or the one the address names, is none of mine.
 * @returns the lost team; and a function that forgets it, which is also for leaving on purpose
 */
export function useLostTeam({ teams, isFetching, wanted, shown }: Looking) {
  const [seen, setSeen] = useState<TeamView>();
  const [lost, setLost] = useState<LostTeam>();
  const [forgotten, setForgotten] = useState<string>();
  const isMine = (id: string) => teams?.some((team) => team.id === id) ?? true;
  const mayReplace = seen === undefined || isMine(seen.id) || seen.id === forgotten;
  if (shown && shown.id !== seen?.id && mayReplace) setSeen(shown);
  if (lost && isMine(lost.id)) setLost(undefined);
  const missing = [wanted, seen?.id].find((id) => id !== undefined && !isMine(id));
  if (missing !== undefined && !isFetching && missing !== lost?.id && missing !== forgotten)
    setLost(seen?.id === missing ? seen : { id: missing });
  const forget = (id: string) => {
    setForgotten(id);
    setLost(undefined);
    setSeen(undefined);
  };
  return { lost: lost?.id === forgotten ? undefined : lost, forget };
}
