import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createDiskFiles, createMemoryFiles } from './files.ts';
import { readSeals } from './seal.ts';

test('gives back what was sealed, each time otherwise', async () => {
  const { seal, unseal } = await readSeals(createMemoryFiles());
  const [once, twice] = [seal('Grown too fast? 太快'), seal('Grown too fast? 太快')];
  expect(once).not.toBe(twice);
  expect([unseal(once), unseal(twice)]).toEqual(Array.from({ length: 2 }, () => 'Grown too fast? 太快'));
});

test('gives nothing without the key, and of what was tampered with', async () => {
  const { seal, unseal } = await readSeals(createMemoryFiles());
  const sealed = seal('secret');
  expect((await readSeals(createMemoryFiles())).unseal(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect([unseal(bytes.toString('base64url')), unseal('')]).toEqual([null, null]);
});

test('goes by one key, however many servers begin at the same moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garden-keys-'));
  const servers = Array.from({ length: 8 }, () => createDiskFiles(folder));
  const all = await Promise.all(servers.map(readSeals));
  const [files = createMemoryFiles()] = servers;
  expect(await files.list('keys')).toHaveLength(1);
  const { unseal } = await readSeals(files);
  expect(all.map(({ seal }, index) => unseal(seal(String(index))))).toEqual([...'01234567']);
  rmSync(folder, { recursive: true });
});

test('reads a key once, however much is sealed', async () => {
  const files = createMemoryFiles();
  const get = vi.spyOn(files, 'get');
  const { seal, unseal } = await readSeals(files);
  expect(Array.from({ length: 50 }, (_, index) => unseal(seal(String(index))))).toHaveLength(50);
  expect(get).toHaveBeenCalledTimes(1);
});

test('goes on with the first key that an earlier release has made', async () => {
  const files = createMemoryFiles();
  const old = `keys/${'a'.repeat(32)}`;
  await files.put(old, Buffer.alloc(32, 7));
  const { seal, unseal } = await readSeals(files);
  expect(unseal(seal('secret'))).toBe('secret');
  expect(await files.list('keys')).toEqual([old]);
});
