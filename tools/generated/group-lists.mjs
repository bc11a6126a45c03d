import { camel, kebab } from './call-names.mjs';

const MADE = '/** Made by `npm run garden -- generate` from the names of files in `calls/`. */';

/**
 * Groups of calls: what a file in `calls/` exports by its own name as an object.
 * @param {Record<string, string>} files source by name (`follows-team.ts`)
 * @returns {string[]} sorted (`followsTeam`)
 */
export function findGroups(files) {
  return Object.entries(files)
    .map(([file, source]) => [camel(file.slice(0, -'.ts'.length)), source])
    .filter(([group, source]) =>
      new RegExp(`^export const ${group}(?:: GroupEntries<'${group}'>)? = \\{`, 'm').test(source),
    )
    .map(([group]) => group)
    .sort();
}

/** `packages/contract/src/api.ts` */
export function writeApi(groups) {
  return [
    MADE,
    ...groups.map((group) => `import { ${group} } from './calls/${kebab(group)}.ts';`),
    '',
    '/**',
    ' * Every call of the API. The key follows from the path: `user/diary/publish` is `api.diary.publish`,',
    ' * and a path with one name after `user/` belongs to the group `user`; `keyclock` is a group by itself.',
    ' */',
    'export const api = {',
    ...groups.map((group) => `  ${group},`),
    '} as const;',
    '',
    'export type Api = typeof api;',
    '',
  ].join('\n');
}

/** `apps/server/src/testing/calls/groups.ts` */
export function writeTestGroups(groups) {
  return [
    MADE,
    "import type { Api } from '@garden/contract';",
    "import type { GroupEntries } from './call-entry.ts';",
    ...groups.map((group) => `import { ${group} } from './${kebab(group)}.ts';`),
    '',
    '/** Every call with its example and its rows; the type checker names a group or a call that has none. */',
    'export const groups: { readonly [Group in keyof Api]: GroupEntries<Group> } = {',
    ...groups.map((group) => `  ${group},`),
    '};',
    '',
  ].join('\n');
}
