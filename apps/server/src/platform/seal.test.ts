import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiskFiles, createMemoryFiles } from './files.ts';
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

test('goes by one key, however many servers begin at the same moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garden-keys-'));
  const servers = Array.from({ length: 8 }, () => createDiskFiles(folder));
  const sealed = await Promise.all(servers.map((files, index) => seal(files, String(index))));
  const [files = createMemoryFiles()] = servers;
  expect(await files.list('keys')).toHaveLength(1);
  expect(await Promise.all(sealed.map((each) => unseal(files, each)))).toEqual([...'01234567']);
  rmSync(folder, { recursive: true });
});

test('goes on with the first key that an earlier release has made', async () => {
  const files = createMemoryFiles();
  const old = `keys/${'a'.repeat(32)}`;
  await files.put(old, Buffer.alloc(32, 7));
  await seal(files, 'secret');
  expect(await files.list('keys')).toEqual([old]);
});
