import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, toConfig } from '../config/config.ts';
import { EnvironmentInvalid, readEnv } from '../config/env.ts';
import { DatabaseTooNew, DatabaseUnavailable, driverErrorOf, isDiskFull } from '../db/errors.ts';
import { keepNewFilesPrivate } from '../platform/private-folder.ts';
import { backUp } from './backup.ts';
import { examine, type Finding } from './doctor.ts';
import { type Manifest, OperationRefused } from './manifest.ts';
import { verifyArchive } from './read-archive.ts';
import { restore } from './restore.ts';
import { verifyExport } from './verify-export.ts';

const root = resolve(import.meta.dirname, '../../../..');

const USAGE = `Write one of:
  npm run garden -- backup [file or folder]
  npm run garden -- verify-backup <archive>
  npm run garden -- verify-export <archive>
  npm run garden -- restore <archive> [--erasures <newer archive or folder>]
  npm run garden -- doctor`;

const EXIT_USAGE = 2;

/** npm goes to the root of the project; people name files from where they are. */
const here = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
const say = (line: string) => process.stdout.write(`${line}\n`);
const config = () => toConfig(readEnv(process.env), root);

type Arguments = { readonly files: readonly string[]; readonly erasures: string | undefined };

const operations: Readonly<Record<string, (given: Arguments) => Promise<number>>> = {
  async backup({ files: [target] }) {
    const { archive, manifest } = await backUp(config(), target && here(target), new Date());
    say(`${archive}: ${describe(manifest)}. Read back and found whole.`);
    say(
      'It holds all that people wrote, and keys: keep it as closely as the server, and on another machine.',
    );
    return 0;
  },

  async 'verify-backup'({ files: [file] }) {
    if (!file) return misused();
    const manifest = await verifyArchive(here(file));
    say(`${here(file)} of ${manifest.createdAt} is whole: ${describe(manifest)}.`);
    return 0;
  },

  async 'verify-export'({ files: [file] }) {
    if (!file) return misused();
    const { manifest, faults } = await verifyExport(here(file));
    for (const { path, is } of faults) say(`${is.padEnd(9)}  ${path}`);
    const of = `${here(file)} of ${manifest.createdAt}`;
    if (faults.length === 0) say(`${of} is whole: ${manifest.files.length} files.`);
    else say(`${of} is not as it was written: ${faults.length} of its files.`);
    return faults.length === 0 ? 0 : 1;
  },

  async restore({ files: [file], erasures }) {
    if (!file) return misused();
    const settings: Config = config();
    const restored = await restore(settings, here(file), new Date(), erasures && here(erasures));
    const place = settings.databaseUrl ? 'PostgreSQL' : 'the embedded database';
    say(`Restored into ${place} and ${settings.dataDir}: ${describe(restored.manifest)}.`);
    say(
      `Erased again: ${restored.erasedAgain} accounts. Erasures are known up to ${restored.erasedKnownUntil}:`,
    );
    say('who was erased after that is back, unless a newer list was given by --erasures.');
    return 0;
  },

  async doctor() {
    const findings = await examine(process.env, root, () => new Date());
    for (const finding of findings) say(write(finding));
    return findings.some(({ advice }) => advice !== undefined) ? 1 : 0;
  },
};

function describe({ tables, entries }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows, ${entries.length - 1} files`;
}

function write({ of, found, advice }: Finding): string {
  const line = `${advice === undefined ? 'ok  ' : 'look'}  ${of.padEnd(12)} ${found}`;
  return advice === undefined ? line : `${line}\n      ${' '.repeat(12)} → ${advice}`;
}

function misused(): number {
  process.stderr.write(`${USAGE}\n`);
  return EXIT_USAGE;
}

async function run(args: string[]): Promise<number> {
  keepNewFilesPrivate();
  const [name = '', ...rest] = args;
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) return misused();
  const { values, positionals } = parseArgs({
    args: rest,
    options: { erasures: { type: 'string' } },
    allowPositionals: true,
  });
  return operation({ files: positionals, erasures: values.erasures });
}

/** What an operator can mend is one sentence; only surprises bring a stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const expected = [OperationRefused, EnvironmentInvalid, DatabaseUnavailable, DatabaseTooNew];
  if (expected.some((kind) => error instanceof kind)) return error.message;
  const fault = driverErrorOf(error);
  if (fault?.code === 'ENOSPC' || isDiskFull(error))
    return 'A disk is full: nothing was kept; make room and try again.';
  if (fault?.code.startsWith('ERR_PARSE_ARGS')) return `${fault.message}\n${USAGE}`;
  return fault && 'syscall' in fault
    ? `It could not be done: ${fault.message}.`
    : (error.stack ?? error.message);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
