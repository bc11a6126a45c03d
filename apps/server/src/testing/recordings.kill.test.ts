import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@garden/contract';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { deleteDueAudios } from '../features/meeting/recordings/store.ts';
import { HOUR, SettableClock, shift } from '../platform/clock.ts';
import { createDiskFiles } from '../platform/files.ts';
import { silentLog } from '../platform/log.ts';
import { makeFolder, startOwnCluster } from './own-cluster.ts';
import { type RealServer, signUp, startServer } from './real-server.ts';

const MEGABYTE = 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024);
const CHUNKS_OF_MEGABYTE = MEGABYTE / CHUNK.length;
/** One account sends two at a time. */
const PEOPLE = 25;
const UPLOADS = 2 * PEOPLE;
const MEGABYTES_EACH = 8;
/** The promise: less than a quarter of what comes in. */
const MOST_MEGABYTES = 100;
const WAIT_MS = 60_000;

/** The form of a recording, a piece at a time; in its middle it waits. */
async function* formOf(megabytes: number, middle: () => Promise<void> = async () => undefined) {
  yield Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.ogg"\r\nContent-Type: audio/ogg\r\n\r\n',
  );
  yield Buffer.concat([Buffer.from('OggS\0\x02OpusHead', 'latin1'), Buffer.alloc(5_000)]);
  for (let chunk = 0; chunk < megabytes * CHUNKS_OF_MEGABYTE; chunk += 1) {
    if (chunk === CHUNKS_OF_MEGABYTE) await middle();
    yield CHUNK;
  }
  yield Buffer.from('\r\n--x--\r\n');
}

/** Sends a recording; gives back the code of the answer. */
async function upload({ url }: RealServer, token: string, form: AsyncIterable<Buffer>): Promise<number> {
  const answer = await fetch(`${url}/api/${api.file.uploadAudio.path}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` },
    body: ReadableStream.from(form),
    duplex: 'half',
  } as RequestInit);
  const { code } = (await answer.json()) as { code: number };
  return code;
}

/** The recordings in a server’s folder: those that are whole, and those that came in part. */
function soundsIn(dataDir: string): { whole: string[]; parts: string[] } {
  const folder = join(dataDir, 'files/audio');
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => join(folder, name));
  return {
    whole: names.filter((name) => !name.endsWith('.part')),
    parts: names.filter((name) => name.endsWith('.part')),
  };
}

const partsIn = (dataDir: string): string[] => {
  try {
    return soundsIn(dataDir).parts;
  } catch {
    // Nothing has come yet.
    return [];
  }
};

test('a server that is killed in the middle of 500 MB keeps no half of it', async () => {
  const { url } = await startOwnCluster();
  const dataDir = makeFolder();
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000' };
  let server = await startServer(settings);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const token = await signUp(server, 'ana@garden.example');
  const sending = upload(server, token, formOf(500)).catch(() => 0);
  const begun = () => partsIn(dataDir).reduce((sum, part) => sum + statSync(part).size, 0) / MEGABYTE;
  await expect.poll(begun, { timeout: WAIT_MS, interval: 5 }).toBeGreaterThan(40);
  await server.end('SIGKILL');
  expect(await sending).toBe(0);
  expect(soundsIn(dataDir)).toMatchObject({ whole: [], parts: [expect.any(String)] });

  server = await startServer(settings);
  expect(await upload(server, token, formOf(2))).toBe(200);
  const database = await openDatabase({ url, log: silentLog });
  onTestFinished(() => database.close());
  const rows = async () =>
    (await database.pool.query('select bytes, arriving from meeting_audios order by bytes')).rows;
  expect(await rows()).toMatchObject([{ bytes: 0 }, { arriving: 0 }]);
  // What no meeting has after 48 hours goes, whole or not.
  const clock = new SettableClock(shift(new Date(), 49 * HOUR));
  const files = createDiskFiles(join(dataDir, 'files'));
  expect(await deleteDueAudios({ clock, database, files })).toBe(3);
  expect(soundsIn(dataDir)).toEqual({ whole: [], parts: [] });
  expect(await rows()).toEqual([]);
});

test(`${UPLOADS} recordings at once are not held in memory`, async () => {
  const dataDir = makeFolder();
  const { url } = await startOwnCluster();
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000' });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, nth) => signUp(server, `p${nth}@garden.example`)),
  );
  const all = [...people, ...people];
  const send = (form: () => AsyncIterable<Buffer>) =>
    Promise.all(all.map((token) => upload(server, token, form())));
  // What so many connections take is there by then, and what is measured is what the files take.
  expect(new Set(await send(() => formOf(1)))).toEqual(new Set([200]));
  // Beyond what it has held so far, as while it started (proc(5), `clear_refs`).
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const read = (name: string) => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  };
  const before = read('VmRSS');

  let begun = 0;
  const allBegun = Promise.withResolvers<void>();
  const inTheMiddle = async () => {
    begun += 1;
    if (begun === UPLOADS) allBegun.resolve();
    await allBegun.promise;
  };
  const codes = await send(() => formOf(MEGABYTES_EACH, inTheMiddle));
  const most = read('VmHWM') - before;
  process.stdout.write(
    `${UPLOADS} recordings of ${MEGABYTES_EACH} MB at once: at most +${Math.round(most)} MB over ${Math.round(before)}\n`,
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(UPLOADS);
  expect(soundsIn(dataDir).whole).toHaveLength(2 * UPLOADS);
  expect(most).toBeLessThan(MOST_MEGABYTES);
});
