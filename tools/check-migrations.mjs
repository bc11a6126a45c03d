/** Checks that the migrations make exactly the tables of the schema, and that each says why it exists. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import config from '../apps/server/drizzle.config.ts';

const root = join(import.meta.dirname, '..');
const server = join(root, 'apps/server');
const migrations = join(server, config.out);
const copy = join(root, '.cache/check-migrations');

const ADVICE =
  'The schema and the migrations differ: run `npx drizzle-kit generate --name <what-changes>` in apps/server ' +
  'and write the reason on top';

const faults = [...withoutReason(), ...drift()];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function withoutReason() {
  return sqlFiles(migrations)
    .filter((file) => !/^--\s*\S/.test(readFileSync(join(migrations, file), 'utf8')))
    .map((file) => `${file}: begin with a comment that says why the change is made.`);
}

/** Lets drizzle-kit write the next migration beside a copy: whatever it finds to write is missing. */
function drift() {
  rmSync(copy, { recursive: true, force: true });
  cpSync(migrations, copy, { recursive: true });
  try {
    const known = sqlFiles(copy);
    const where = [`--dialect=${config.dialect}`, `--out=${relative(server, copy)}`];
    const schema = [`--schema=${config.schema}`, `--casing=${config.casing}`];
    const checked = drizzleKit(['check', ...where], "Everything's fine");
    const written = drizzleKit(['generate', ...where, ...schema, '--name=missing'], 'No schema changes');
    const missing = sqlFiles(copy).filter((file) => !known.includes(file));
    if (missing.length === 0) return [checked, written].flatMap((fault) => fault ?? []);
    return missing.map((file) => `${ADVICE}:\n${readFileSync(join(copy, file), 'utf8')}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Runs drizzle-kit; what it printed is a fault unless it says that all is well. Its exit code does not tell: where
 * it would ask whether a column is new or renamed, it ends without a terminal, with an error and code 0.
 */
function drizzleKit(args, allIsWell) {
  const program = join(root, 'node_modules/drizzle-kit/bin.cjs');
  const settings = { cwd: server, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 };
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], settings);
  return stdout.includes(allIsWell) ? undefined : `${ADVICE}; drizzle-kit says:\n${stdout}${stderr}`;
}

function sqlFiles(folder) {
  return readdirSync(folder).filter((file) => file.endsWith('.sql'));
}
