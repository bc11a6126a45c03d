import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { api } from '@garden/contract';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { buildDiary, buildPerson } from '../testing/factories.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { OperationRefused } from './manifest.ts';
import { verifyExport } from './verify-export.ts';

const app = useTestApp();
const folder = mkdtempSync(join(tmpdir(), 'garden-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

let exported: Uint8Array;
beforeAll(async () => {
  const as = await buildPerson(app);
  await buildDiary(app, { author: as, day: '2026-03-30', teamIds: [] });
  exported = (await app.call(api.auth.export, {}, { as })).data.content;
});

/** The archive as a file, with other content where it is given; null takes a file out. */
function archiveWith(changes: Readonly<Record<string, string | null>>): string {
  const path = join(folder, `${Object.keys(changes).join('-').replaceAll('/', '-') || 'whole'}.zip`);
  const files = { ...unzipSync(exported) };
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) delete files[name];
    else files[name] = strToU8(text);
  }
  writeFileSync(path, zipSync(files));
  return path;
}

test('an export is as it was written, each of its files named with what it holds', async () => {
  const path = join(folder, 'given.zip');
  writeFileSync(path, exported);
  const { manifest, faults } = await verifyExport(path);
  expect(faults).toEqual([]);
  const paths = Object.keys(unzipSync(exported)).filter((name) => name !== 'manifest.json');
  expect(manifest.files.map((file) => file.path).toSorted()).toEqual(paths.toSorted());
  expect(paths).toContain('diaries/2026/2026-03-30.md');
});

test('what was changed, is missing or came from elsewhere is told file by file', async () => {
  const path = archiveWith({ 'diaries.json': '[]', 'moods.json': null, 'more.txt': 'x' });
  expect((await verifyExport(path)).faults).toEqual([
    { path: 'diaries.json', is: 'changed' },
    { path: 'moods.json', is: 'missing' },
    { path: 'more.txt', is: 'not named' },
  ]);
});

test('a path of two files is told, whichever of them is as it was written', async () => {
  const path = join(folder, 'twice.zip');
  const zip = new ZipFile();
  const files = Object.entries(unzipSync(exported));
  for (const [name, content] of [...files, ['diaries.json', strToU8('[]')] as const])
    zip.addBuffer(Buffer.from(content), name);
  zip.addBuffer(Buffer.from('{}'), 'manifest.json');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  expect((await verifyExport(path)).faults).toEqual([
    { path: 'diaries.json', is: 'changed' },
    { path: 'diaries.json', is: 'twice' },
    { path: 'manifest.json', is: 'twice' },
  ]);
});

test.each([
  ['cut off', () => exported.slice(0, -100)],
  ['no ZIP', () => strToU8('Grapes')],
])('what is %s is refused', async (what, content) => {
  const path = join(folder, `${what}.zip`);
  writeFileSync(path, content());
  await expect(verifyExport(path)).rejects.toBeInstanceOf(OperationRefused);
});

test('a ZIP without its manifest, or with one of another form, is refused', async () => {
  await expect(verifyExport(archiveWith({ 'manifest.json': null }))).rejects.toThrow(
    'it has no manifest.json',
  );
  const other = archiveWith({ 'manifest.json': '{"format":"grape-garden-export/2"}' });
  await expect(verifyExport(other)).rejects.toThrow('of a form that this release does not know');
});
