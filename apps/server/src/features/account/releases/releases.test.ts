import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import manifest from '../../../../../../package.json' with { type: 'json' };
import { buildPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

test('what is new is told in one’s own language, or in the one that is asked for', async () => {
  const as = await buildPerson(app, { locale: 'zh' });
  const ask = async (input: Parameters<typeof app.call<typeof api.version.getNew>>[1]) =>
    (await app.call(api.version.getNew, input, { as })).data.releases;
  const [newest] = await ask({});
  expect(newest?.version).toBe(manifest.version);
  expect(newest?.notes[0]).toMatch(/[一-鿿]/);
  expect((await ask({ locale: 'en' }))[0]?.notes[0]).toMatch(/^[A-Z][a-z ]+/);
  expect(await ask({ version: manifest.version })).toEqual([]);
});
