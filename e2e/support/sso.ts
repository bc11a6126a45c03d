import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { end, freePort, READY_MS, start } from './programs.ts';

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
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
          RATE_LIMIT_SCALE: '1000',
          OIDC_ISSUER: issuer,
          OIDC_CLIENT_ID: 'grape-garden',
          OIDC_CLIENT_SECRET: 'test-secret',
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
