import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from './api.ts';
import { test as garden, letIn } from './fixtures.ts';
import { end, freePort, READY_MS, start } from './programs.ts';

/** What the model of these tests is called. */
export const MODEL = 'qwen3:8b';

/** A product’s server with an AI provider, both on this machine; `person` is signed in there. */
export const test = garden.extend<object, { product: { readonly url: string } }>({
  baseURL: async ({ product }, use) => use(product.url),
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const [port, providerPort] = [await freePort(), await freePort()];
      const url = `http://localhost:${port}`;
      const provider = `http://127.0.0.1:${providerPort}`;
      const dataDir = mkdtempSync(join(tmpdir(), 'garden-model-'));
      // Mails are read where all of them go.
      const outbox = join(process.env.E2E_DATA_DIR ?? tmpdir(), 'outbox');
      mkdirSync(outbox, { recursive: true, mode: 0o700 });
      symlinkSync(outbox, join(dataDir, 'outbox'));
      const [model, server] = await Promise.all([
        start('apps/server/src/testing/run-ai-provider.ts', { PORT: String(providerPort) }, provider),
        start(
          'apps/server/src/main.ts',
          {
            PORT: String(port),
            DATA_DIR: dataDir,
            LOG_LEVEL: 'error',
            RATE_LIMIT_SCALE: '1000',
            AI_BASE_URL: `${provider}/v1`,
            AI_MODEL: MODEL,
            SHUTDOWN_DELAY_SECONDS: '0',
          },
          `${url}/readyz`,
        ),
      ]);
      await use({ url });
      await Promise.all([end(model), end(server)]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 3 * READY_MS },
  ],
  person: async ({ page, request }, use) => {
    const person = await signUp(request, 'Lin Mei');
    await letIn(page, person);
    await use(person);
  },
});
