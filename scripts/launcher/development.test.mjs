import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const web = join(import.meta.dirname, '../../apps/web');

let vite;
/** What Vite has told the browser. */
const told = [];

beforeAll(async () => {
  // As `npm run dev` starts it, without a port and without the watching of files.
  vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  vite.environments.client.hot.send = (message) => told.push(message);
}, 60_000);

afterAll(() => vite.close());

/** What the browser hears when a file that it has loaded is saved. */
async function save(path) {
  await vite.environments.client.transformRequest(`/${path}`);
  told.length = 0;
  vite.watcher.emit('change', join(web, path));
  await expect.poll(() => told).not.toEqual([]);
  return told.flatMap(({ type, updates }) => updates ?? { type });
}

describe('a file that is saved during development', () => {
  test('is replaced alone where it is a component, so that what is typed stays', async () => {
    const chip = 'src/components/choices/chip.tsx';
    expect(await save(chip)).toContainEqual(
      expect.objectContaining({ type: 'js-update', path: `/${chip}`, acceptedPath: `/${chip}` }),
    );
  });

  test('loads the page anew where it is none', async () => {
    expect(await save('src/lib/log.ts')).toContainEqual({ type: 'full-reload' });
  });
});
