/**
 * The floors of the areas, of server and web alike, as docs/ARCHITECTURE.md tells them: an area imports only from floors
 * below its own. On the server, what must happen above when something happens below is a hook
 * (`<area>/<topic>/hooks.ts`); on the web, what is shown below of an area above comes through `<area>/slots.tsx`.
 */
export const floors = [
  ['account', 'notice'],
  ['team'],
  ['diary'],
  ['review', 'knowledge', 'life', 'conversation', 'follow'],
  ['ai', 'growth', 'meeting', 'connect', 'trust'],
];

/** Every area, named alike on the server and on the web. */
export const areas = floors.flat();

/** Tables that belong to no area: every area writes them through the platform. */
export const SHARED_TABLES = 'platform';

/** Files of the schema that hold tables of an area beside the one that is named after it. */
const furtherSchemas = {
  culture: 'life',
  handbook: 'knowledge',
  newcomers: 'life',
  questionnaires: 'life',
  mood: 'life',
  spirit: 'life',
  wisdom: 'knowledge',
};

/** The area whose tables a file of the schema holds. */
export function areaOfSchema(schema) {
  return schema === undefined ? undefined : (furtherSchemas[schema] ?? schema);
}

/**
 * Imports from a floor above, or both ways between two areas of one floor, each with its reason. It may only shrink.
 * @type {Record<string, string>} importing file → why
 */
export const upward = {};

/** The floor of an area, counted from the ground; undefined for one that the list above does not name. */
export function floorOf(area) {
  const found = floors.findIndex((floor) => floor.includes(area));
  return found < 0 ? undefined : found;
}
