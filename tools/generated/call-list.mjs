import { callFile, callName } from './call-names.mjs';

const FEATURES = 'apps/server/src/features/';

/**
 * `apps/server/src/calls.ts`: every call file by its name, so that no one pairs calls and handlers by hand.
 * @param {string[]} paths files of the repository
 * @param {string[]} keys calls of the contract (`diary.publish`)
 */
export function writeCallList(paths, keys) {
  const names = new Map(keys.map((key) => [callFile(key), callName(key)]));
  const found = paths
    .filter((path) => path.startsWith(FEATURES) && names.has(path.split('/').at(-1)))
    .sort()
    .map((path) => ({
      name: names.get(path.split('/').at(-1)),
      from: path.slice('apps/server/src/'.length),
    }));
  return [
    '/** Made by `npm run garden -- generate` from the names of call files. */',
    ...found.map(({ name, from }) => `import { ${name} } from './${from}';`),
    "import type { AnyCall } from './http/call.ts';",
    '',
    '/** What answers each call of the contract. */',
    'export const calls: readonly AnyCall[] = [',
    ...found.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}
