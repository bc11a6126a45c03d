import type { GatheringView, Person } from '@garden/contract';

/** Others can enter the number for so long after the first did (seed, section 9). */
export const GATHERING_SECONDS = 60;

/** Who joined and who left between two states of a gathering, except the user. */
export function changesBetween(
  before: readonly Person[],
  now: readonly Person[],
  myId: string,
): { readonly come: readonly Person[]; readonly gone: readonly Person[] } {
  const missing = (from: readonly Person[]) => (person: Person) =>
    person.id !== myId && !from.some(({ id }) => id === person.id);
  return { come: now.filter(missing(before)), gone: before.filter(missing(now)) };
}

/**
 * Whole seconds until an instant, from 0 to a minute: the device's clock may be wrong, the minute is not longer.
 * @param now milliseconds since 1970
 */
export function secondsUntil(instant: string, now: number): number {
  const left = Math.ceil((Date.parse(instant) - now) / 1000);
  return Math.min(GATHERING_SECONDS, Math.max(0, left));
}

/** The people the host confirms: everyone but those excluded, the host always. */
export function confirmedIds({ members, host }: GatheringView, excluded: ReadonlySet<string>): string[] {
  return members.map(({ id }) => id).filter((id) => id === host.id || !excluded.has(id));
}
