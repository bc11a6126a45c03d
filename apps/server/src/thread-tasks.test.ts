import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { threadTasks } from './thread-tasks.ts';

test('the registry names each task of the product, by its own name', async () => {
  const loaded = await Promise.all(
    Object.entries(threadTasks).map(async ([name, load]) => [name, (await load()).name] as const),
  );
  for (const [name, own] of loaded) expect(own).toBe(name);
  const declared = globSync('{features,platform}/**/!(*.test).ts', { cwd: import.meta.dirname }).flatMap(
    (file) =>
      [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/threadTask\(\s*'([^']+)'/g)].map(
        ([, name]) => name,
      ),
  );
  expect(declared.toSorted()).toEqual(Object.keys(threadTasks).toSorted());
});
