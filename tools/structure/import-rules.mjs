import { isAsset, isForTests, isOutsideRooms, isOwnFile, roomOf } from './rooms.mjs';
import { judgeWebImport } from './web-rules.mjs';

const OTHER_SIDE = /^(?:apps\/server\/.* -> apps\/web\/|apps\/web\/.* -> apps\/server\/)/;
const ENTRANCE = /(?:^|\/|\.)(store|policy|rules)\.ts$/;

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
  if (file.startsWith('apps/web/')) return judgeWebImport(file, target);
  const area = (path) => /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const own = area(file);
  const other = area(target);
  if (own === undefined || other === undefined || own === other || ENTRANCE.test(target)) return [];
  return [
    `feature ${own} may use ${other} only through its store, policy or rules; move what you need there.`,
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
