import { areas, floorOf, upward } from './areas.mjs';

const FEATURES = 'apps/web/src/features/';
const LENT = /\.(part\.tsx|shared\.ts)$/;
const SCREEN = /\.screen\.tsx$/;
const OF_ROOT = /^slots\.tsx$|\.(screen|part)\.tsx$|\.shared(\.test)?\.tsx?$/;
/** What an area's own files get from floors above, and from areas beside it that import from this one. */
const SLOTS = /^apps\/web\/src\/features\/[^/]+\/slots\.tsx$/;

/**
 * What is wrong with the place of one file of the web's features.
 * @returns {{ line: number, message: string }[]}
 */
export function judgeWebPlace(file) {
  if (!file.startsWith(FEATURES)) return [];
  const [area, ...path] = file.slice(FEATURES.length).split('/');
  const name = path.at(-1);
  return [
    areas.includes(area) || `stands in no area; the areas are ${areas.join(', ')}.`,
    path.length !== 1 ||
      OF_ROOT.test(name) ||
      "stands at an area's root, which holds only <name>.screen.tsx, <name>.part.tsx and <name>.shared.ts (what other areas may use), and slots.tsx (what it uses of areas above); move it into a folder of its topic.",
    path.length === 1 ||
      !OF_ROOT.test(name) ||
      "is a screen, slots, or lent to other areas; move it to its area's root, or give it a plain name.",
    path.length <= 2 ||
      'stands in a folder within a topic; make that folder a topic of the area, or move the file up.',
  ].flatMap((verdict) => (verdict === true ? [] : [{ line: 1, message: verdict }]));
}

/**
 * What is wrong with an import of a file of the web's features from another area, or from the app.
 * @returns {string[]}
 */
export function judgeWebImport(file, target) {
  const own = areaOf(file);
  const other = areaOf(target);
  if (other === undefined || own === other) return [];
  if (LENT.test(target)) return own === undefined ? [] : judgeFloors(file, own, other);
  if (own !== undefined)
    return [
      `feature ${own} may use ${other} only through what it lends: <name>.part.tsx (to see) or <name>.shared.ts (logic). Name it so at the root of ${other}, or move what both need into components/ or lib/.`,
    ];
  if (SCREEN.test(target) || !file.startsWith('apps/web/src/app/')) return [];
  return [
    `the app may use ${other} only through its screens and what it lends: <name>.part.tsx (to see) or <name>.shared.ts (logic). Name it so at the root of ${other}.`,
  ];
}

/** Whether a file is the slots of an area of the web. */
export function isSlots(file) {
  return SLOTS.test(file);
}

/** Whether a file of the web's features may import from any area: a screen puts parts together, and so do slots. */
export function isWebDoor(file) {
  return areaOf(file) !== undefined && (SCREEN.test(file) || isSlots(file));
}

function judgeFloors(file, own, other) {
  const [from, to] = [floorOf(own), floorOf(other)];
  if (from === undefined || to === undefined || upward[file] !== undefined) return [];
  if (isSlots(file) && to < from)
    return [
      `slots.tsx holds what ${own} (floor ${from}) gets from above; ${other} (floor ${to}) is below, so import it where it is used.`,
    ];
  // Two areas of one floor: one way only, which the check of circles between areas sees.
  if (to <= from || isWebDoor(file)) return [];
  return [
    `area ${own} (floor ${from}) may not import ${other} (floor ${to}); take it through ${FEATURES}${own}/slots.tsx, or let the screen hand it down.`,
  ];
}

function areaOf(path) {
  return path.startsWith(FEATURES) ? path.slice(FEATURES.length).split('/', 1)[0] : undefined;
}
