import { areaOfSchema, floorOf, SHARED_TABLES, upward } from './areas.mjs';
import { isAsset, isForTests, isOutsideRooms, isOwnFile, roomOf } from './rooms.mjs';
import { judgeWebImport } from './web-rules.mjs';

const OTHER_SIDE = /^(?:apps\/server\/.* -> apps\/web\/|apps\/web\/.* -> apps\/server\/)/;
const SERVER_AREA = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/;
const SCHEMA = /^apps\/server\/src\/db\/schema\/([^/]+)\.ts$/;
/** The doors of an area for others; a file with a prefix is its own. Hooks are declared in the folder of their topic. */
const ENTRANCE = /\/(?:(?:store|policy|rules)|features\/[^/]+\/[^/]+\/hooks)\.ts$/;

/**
 * What is wrong with one import.
 * @param file path of the importing file
 * @param found one import, as `readImports` describes it
 * @returns {string[]} messages that say what to do instead
 */
export function judgeImport(file, found) {
  if (!isOwnFile(found.target)) return judgePackage(file, found.target);
  if (isAsset(found.target)) return [];
  if (OTHER_SIDE.test(`${file} -> ${found.target}`)) {
    return ['server and web never import each other; what both need belongs into packages/contract.'];
  }
  return [
    ...judgeRoom(file, found.target),
    ...judgeFeature(file, found.target),
    ...judgeTables(file, found.target),
    ...judgeTestHelper(file, found.target),
  ];
}

function judgePackage(file, target) {
  const room = roomOf(file);
  if (room?.packages === undefined || isForTests(file) || isOutsideRooms(file)) return [];
  if (room.packages.includes(target)) return [];
  const allowed = room.packages.length === 0 ? 'no package' : room.packages.join(', ');
  return [`${room.name} may import ${allowed}, not ${target}. ${room.instead}`];
}

function judgeRoom(file, target) {
  if (isForTests(file) || isOutsideRooms(file)) return [];
  const from = roomOf(file);
  if (from === undefined) return [];
  const to = roomOf(target);
  if (to === from) return [];
  const isPackage = target.startsWith('packages/');
  if (to !== undefined && from.uses.some((name) => name === to.name || (isPackage && name === 'packages')))
    return [];
  if (isForTests(target)) return [];
  return [`${from.name} may not import ${target} (${to?.name ?? 'no room'}). ${from.instead}`];
}

function judgeFeature(file, target) {
  if (isForTests(file)) return [];
  return file.startsWith('apps/web/') ? judgeWebImport(file, target) : judgeArea(file, target);
}

function judgeArea(file, target) {
  const [, own] = SERVER_AREA.exec(file) ?? [];
  if (own === undefined) return [];
  const [, other] = SERVER_AREA.exec(target) ?? [];
  if (other === undefined) return judgeTableFloor(file, own, areaOfSchema(SCHEMA.exec(target)?.[1]));
  if (other === own) return [];
  const entered = ENTRANCE.test(target)
    ? []
    : [
        `area ${own} may enter ${other} only through an unprefixed store.ts, policy.ts or rules.ts, or a topic's hooks.ts; move what you need there.`,
      ];
  return [...entered, ...judgeFloor(file, own, other)];
}

function judgeFloor(file, own, other) {
  const [from, to] = [floorOf(own), floorOf(other)];
  if (to === undefined || from === undefined) {
    return [`area ${to === undefined ? other : own} has no floor; give it one in tools/structure/areas.mjs.`];
  }
  if (to < from || upward[file] !== undefined) return [];
  // Two areas of one floor: one way only, which the check of circles between areas sees.
  if (to === from) return [];
  return [
    `area ${own} (floor ${from}) may not import ${other} (floor ${to}); declare a hook or a source in ${own} and let ${other} register for it in its hooks.ts.`,
  ];
}

/** Tables of a floor above are read there, too. */
function judgeTableFloor(file, own, schema) {
  if (schema === undefined || schema === SHARED_TABLES || upward[file] !== undefined) return [];
  const [from, to] = [floorOf(own), floorOf(schema)];
  if (from === undefined || to === undefined || to <= from) return [];
  return [
    `area ${own} (floor ${from}) may not read tables of ${schema} (floor ${to}); let ${schema} contribute them through a source.`,
  ];
}

function judgeTables(file, target) {
  if (!target.startsWith('apps/server/src/db/schema/')) return [];
  if (!file.startsWith('apps/server/src/') || file.startsWith('apps/server/src/db/') || isForTests(file))
    return [];
  if (/(?:\/|\.)store\.ts$/.test(file)) return [];
  return [
    'only a store touches the tables; move the query into store.ts and call it, or take the row type from it.',
  ];
}

function judgeTestHelper(file, target) {
  if (!isForTests(target) || isForTests(file) || file.startsWith('bench/')) return [];
  return [`${target} is for tests; move what the product needs out of it.`];
}
