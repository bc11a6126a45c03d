/** Checks the rules of docs/ARCHITECTURE.md over every TypeScript file; each message says what to do instead. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { callFile } from './generated/call-names.mjs';
import { loadCalls, makeGeneratedFiles } from './generated/files.mjs';
import { findMutualAreas, judgeWrites } from './structure/area-rules.mjs';
import { findUnauthorizedWrites } from './structure/authorized-writes.mjs';
import { judgeCalls } from './structure/call-rules.mjs';
import { findCycles } from './structure/cycles.mjs';
import { findUnusedExports } from './structure/exports.mjs';
import { judgeFile } from './structure/file-rules.mjs';
import { findCrowdedFolders } from './structure/folders.mjs';
import { judgeImport } from './structure/import-rules.mjs';
import { readImports } from './structure/imports.mjs';
import { findNamedKinds, otherMeanings } from './structure/object-kinds.mjs';
import { judgeTablesKept } from './structure/table-rules.mjs';
import { MOST_LISTED, unauthorized } from './structure/unauthorized.mjs';

const root = join(import.meta.dirname, '..');
const POLICY = 'apps/web/src/features/account/legal/privacy-policy.tables.json';

/**
 * @param {Record<string, string>} files source by path in the repository
 * @param {{ name: string, endpoint: object }[]} calls of the contract, by their keys (`diary.publish`)
 * @returns {string[]} one line a fault: `path:line message`
 */
export function checkStructure(files, calls) {
  const callFiles = new Set(calls.map(({ name }) => callFile(name)));
  const imports = new Map(Object.entries(files).map(([file, source]) => [file, readImports(file, source)]));
  const graph = new Map(
    [...imports].map(([file, found]) => [
      file,
      found.flatMap(({ target, typeOnly, late }) => (typeOnly || late ? [] : target)),
    ]),
  );
  return [
    ...Object.entries(files).flatMap(([file, source]) =>
      judgeFile(file, source, imports.get(file), callFiles).map(
        ({ line, message }) => `${file}:${line} ${message}`,
      ),
    ),
    ...[...imports].flatMap(([file, found]) =>
      found.flatMap((each) => judgeImport(file, each).map((message) => `${file}:${each.line} ${message}`)),
    ),
    ...Object.entries(files).flatMap(([file, source]) =>
      judgeWrites(file, source, imports.get(file)).map(({ line, message }) => `${file}:${line} ${message}`),
    ),
    ...findMutualAreas(imports),
    ...findCycles(graph).map(
      (cycle) =>
        `${cycle[0]}:1 imports itself by way of ${[...cycle.slice(1), cycle[0]].join(' → ')}; move what both need into a third file.`,
    ),
    ...findCrowdedFolders(Object.keys(files)),
    ...judgeCalls(files, calls),
  ];
}

/** Generated files that no longer say what they are made from. */
function findOutOfDate(generated) {
  return Object.entries(generated).flatMap(([path, text]) => {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    return [
      `${path}:1 is out of date; run \`npm run garden -- generate\`, which makes it (tools/generated/files.mjs says from what).`,
    ];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = globSync(['{packages,apps}/*/**/*.{ts,tsx}', '{e2e,bench}/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).map((path) => path.replaceAll('\\', '/'));
  const files = Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const calls = await loadCalls();
  const policy = JSON.parse(readFileSync(join(root, POLICY), 'utf8'));
  const { objectKinds } = await import('@garden/contract/objects');
  const faults = [
    ...checkStructure(files, calls),
    ...judgeTablesKept(files, policy),
    ...findUnusedExports(files),
    ...findUnauthorizedWrites(files, unauthorized, MOST_LISTED),
    ...findOutOfDate(await makeGeneratedFiles()),
    ...findNamedKinds(files, objectKinds, otherMeanings),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`${paths.length} files, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
