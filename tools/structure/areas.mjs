/**
 * The floors of the server's areas, as docs/ARCHITECTURE.md tells them: an area imports only from floors below its
 * own. What must happen above when something happens below is a hook (`<area>/<topic>/hooks.ts`).
 */
export const floors = [
  ['account', 'notice'],
  ['team'],
  ['diary'],
  ['review', 'knowledge', 'life', 'conversation', 'follow'],
  ['ai', 'growth', 'meeting', 'connect'],
];

/** Tables that belong to no area: every area writes them through the platform. */
export const SHARED_TABLES = 'platform';

/**
 * Imports from a floor above, or both ways between two areas of one floor, each with its reason. It may only shrink.
 * @type {Record<string, string>} importing file → why
 */
export const upward = {};

/** The floor of an area, counted from the ground; undefined for one that the list above does not name. */
export function floorOf(area) {
  const floor = floors.findIndex((areas) => areas.includes(area));
  return floor < 0 ? undefined : floor;
}
