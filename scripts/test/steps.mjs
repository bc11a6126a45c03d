import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, ensureWeb } from '../launcher/web.mjs';
import { findChromium, provideChromium, providePostgres } from './machine.mjs';
import { pagesOfFailures, readPlaywrightReport, readVitestReport } from './reports.mjs';
import { logs, root, runNode } from './run.mjs';

const unbuilt = { passed: 0, failed: 1, log: 'The web could not be built; the reason stands above.' };

/** Vitest itself loads the server to prepare a database. */
const quickly = ['--import', './apps/server/src/quick-start.mjs'];

const program = (path) => join(root, 'node_modules', path);

/**
 * The steps in the order in which they start. `run` answers `{ passed, failed, log }`, or `{ missing }`
 * with what to install where the machine lacks something.
 */
export const steps = [
  { name: 'build', run: build },
  // The longest begins as early as it can.
  { name: 'browser', after: ['build'], run: needing(provideChromium, browser) },
  { name: 'types', run: types },
  {
    name: 'lint',
    run: check([program('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.']),
  },
  { name: 'structure', run: check(['tools/check-structure.mjs']) },
  { name: 'migrations', run: check(['tools/check-migrations.mjs']) },
  { name: 'catalogue', run: check(['--run', 'check'], { cwd: join(root, 'packages/i18n') }) },
  // Then the long ones, the slowest first, so that no core is idle while the last of them ends.
  { name: 'kill', run: needing(providePostgres, vitestOneByOne('kill')) },
  { name: 'server', run: vitest('server-alone', 'server-pglite') },
  { name: 'postgres', run: needing(providePostgres, onPostgresToo) },
  { name: 'unit', run: vitest('packages', 'web', 'tools') },
];

/** A step that passes when its one program ends well. */
function check(args, options) {
  return async (name) => asOneTest(await runNode(name, args, options));
}

function asOneTest({ code, log }) {
  return code === 0 ? { passed: 1, failed: 0, log } : { passed: 0, failed: 1, log };
}

async function types(name) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // The service worker runs in a world without a window.
  const projects = globSync([...workspaces, 'apps/web/src/worker'], { cwd: root }).filter(
    // The benches load the server, and are one project with it.
    (folder) => folder !== join('apps', 'server') && existsSync(join(root, folder, 'tsconfig.json')),
  );
  const outcome = { code: 0, log: '' };
  for (const project of projects) {
    // One checker beside other steps: several check twice what they share.
    const { code, log } = await runNode(name, [
      program('typescript/bin/tsc'),
      '-p',
      project,
      '--checkers',
      '1',
    ]);
    outcome.code ||= code;
    outcome.log += log;
  }
  return asOneTest(outcome);
}

function vitest(...projects) {
  return vitestWith([], projects);
}

/** File after file, for tests that kill servers and watch them come back. */
function vitestOneByOne(...projects) {
  return vitestWith(['--no-file-parallelism'], projects);
}

/** The server tests that say by a tag why they need PostgreSQL too; the others count as skipped here, and run in `server`. */
async function onPostgresToo(name) {
  const { note: _, ...counted } = await vitestWith(['--tags-filter=postgres/*'], ['server-postgres'])(name);
  return counted;
}

function vitestWith(options, projects) {
  return async (name) => {
    const report = join(logs, `${name}.json`);
    const args = [
      ...quickly,
      program('vitest/vitest.mjs'),
      'run',
      ...options,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const { code, log } = await runNode(name, args);
    return { ...readVitestReport(report, code), log };
  };
}

async function build(name) {
  const built = await buildWeb(root, process.execPath);
  if (built !== 0)
    return { passed: 0, failed: 1, log: 'The web could not be built; the reason stands above.' };
  return asOneTest(await runNode(name, ['tools/check-budgets.mjs']));
}

async function browser(name) {
  if ((await ensureWeb(root, process.execPath)) !== 0) return unbuilt;
  const report = join(logs, `${name}.json`);
  const args = [program('@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const { code, log } = await runNode(name, args, {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return { ...readPlaywrightReport(report, code), log: log + pagesOfFailures(report) };
}

/** A step that first sees to what it needs from the machine. */
function needing(provide, run) {
  return async (name) => {
    const missing = await provide();
    return missing === undefined ? run(name) : { missing };
  };
}
