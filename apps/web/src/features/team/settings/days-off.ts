/** A day on which a team does not work, and what it is called. */
export type DayOff = { readonly day: string; readonly name: string };

/** The most that a team can have, as the server takes them. */
export const MAX_DAYS_OFF = 100;
export const NAME_MAX = 40;

/** The list with one more day, in order of dates; a date stands in it once. */
export function addDayOff(daysOff: readonly DayOff[], added: DayOff): readonly DayOff[] {
  const others = daysOff.filter(({ day }) => day !== added.day);
  return [...others, added].sort((a, b) => (a.day < b.day ? -1 : 1));
}
