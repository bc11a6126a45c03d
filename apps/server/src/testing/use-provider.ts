import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createAi } from '../platform/ai/create-ai.ts';
import { openProviderServer, type ProviderServer } from '../platform/ai/testing/provider-server.ts';
import { SettableClock } from '../platform/clock.ts';
import { silentLog } from '../platform/log.ts';
import { createRandom } from '../platform/random.ts';
import { openSecondTestApp, type TestApp } from './test-app.ts';
import type { TestAppOptions } from './test-ports.ts';

type Provided = {
  /** The provider, which forgets before each test what it was asked. */
  readonly server: ProviderServer;
  /** Another server, which asks it and remembers no answer; each has a model of its own unless told. */
  open(
    options?: Pick<TestAppOptions, 'config' | 'allowance'> & { readonly model?: string },
  ): Promise<TestApp>;
};

let models = 0;

/** A real provider beside the app of a test file, and servers that ask it; they are closed after the last test. */
export function useProvider(app: TestApp): Provided {
  let server: ProviderServer;
  const opened: TestApp[] = [];
  beforeAll(async () => {
    server = await openProviderServer();
  });
  beforeEach(() => {
    server.asked.length = 0;
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await server.close();
  });
  return {
    get server() {
      return server;
    },
    open: async ({ model, ...options } = {}) => {
      models += 1;
      const settings = {
        baseUrl: server.baseUrl,
        apiKey: undefined,
        model: model ?? `m${models}`,
        json: 'auto',
        context: 8192,
        timeoutSeconds: 60,
        concurrency: 2,
      } as const;
      const ai = createAi(settings, { log: silentLog, random: createRandom(new SettableClock()) });
      const one = await openSecondTestApp(app, { ai, ...options });
      opened.push(one);
      return one;
    },
  };
}
