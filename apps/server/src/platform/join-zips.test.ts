import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { joinZips, zipStored } from './join-zips.ts';

async function joined(archives: readonly Uint8Array[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of joinZips(archives)) pieces.push(piece);
  return Uint8Array.from(Buffer.concat(pieces));
}

const texts = (archive: Uint8Array) =>
  Object.entries(unzipSync(archive)).map(([path, content]) => [path, strFromU8(content)]);

test('archives as one hold all their files in order, packed and stored ones', async () => {
  const one = zipSync({
    first: [strToU8('Stored'), { level: 0 }],
    '葡萄/二.txt': strToU8('Packed '.repeat(99)),
  });
  const other = zipSync({ third: strToU8('') });
  const all = await joined([one, zipSync({}), other]);
  expect(texts(all)).toEqual([
    ['first', 'Stored'],
    ['葡萄/二.txt', 'Packed '.repeat(99)],
    ['third', ''],
  ]);
  // The files themselves are where they were.
  expect(all.subarray(0, 50)).toEqual(one.subarray(0, 50));
});

test('a file that is stored as it is reads as one that was packed elsewhere', async () => {
  const at = '2026-03-31T13:00:00.000Z';
  const content = Uint8Array.from({ length: 70_000 }, (_, place) => place * 7);
  const stored = zipStored('葡萄/picture.jpg', content, at);
  expect(stored).toEqual(zipSync({ '葡萄/picture.jpg': content }, { level: 0, mtime: at }));
  const all = await joined([zipStored('mimetype', strToU8('type'), at), stored]);
  expect(unzipSync(all)).toEqual({ mimetype: strToU8('type'), '葡萄/picture.jpg': content });
});

test('many archives end in one directory, and none is an archive without files', async () => {
  const many = Array.from({ length: 3_000 }, (_, at) => zipSync({ [`${at}.txt`]: strToU8(String(at)) }));
  const files = texts(await joined(many));
  expect(files).toHaveLength(3_000);
  expect(files.every(([path, text]) => path === `${text}.txt`)).toBe(true);
  expect(texts(await joined([]))).toEqual([]);
});

test('what is no archive is refused before anything of it is handed on', async () => {
  await expect(joined([strToU8('no archive, whatever it calls itself')])).rejects.toThrow(RangeError);
  const more = Array<Uint8Array>(0x10000).fill(zipSync({ a: strToU8('') }));
  await expect(joined(more)).rejects.toThrow(RangeError);
});
