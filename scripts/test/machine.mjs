import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from '../../tools/postgres-cluster.mjs';
import { runProgram } from './run.mjs';

/** The cheapest first: it has no windows of its own around the pages. */
const BROWSERS = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
];
const BROWSER_OF_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The Chromium that `CHROMIUM_PATH` names or that this machine has, or undefined. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [...BROWSERS.map(findProgram), BROWSER_OF_MACOS].find((path) => path && existsSync(path));
}

/** Sees to Chromium and to a font for Chinese; answers what to install where it cannot. */
export async function provideChromium() {
  const lacking = [
    ...(findChromium() === undefined ? ['chromium-headless-shell'] : []),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
    // What is said into Chromium's microphone; without it, the test makes a voice of its own.
    ...(findProgram('espeak-ng') === undefined ? ['espeak-ng'] : []),
    // Which looks at printed pages.
    ...(findProgram('pdftotext') === undefined ? ['poppler-utils'] : []),
  ];
  if (lacking.length > 0) await installFromDebian(lacking);
  // Older releases of Debian have the whole browser alone.
  if (findChromium() === undefined) await installFromDebian(['chromium', ...lacking.slice(1)]);
  if (findChromium() === undefined) {
    return 'Chromium is missing: install it (Debian: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH.';
  }
  if (findProgram('pdftotext') === undefined)
    return 'Printed pages cannot be looked at: install poppler-utils (Debian: apt-get install poppler-utils).';
  if (!hasChineseFont())
    console.log('  No Chinese font found: install fonts-noto-cjk, or screenshots show boxes.');
  return undefined;
}

/** Sees to PostgreSQL ≥ 15; answers what to install where it cannot. */
export async function providePostgres() {
  if (findPostgres() === undefined) await installFromDebian(['postgresql']);
  if (findPostgres() !== undefined) return undefined;
  return 'PostgreSQL 15 or newer is missing: install it (Debian: apt-get install postgresql).';
}

let installing = Promise.resolve();

/** One installation at a time, since Debian's package manager holds a lock. Where it may not run, nothing happens. */
function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return Promise.resolve();
  installing = installing.then(async () => {
    console.log(`  Installing ${packages.join(', ')} from Debian's packages …`);
    const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runProgram('apt-update', 'apt-get', ['update'], quietly);
    const args = ['install', '-y', '--no-install-recommends', ...packages];
    await runProgram('apt-install', 'apt-get', args, quietly);
  });
  return installing;
}

function hasChineseFont() {
  const listed = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  // Without fontconfig (macOS, Windows) the system brings Chinese fonts of its own.
  return listed.error === undefined ? listed.stdout.trim() !== '' : process.platform !== 'linux';
}

function findProgram(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
