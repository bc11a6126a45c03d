import type { LiveChange } from '@garden/contract';
import { create } from 'zustand';

/** Diaries that were announced since this window read its feeds: their ids, each with the teams that read it. */
type Arrivals = ReadonlyMap<string, ReadonlySet<string>>;

/** A window that is left open for days forgets the oldest beyond so many. */
const KEPT = 200;

const useArrivals = create<{ readonly arrivals: Arrivals }>()(() => ({ arrivals: new Map() }));

/** Keeps which diaries live events have announced. */
export function noteArrivals(changes: readonly LiveChange[]): void {
  useArrivals.setState(({ arrivals }) => {
    const noted = new Map(arrivals);
    for (const { object, teamId } of changes) {
      if (object && teamId) noted.set(object.id, new Set(noted.get(object.id)).add(teamId));
    }
    return { arrivals: new Map([...noted].slice(-KEPT)) };
  });
}

/** The feeds were read anew: what was announced is in them, or gone. */
export function forgetArrivals(): void {
  useArrivals.setState({ arrivals: new Map() });
}

/** How many diaries were announced that a feed does not show yet, now; see `useArrivalCount`. */
export function countArrivals(
  teamId: string | undefined,
  shown: readonly { readonly id: string }[],
  { arrivals } = useArrivals.getState(),
): number {
  const known = new Set(shown.map(({ id }) => id));
  const isNew = ([id, teamIds]: [string, ReadonlySet<string>]) =>
    !known.has(id) && (teamId === undefined || teamIds.has(teamId));
  return [...arrivals].filter(isNew).length;
}

/**
 * How many diaries were announced that a feed does not show yet.
 * @param teamId whose feed; all of the user's teams when absent
 */
export function useArrivalCount(
  teamId: string | undefined,
  shown: readonly { readonly id: string }[],
): number {
  return countArrivals(teamId, shown, useArrivals());
}
