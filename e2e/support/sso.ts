import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');
const READY_MS = 120_000;
const LOOK_EVERY_MS = 100;

/** A product's server whose people sign in with a real provider, both on this machine. */
export type SsoProduct = {
  readonly url: string;
  readonly stopProvider: () => Promise<void>;
  readonly startProvider: () => Promise<void>;
};

export const test = base.extend<object, { product: SsoProduct }>({
  baseURL: async ({ product }, use) => use(product.url),
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const [port, providerPort] = [await freePort(), await freePort()];
      const url = `http://localhost:${port}`;
      const issuer = `http://localhost:${providerPort}`;
      const dataDir = mkdtempSync(join(tmpdir(), 'garden-sso-'));
      const openProvider = () =>
        start(
          'apps/server/src/testing/run-sign-in-provider.ts',
          { PORT: String(providerPort), REDIRECT_URI: `${url}/loading` },
          `${issuer}/.well-known/openid-configuration`,
        );
      let provider = await openProvider();
      const server = await start(
        'apps/server/src/main.ts',
        {
          ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' },
          ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'grape-garden', OIDC_CLIENT_SECRET: 'test-secret' },
          OIDC_NAME: 'Vineyard ID',
          SHUTDOWN_DELAY_SECONDS: '0',
        },
        `${url}/readyz`,
      );
      await use({
        url,
        stopProvider: () => end(provider),
        startProvider: async () => {
          provider = await openProvider();
        },
      });
      await Promise.all([end(provider), end(server)]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 3 * READY_MS },
  ],
});

/** Runs a program of the server and waits until this address answers. */
async function start(program: string, env: Record<string, string>, address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', './apps/server/src/quick-start.mjs', program], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const limit = Date.now() + READY_MS; Date.now() < limit; await pause(LOOK_EVERY_MS)) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return child;
  }
  child.kill('SIGKILL');
  throw new Error(`${program} did not answer at ${address}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
