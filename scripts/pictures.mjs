/**
 * `npm run garden -- pictures`: takes the pictures of the README anew, from the demo team on a working day of 2026.
 * Needs Chromium, as the browser tests do.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serverProgram } from './launcher/process.mjs';
import { findChromium, provideChromium } from './test/machine.mjs';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
/** A Thursday afternoon in Lisbon, where the demo team works. */
const AT = '2026-03-26T16:10:00.000Z';
const READY_WITHIN_MS = 120_000;
/** Parts of a page load late, and live events keep the network from ever being idle. */
const SETTLED_MS = 3_000;

const pictures = [
  { name: 'phone', path: '/', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'desktop', path: '/home', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.5 },
];

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the demo with a clock of its own; ends when it can serve. */
async function startDemo(data) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', './scripts/pictures/fixed-time.mjs', ...serverProgram], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: `${port}`, DATA_DIR: data, PUBLIC_URL: address, GARDEN_DEMO: '1', PICTURES_AT: AT },
      ...{ DATABASE_URL: '', SMTP_URL: '', SHUTDOWN_DELAY_SECONDS: '0' },
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end && child.exitCode === null; ) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return { address, stop };
    await wait(500);
  }
  await stop();
  throw new Error('The demo did not start.');
}

async function signIn(page, address) {
  const answer = await page.request.post(`${address}/api/user/login`, {
    data: { email: 'maya@clearwater.example', password: 'grape-garden' },
  });
  const { data } = await answer.json();
  await page.addInitScript((token) => {
    for (const [key, value] of Object.entries({ token, locale: 'en', theme: 'light' }))
      localStorage.setItem(key, value);
  }, data.token);
}

async function take(browser, address, { name, path, ...look }) {
  const context = await browser.newContext({ ...look, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(AT));
  await signIn(page, address);
  await page.goto(address + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await wait(SETTLED_MS);
  const picture = await page.screenshot({ caret: 'hide', animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 88 })
    .toFile(join(folder, `${name}.webp`));
  await context.close();
  console.log(`docs/pictures/${name}.webp`);
}

const missing = await provideChromium();
if (missing !== undefined) throw new Error(missing);
const data = mkdtempSync(join(tmpdir(), 'garden-pictures-'));
mkdirSync(folder, { recursive: true });
try {
  const demo = await startDemo(data);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const picture of pictures) await take(browser, demo.address, picture);
  } finally {
    await browser.close();
    await demo.stop();
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}
