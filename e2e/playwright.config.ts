import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browser } from './support/browser.ts';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.E2E_PORT ?? 21_730);

/** One folder for the run; workers are processes of their own and find it in the environment. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'garden-e2e-'));

export default defineConfig({
  testDir: '.',
  globalSetup: './support/early-people.ts',
  outputDir: '../.cache/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: browser,
    locale: 'en-GB',
    // Animations are off: no test has to wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Lisbon',
    // `--trace=on` brings one back: recording each step costs time in every test, for the few that fail.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A page from the server each time, but where the installed app is the matter: offline-app.spec.ts.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', grep: /@both-sizes|@desk/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" --import ./apps/server/src/quick-start.mjs apps/server/src/main.ts`,
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      ANONYMOUS_BATCH_SECONDS: '5',
      SHUTDOWN_DELAY_SECONDS: '0',
    },
  },
});
