/** Checks the rules of docs/ARCHITECTURE.md over every TypeScript file; each message says what to do instead. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findMutualAreas, judgeWrites } from './structure/area-rules.mjs';
import { findUnauthorizedWrites } from './structure/authorized-writes.mjs';
import { findCycles } from './structure/cycles.mjs';
import { findUnusedExports } from './structure/exports.mjs';
import { judgeFile } from './structure/file-rules.mjs';
import { judgeImport } from './structure/import-rules.mjs';
import { readImports } from './structure/imports.mjs';
import { unauthorized } from './structure/unauthorized.mjs';
import { findCrowdedFolders } from './structure/web-rules.mjs';

/**
 * @param {Record<string, string>} files source by path in the repository
 * @param {string[]} calls keys of the contract (`diary.publish`)
 * @returns {string[]} one line a fault: `path:line message`
 */
export function checkStructure(files, calls) {
  const callFiles = new Set(calls.map(callFile));
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
    ...callsWithoutFile(files, calls),
  ];
}

function callsWithoutFile(files, calls) {
  const present = new Set(
    Object.keys(files)
      .filter((file) => file.startsWith('apps/server/src/features/'))
      .map((file) => file.split('/').at(-1)),
  );
  return calls
    .filter((call) => !present.has(callFile(call)))
    .map(
      (call) =>
        `packages/contract/src:1 call ${call} has no handler; write apps/server/src/features/<area>/<topic>/${callFile(call)}.`,
    );
}

/** `register.sendCode` → `register-send-code.ts`. */
function callFile(call) {
  return `${call.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '..');
  const paths = globSync(['{packages,apps}/*/**/*.{ts,tsx}', '{e2e,bench}/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).map((path) => path.replaceAll('\\', '/'));
  const files = Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const { allEndpoints } = await import('@garden/contract');
  const faults = [
    ...checkStructure(
      files,
      allEndpoints().map(({ name }) => name),
    ),
    ...findUnusedExports(files),
    ...findUnauthorizedWrites(files, unauthorized),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`${paths.length} files, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
