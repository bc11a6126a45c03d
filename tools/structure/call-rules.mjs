import { callFile, callName, kebab } from '../generated/call-names.mjs';

const FEATURES = 'apps/server/src/features/';
const EXAMPLES = 'apps/server/src/testing/calls/';

/**
 * What calls still lack, all at once: a handler in the one shape, a test, an example with what each role may do. What is
 * made from these (lists of calls, docs/API.md) is compared by `tools/generated/`; how many statements an example may send
 * follows from whether it reads or writes.
 * @param {Record<string, string>} files source by path in the repository
 * @param {{ name: string, endpoint: { summary: string } }[]} calls of the contract
 * @returns {string[]} one line a fault: `path:line message`
 */
export function judgeCalls(files, calls) {
  const handlers = new Map();
  const tested = new Set();
  for (const [path, source] of Object.entries(files)) {
    if (!path.startsWith(FEATURES)) continue;
    handlers.set(path.split('/').at(-1), path);
    if (!path.endsWith('.test.ts')) continue;
    for (const [, key] of source.matchAll(/\bapi\.(\w+\.\w+)/g)) tested.add(key);
  }
  return calls.flatMap(({ name: key, endpoint }) => {
    const path = handlers.get(callFile(key));
    return [
      ...judgeSummary(key, endpoint),
      ...judgeHandler(key, path, files[path]),
      ...(tested.has(key)
        ? []
        : [
            `packages/contract/src:1 call ${key} has no test; call api.${key} in a *.test.ts beside ${callFile(key)}.`,
          ]),
      ...judgeExample(key, files),
    ];
  });
}

function judgeSummary(key, { summary }) {
  if (/^[A-Z].*\.$/.test(summary)) return [];
  const path = `packages/contract/src/calls/${kebab(key.split('.')[0])}.ts`;
  return [`${path}:1 does not say what call ${key} does; give it one sentence as its summary.`];
}

function judgeHandler(key, path, source) {
  if (path === undefined) {
    return [
      `packages/contract/src:1 call ${key} has no handler; write ${FEATURES}<area>/<topic>/${callFile(key)}, or let \`npm run garden -- new-call <area>/<topic>/${key}\` do it.`,
    ];
  }
  const name = callName(key);
  const shape = new RegExp(`^export const ${name} = call\\(\\s*api\\.${key.replace('.', '\\.')},`, 'm');
  if (shape.test(source)) return [];
  return [
    `${path}:1 does not declare its call; write \`export const ${name} = call(api.${key}, async (ctx, input) => …)\`.`,
  ];
}

function judgeExample(key, files) {
  const [group, name] = key.split('.');
  const path = `${EXAMPLES}${kebab(group)}.ts`;
  const entry = new RegExp(`^  ${name}[:,(][^]*?(?=^  \\w+[:,(]|^\\})`, 'm').exec(files[path] ?? '')?.[0];
  if (entry?.includes('rows: [],'))
    return [`${path}:1 has no rows for call ${key}; say what each role may do, on each kind of object.`];
  if (entry !== undefined) return [];
  return [
    `${path}:1 has no entry for call ${key}; write \`${name}: { example, rows }\`: a call that succeeds, and what each role may do.`,
  ];
}
