import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { createDiskFiles, createMemoryFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'garden-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['on disk', createDiskFiles(folder)],
  ['in memory', createMemoryFiles()],
])('files %s', (_, files) => {
  test('gives back what was put', async () => {
    const content = Buffer.from([0, 255, 10, 13]);
    await files.put('avatars/one.webp', content);
    expect(await files.get('avatars/one.webp')).toEqual(content);
  });

  test('replaces', async () => {
    await files.put('avatars/two.webp', Buffer.from('old'));
    await files.put('avatars/two.webp', Buffer.from('new'));
    expect(String(await files.get('avatars/two.webp'))).toBe('new');
  });

  test('puts a file once, no matter who comes first', async () => {
    const contents = ['one', 'two', 'three'];
    await Promise.all(contents.map((content) => files.putOnce('keys/once', Buffer.from(content))));
    const kept = String(await files.get('keys/once'));
    expect(contents).toContain(kept);
    await files.putOnce('keys/once', Buffer.from('late'));
    expect(String(await files.get('keys/once'))).toBe(kept);
    expect(await files.list('keys')).toEqual(['keys/once']);
  });

  test('takes a file as it comes, and nothing of one that breaks off', async () => {
    async function* pieces(breaks: boolean) {
      yield Buffer.from('one ');
      if (breaks) throw new Error('gone');
      yield Buffer.from('two');
    }
    await files.put('streams/whole', pieces(false));
    expect(String(await files.get('streams/whole'))).toBe('one two');
    expect(await files.size('streams/whole')).toBe(7);
    await expect(files.put('streams/half', pieces(true))).rejects.toThrow('gone');
    expect(await files.size('streams/half')).toBeNull();
    expect(await files.list('streams')).toEqual(['streams/whole']);
    expect(await text(files.read('streams/whole', { start: 2, end: 5 }))).toBe('e tw');
  });

  test('forgets what was deleted, and bears deleting it twice', async () => {
    await files.put('three', Buffer.from('3'));
    await files.delete('three');
    await files.delete('three');
    expect(await files.get('three')).toBeNull();
  });

  test('has nothing under an unknown key', async () => {
    expect(await files.get('avatars/none.webp')).toBeNull();
  });

  test('lists a folder, without the folders inside it', async () => {
    expect(await files.list('lists')).toEqual([]);
    for (const key of ['lists/one', 'lists/two.webp', 'lists/inner/three', 'listsfour']) {
      await files.put(key, Buffer.from(key));
    }
    expect((await files.list('lists')).sort()).toEqual(['lists/one', 'lists/two.webp']);
  });

  test.each([
    '',
    '../secret',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    '.hidden',
    'A.webp',
    'a.tar.gz',
    'a\0b',
    'a\\b',
  ])('takes no key %j', async (key) => {
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('not a file key');
  });
});

describe('files on disk', () => {
  const files = createDiskFiles(join(folder, 'atomic'));

  test('are complete or not there: readers see the old or the new content, never a part', async () => {
    const size = 2 * 1024 * 1024;
    const contents = [Buffer.alloc(size, 'a'), Buffer.alloc(size, 'b')] as const;
    await files.put('big', contents[0]);
    let writing = true;
    const writer = (async () => {
      for (let turn = 1; turn <= 20; turn += 1) await files.put('big', contents[turn % 2 === 0 ? 0 : 1]);
      writing = false;
    })();
    let reads = 0;
    while (writing) {
      const found = await files.get('big');
      expect(contents.some((content) => found?.equals(content))).toBe(true);
      reads += 1;
    }
    await writer;
    expect(reads).toBeGreaterThan(0);
  });

  test('leave nothing unfinished behind', async () => {
    await files.put('done', Buffer.from('x'));
    expect(readdirSync(join(folder, 'atomic')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('never take an interrupted write for a file', async () => {
    writeFileSync(join(folder, 'atomic', 'broken.part'), 'half');
    expect(await files.get('broken')).toBeNull();
    await files.put('begun/whole', Buffer.from('x'));
    writeFileSync(join(folder, 'atomic', 'begun', `half.${randomUUID()}.part`), 'half');
    expect(await files.list('begun')).toEqual(['begun/whole']);
  });

  test('that never came whole are deleted once they are old', async () => {
    await files.put('kept/whole', Buffer.from('x'));
    const half = join(folder, 'atomic', 'kept', `half.${randomUUID()}.part`);
    writeFileSync(half, 'half');
    utimesSync(half, new Date('2026-03-01'), new Date('2026-03-01'));
    expect(await files.deleteUnfinished('kept', new Date('2026-02-28'))).toBe(0);
    expect(await files.deleteUnfinished('kept', new Date('2026-03-02'))).toBe(1);
    expect(existsSync(half)).toBe(false);
    expect(await files.list('kept')).toEqual(['kept/whole']);
    expect(await files.deleteUnfinished('nowhere', new Date())).toBe(0);
  });

  test('survive puts of the same key at the same time', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => files.put('same', Buffer.alloc(100_000, String(index % 10)))),
    );
    const kept = await files.get('same');
    expect(kept).toHaveLength(100_000);
    expect(new Set(kept).size).toBe(1);
  });
});
