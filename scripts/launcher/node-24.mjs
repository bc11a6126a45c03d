import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { handOver } from './process.mjs';

const VERSION = '24.21.0';
const OLDEST = [24, 7];
const BY_HAND = `Install Node ${OLDEST.join('.')} or newer from https://nodejs.org and try again.`;

/**
 * Finds a Node that can run the product: this one, or the one kept in `.cache/node-24`, which npm brings
 * when it is missing.
 * @returns the path of the Node binary
 * @throws when npm has no Node for this machine
 */
export async function ensureNode(root) {
  if (isRecent(process.versions.node)) return process.execPath;
  const cache = join(root, '.cache', 'node-24');
  const node = nodeIn(cache);
  if (isRecent(versionIn(cache)) && existsSync(node)) return node;

  console.log(`Node ${process.versions.node} is too old; bringing Node ${VERSION} from npm …`);
  const unfinished = `${cache}-${process.pid}`;
  try {
    await installNode(unfinished);
    rmSync(cache, { recursive: true, force: true });
    renameSync(unfinished, cache);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return node;
}

/** The program file of npm, so that npm can be run by a Node other than the one it came with. */
export function npmProgram() {
  const home = dirname(realpathSync(process.execPath));
  const candidates = [
    process.env.npm_execpath ?? '',
    join(home, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(home, 'node_modules/npm/bin/npm-cli.js'),
    join(home, '../share/nodejs/npm/bin/npm-cli.js'),
    // A Node that npm brought has none beside it.
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, 'npm'))
      .filter((file) => existsSync(file))
      .map((file) => realpathSync(file)),
  ];
  const found = candidates.find((file) => basename(file) === 'npm-cli.js' && existsSync(file));
  if (found === undefined) throw new Error(`npm was not found beside ${process.execPath}. ${BY_HAND}`);
  return found;
}

/**
 * The package of the platform holds the binary itself, so no install script has to be allowed. Its alias
 * gives it the same place on every platform.
 */
async function installNode(folder) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const alias = `node@npm:${prefix}-${platform}-${process.arch}@${VERSION}`;
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await handOver(process.execPath, [
    npmProgram(),
    'install',
    '--prefix',
    folder,
    ...quiet,
    alias,
  ]);
  if (code !== 0) throw new Error(`npm could not bring Node ${VERSION} for this machine. ${BY_HAND}`);
  try {
    execFileSync(nodeIn(folder), ['--version'], { stdio: 'pipe' });
  } catch {
    throw new Error(`The Node ${VERSION} that npm brought does not run on this machine. ${BY_HAND}`);
  }
}

function nodeIn(folder) {
  return join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function versionIn(folder) {
  const manifest = join(folder, 'node_modules/node/package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : '0.0';
}

function isRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
