/** Checks that the migrations make exactly the tables of the schema, and that each says why it exists. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import config from '../apps/server/drizzle.config.ts';

const root = join(import.meta.dirname, '..');
const server = join(root, 'apps/server');
const migrations = join(server, config.out);
const copy = join(root, '.cache/check-migrations');

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
    const runs = [
      ['check', ...where],
      ['generate', ...where, ...schema, '--name=missing'],
    ];
    for (const args of runs) {
      const { status, stdout, stderr } = drizzleKit(args);
      if (status !== 0) return [`drizzle-kit ${args[0]} failed:\n${stdout}${stderr}`];
    }
    return sqlFiles(copy)
      .filter((file) => !known.includes(file))
      .map(
        (file) =>
          'The schema holds what no migration makes; run `npx drizzle-kit generate --name <what-changes>` in ' +
          `apps/server and write the reason on top:\n${readFileSync(join(copy, file), 'utf8')}`,
      );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function drizzleKit(args) {
  const program = join(root, 'node_modules/drizzle-kit/bin.cjs');
  // Where it cannot tell a renamed column from a new one it asks, and without a terminal ends as a failure.
  const settings = { cwd: server, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 };
  return spawnSync(process.execPath, [program, ...args], settings);
}

function sqlFiles(folder) {
  return readdirSync(folder).filter((file) => file.endsWith('.sql'));
}
