import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmProgram } from './node-24.mjs';
import { handOver } from './process.mjs';

/**
 * Installs the packages of the lockfile where they are missing or another lockfile's. The hash of the
 * lockfile that was installed lies in node_modules, so it goes when they go.
 * @throws when npm fails
 */
export async function ensureDependencies(root, node) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const stamp = join(root, 'node_modules', '.installed-lockfile');
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  if (!isInstalledByHand(root, JSON.parse(lockfile.toString()))) {
    console.log('Installing packages …');
    // Run by the new Node: under an old one npm would judge the packages' engines by the old version.
    const code = await handOver(node, [npmProgram(), 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) throw new Error('npm could not install the packages; its message stands above.');
  }
  writeFileSync(stamp, wanted);
}

/** Whether npm's own record of node_modules says that exactly this lockfile is installed already. */
function isInstalledByHand(root, lockfile) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = Object.entries(lockfile.packages).filter(([path]) => path.includes('node_modules/'));
  const paths = new Set(wanted.map(([path]) => path));
  return (
    Object.keys(installed).every((path) => paths.has(path) || !path.includes('node_modules/')) &&
    wanted.every(([path, entry]) => {
      const present = installed[path];
      return present === undefined ? entry.optional === true : present.version === entry.version;
    })
  );
}
