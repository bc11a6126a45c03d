import { isBarrel, withoutComments } from './imports.mjs';
import { isForTests, isOutsideRooms, roomOf } from './rooms.mjs';
import { isSlots, judgeWebPlace } from './web-rules.mjs';

const FEATURE_FILE = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/;
/** What stands at the root of an area. */
const AREA_NAMES = ['jobs.ts', 'hooks.ts', 'personal-data.store.ts'];
/** What may stand there and in a topic folder. */
const SHARED_NAMES = ['store.ts', 'policy.ts', 'rules.ts', 'present.ts'];
/** What a topic declares for areas above to act on. */
const TOPIC_NAMES = ['hooks.ts'];
const PRIVATE_NAME = /^[a-z0-9-]+\.(store|rules|policy|present|task)\.ts$/;
const PURE = /(?:\/|\.)(policy|rules|task)\.ts$/;
const TIME_OR_CHANCE = /\bnew Date\(\s*\)|\bDate\.now\(|\bMath\.random\(|\brandom(?:UUID|Bytes|Int)\(/;
const OUTSIDE_WORLD = /\bawait\b|\basync\b|\bfetch\(|\bprocess\.|\bset(?:Timeout|Interval)\(/;

/** What a pure file may take from files that do more than compute. */
const PURE_NAMES = {
  'node:crypto': ['createHash', 'timingSafeEqual'],
  'apps/server/src/platform/clock.ts': ['SECOND', 'MINUTE', 'HOUR', 'DAY', 'shift'],
  'apps/server/src/http/refusal.ts': undefined,
  'apps/server/src/platform/threads/task.ts': undefined,
};

/**
 * What is wrong with one file by itself.
 * @param imports its imports, as `readImports` describes them
 * @param callFiles names that call files may have (`diary-publish.ts`)
 * @returns {{ line: number, message: string }[]}
 */
export function judgeFile(file, source, imports, callFiles) {
  return [
    ...judgePlace(file),
    ...judgeWebPlace(file),
    ...judgeBarrel(file, source),
    ...judgeFeatureName(file, callFiles),
    ...judgeTimeAndChance(file, source),
    ...judgePurity(file, source, imports),
  ];
}

function judgePlace(file) {
  if (roomOf(file) !== undefined || isOutsideRooms(file) || !/^(apps|packages)\//.test(file)) return [];
  return [at(1, 'stands in no room of docs/ARCHITECTURE.md; move it into one.')];
}

function judgeBarrel(file, source) {
  if (/^packages\/[^/]+\/src\/index\.ts$/.test(file) || isForTests(file)) return [];
  if (isSlots(file)) {
    if (isBarrel(source)) return [];
    return [at(1, 'passes on what areas above lend, and has no code of its own: `export { … } from` alone.')];
  }
  if (!isBarrel(source)) return [];
  return [
    at(
      1,
      "only passes on what others export; import from where it is written (barrels: the packages' index.ts, and slots.tsx of the web's areas alone).",
    ),
  ];
}

function judgeFeatureName(file, callFiles) {
  const [, , path] = FEATURE_FILE.exec(file) ?? [];
  if (path === undefined) return [];
  const folders = path.split('/');
  const name = folders.pop();
  if (folders.length > 1) {
    return [at(1, 'stands two folders deep in its area; topics are one level: <area>/<topic>/<file>.')];
  }
  if (name.endsWith('.test.ts') || SHARED_NAMES.includes(name)) return [];
  if (folders.length === 0) {
    if (AREA_NAMES.includes(name)) return [];
    const known = [...AREA_NAMES, ...SHARED_NAMES].join(', ');
    return [at(1, `is no name for the root of an area (${known}); move it into the folder of its topic.`)];
  }
  if (TOPIC_NAMES.includes(name) || PRIVATE_NAME.test(name) || callFiles.has(name)) return [];
  const known = `${[...SHARED_NAMES, ...TOPIC_NAMES].join(', ')}, <name>.store|rules|policy|present|task.ts, *.test.ts`;
  return [
    at(
      1,
      `is no name of a feature's file. A call's file is called after its contract key; else move it into one of: ${known}.`,
    ),
  ];
}

function judgeTimeAndChance(file, source) {
  if (!FEATURE_FILE.test(file) || isForTests(file)) return [];
  return linesThat(source, TIME_OR_CHANCE).map(({ line, found }) =>
    at(line, `${found.trim()}… in a feature; take time and chance from the context's clock and random.`),
  );
}

function judgePurity(file, source, imports) {
  if (!FEATURE_FILE.test(file) || !PURE.test(file)) return [];
  return [
    ...imports
      .filter((found) => !found.typeOnly && !isPureImport(found))
      .map(({ line, target }) =>
        at(
          line,
          `is pure and may not import ${target}; take the value as an argument, or import its type alone.`,
        ),
      ),
    ...linesThat(source, OUTSIDE_WORLD).map(({ line, found }) =>
      at(line, `is pure, so no ${found.trim()}; do it in the call or the store and hand in the result.`),
    ),
  ];
}

function isPureImport({ target, names }) {
  if (target.startsWith('packages/') || PURE.test(target)) return true;
  if (!Object.hasOwn(PURE_NAMES, target)) return false;
  return PURE_NAMES[target] === undefined || names.every((name) => PURE_NAMES[target].includes(name));
}

function linesThat(source, pattern) {
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [{ line: index + 1, found }];
    });
}

function at(line, message) {
  return { line, message };
}
