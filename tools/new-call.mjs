/** Writes the files of a new call: `npm run garden -- new-call life/culture/culture.add write`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nextSteps, planCall } from './generated/new-call.mjs';
import { areas } from './structure/areas.mjs';

const root = join(import.meta.dirname, '..');
const [place = '', kind = ''] = process.argv.slice(2);

try {
  const files = planCall(place, kind, read, areas);
  const paths = Object.keys(files);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  node('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...paths);
  node('tools/generate.mjs');
  console.log(nextSteps(paths));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

function read(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function node(...args) {
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
