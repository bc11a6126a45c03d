import { callFile, callName, kebab } from './call-names.mjs';

const PLACE = /^([a-z-]+)\/([a-z-]+)\/([a-z]\w*)\.([a-z]\w*)$/;
const CONTRACT = 'packages/contract/src/calls/';
const EXAMPLES = 'apps/server/src/testing/calls/';

/**
 * The files of a new call, each with what a person has to fill in: what it does, takes and answers, and who may do it.
 * @param {string} place `<area>/<topic>/<group>.<name>`
 * @param {'read' | 'write'} kind
 * @param {(path: string) => string | undefined} read a file of the repository
 * @param {string[]} areas those that have a floor
 * @returns {Record<string, string>} text by path in the repository
 */
export function planCall(place, kind, read, areas) {
  const [, area, topic, group, name] = PLACE.exec(place) ?? [];
  if (name === undefined || !['read', 'write'].includes(kind))
    throw new Error('Write: npm run garden -- new-call <area>/<topic>/<group>.<name> read|write');
  if (!areas.includes(area))
    throw new Error(`There is no area "${area}"; the areas are ${areas.join(', ')}.`);
  const key = `${group}.${name}`;
  const folder = `apps/server/src/features/${area}/${topic}/`;
  const [contract, examples] = [CONTRACT, EXAMPLES].map((room) => `${room}${kebab(group)}.ts`);
  const declared = read(contract) ?? newContract(group);
  if (new RegExp(`^  ${name}: `, 'm').test(declared)) throw new Error(`There is a call ${key} already.`);
  const tests = `${folder}${topic}.test.ts`;
  return {
    [contract]: append(declared, group, endpointOf(key, kind, declared)),
    [folder + callFile(key)]: handlerOf(key),
    [tests]: withPerson((read(tests) ?? newTests()) + testOf(key), '../../../testing/factories.ts'),
    [examples]: withPerson(
      append(read(examples) ?? newExamples(group), group, exampleOf(key)),
      '../factories.ts',
    ),
  };
}

/** Puts an entry at the end of the object that is called like its file. */
function append(source, group, entry) {
  const from = source.search(new RegExp(`^export const ${group}\\b.*\\{$`, 'm'));
  const end = source.indexOf('\n};', from);
  if (from < 0 || end < 0)
    throw new Error(`${group} is declared otherwise than other groups; add the call by hand.`);
  return `${source.slice(0, end)}\n${entry}${source.slice(end)}`;
}

function newContract(group) {
  return `import * as z from 'zod/mini';\nimport { endpoint } from '../endpoint.ts';\n\nexport const ${group} = {\n};\n`;
}

function endpointOf(key, kind, declared) {
  const [group, name] = key.split('.');
  const [, begin = `user/${kebab(group)}`] = /\bpath: '(.+)\/[^/']+'/.exec(declared) ?? [];
  return [
    `  ${name}: endpoint({`,
    `    method: '${kind === 'read' ? 'GET' : 'POST'}',`,
    `    path: '${begin}/${kebab(name)}',`,
    "    summary: '',",
    `    kind: '${kind}',`,
    "    access: 'session',",
    '    input: z.strictObject({}),',
    '    output: z.object({}),',
    '  }),',
  ].join('\n');
}

function handlerOf(key) {
  return [
    "import { api } from '@garden/contract';",
    "import { call } from '../../../http/call.ts';",
    '',
    `export const ${callName(key)} = call(api.${key}, async () => ({}));`,
    '',
  ].join('\n');
}

/** The tests of a topic stand in one file, until there are many. */
function newTests() {
  return [
    "import { api } from '@garden/contract';",
    "import { expect, test } from 'vitest';",
    "import { useTestApp } from '../../../testing/use-test-app.ts';",
    '',
    'const app = useTestApp();',
    '',
  ].join('\n');
}

function testOf(key) {
  return [
    '',
    `test('${key} answers', async () => {`,
    '  const as = await buildPerson(app);',
    `  expect(await app.call(api.${key}, {}, { as })).toMatchObject({ code: 200, data: {} });`,
    '});',
    '',
  ].join('\n');
}

function newExamples(group) {
  return [
    "import { api } from '@garden/contract';",
    "import type { GroupEntries } from './call-entry.ts';",
    '',
    `export const ${group}: GroupEntries<'${group}'> = {`,
    '};',
    '',
  ].join('\n');
}

function exampleOf(key) {
  return [
    `  ${key.split('.')[1]}: {`,
    `    example: async (app) => app.call(api.${key}, {}, { as: await buildPerson(app) }),`,
    '    rows: [],',
    '  },',
  ].join('\n');
}

/** Imports who makes the call, where the file has not done so yet. */
function withPerson(source, from) {
  if (/\bbuildPerson\b[^}]*\} from/.test(source)) return source;
  const factories = new RegExp(`^import \\{(?=[^}]*\\} from '${from}';)`, 'm');
  if (factories.test(source)) return source.replace(factories, 'import { buildPerson,');
  return `import { buildPerson } from '${from}';\n${source}`;
}

/** The place of a call's parts in words, for the one who fills them in. */
export function nextSteps(paths) {
  return [
    ...paths.map((path) => `  ${path}`),
    'Fill them in: summary, input and output; the handler, `async (ctx, input) => …`; its test; an example that succeeds, and a row for each object.',
    'Then `npm run garden -- generate`; `npm test -- structure` names what is missing.',
  ].join('\n');
}
