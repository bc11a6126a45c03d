import { posix } from 'node:path';
import { areas } from './areas.mjs';

const FEATURES = 'apps/web/src/features/';
const LENT = /\.(part\.tsx|shared\.ts)$/;
const SCREEN = /\.screen\.tsx$/;
const OF_ROOT = /\.(screen|part)\.tsx$|\.shared(\.test)?\.tsx?$/;
/** A folder with more files is a list that no one reads. */
const MOST_FILES = 30;

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
      "stands at an area's root, which holds only <name>.screen.tsx, <name>.part.tsx and <name>.shared.ts (what other areas may use); move it into a folder of its topic.",
    path.length === 1 ||
      !OF_ROOT.test(name) ||
      "is a screen, or lent to other areas; move it to its area's root, or give it a plain name.",
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
  if (other === undefined || own === other || LENT.test(target)) return [];
  if (own !== undefined)
    return [
      `feature ${own} may use ${other} only through what it lends: <name>.part.tsx (to see) or <name>.shared.ts (logic). Name it so at the root of ${other}, or move what both need into components/ or lib/.`,
    ];
  if (SCREEN.test(target) || !file.startsWith('apps/web/src/app/')) return [];
  return [
    `the app may use ${other} only through its screens and what it lends: <name>.part.tsx (to see) or <name>.shared.ts (logic). Name it so at the root of ${other}.`,
  ];
}

/**
 * Folders of the web's features that hold too many files.
 * @param {string[]} files paths in the repository
 * @returns {string[]} one line a fault: `path:line message`
 */
export function findCrowdedFolders(files) {
  const folders = Map.groupBy(
    files.filter((file) => file.startsWith(FEATURES)),
    (file) => posix.dirname(file),
  );
  return [...folders].flatMap(([folder, inside]) =>
    inside.length > MOST_FILES
      ? [
          `${inside[0]}:1 is one of ${inside.length} files in ${folder}, where ${MOST_FILES} are the most; split it into topics.`,
        ]
      : [],
  );
}

function areaOf(path) {
  return path.startsWith(FEATURES) ? path.slice(FEATURES.length).split('/', 1)[0] : undefined;
}
