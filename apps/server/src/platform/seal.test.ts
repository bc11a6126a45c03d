import { expect, test } from 'vitest';
import { createMemoryFiles } from './files.ts';
import { seal, unseal } from './seal.ts';

test('gives back what was sealed, each time otherwise', async () => {
  const files = createMemoryFiles();
  const [once, twice] = [
    await seal(files, 'Grown too fast? 太快'),
    await seal(files, 'Grown too fast? 太快'),
  ];
  expect(once).not.toBe(twice);
  expect([await unseal(files, once), await unseal(files, twice)]).toEqual(
    Array.from({ length: 2 }, () => 'Grown too fast? 太快'),
  );
});

test('gives nothing without the key, and of what was tampered with', async () => {
  const files = createMemoryFiles();
  const sealed = await seal(files, 'secret');
  expect(await unseal(createMemoryFiles(), sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(await unseal(files, bytes.toString('base64url'))).toBeNull();
});

test('goes by one key where two servers made one each', async () => {
  const files = createMemoryFiles();
  await Promise.all([seal(files, 'one'), seal(files, 'two')]);
  const sealed = await seal(files, 'three');
  const [first = ''] = (await files.list('keys')).sort();
  const alone = createMemoryFiles();
  await alone.put(first, (await files.get(first)) ?? Buffer.alloc(0));
  expect(await unseal(alone, sealed)).toBe('three');
});
