import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handOver } from './process.mjs';

const INPUTS = ['apps/web', 'packages', 'package-lock.json'];
const NOT_INPUTS = new Set(['node_modules', 'dist']);

/** Builds the web unless `apps/web/dist` was built from the files as they are now; the exit code is the result. */
export async function ensureWeb(root, node) {
  const stamp = stampFile(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)) return 0;
  return buildWeb(root, node);
}

/** Builds the web into `apps/web/dist`; the exit code of the build is the result. */
export async function buildWeb(root, node) {
  console.log('Building the web …');
  const built = fingerprint(root);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const code = await handOver(node, [vite, 'build', '--logLevel', 'error'], { cwd: join(root, 'apps/web') });
  if (code === 0) writeFileSync(stampFile(root), built);
  return code;
}

/** Beside Vite's manifest: a new build empties the folder first, so an interrupted one leaves no stamp. */
function stampFile(root) {
  return join(root, 'apps/web/dist/.vite/inputs');
}

/** Path, size and time of every input, hashed: reading their contents would cost each start more. */
function fingerprint(root) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) {
      hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) if (!NOT_INPUTS.has(name)) visit(join(path, name));
  };
  for (const input of INPUTS) visit(join(root, input));
  return hash.digest('hex');
}
