import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@garden/contract';
import sharp from 'sharp';

// A rude client, as a process of its own, so that what it does does not slow down who measures.
// node send-uploads.ts <url> <token> whole|endless <how many>

const SIDE = 1_800;
const MEGABYTE = 1024 * 1024;
const ENDLESS_BYTES = 13 * MEGABYTE;
const ENDLESS_MS = 5_000;

const [url = '', token = '', kind = '', count = '0'] = process.argv.slice(2);

/** Noise, which no format makes smaller: 9.5 MB. */
async function buildLargePicture(): Promise<string> {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const png = await sharp(randomBytes(SIDE * SIDE * 3), { raw })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The status of each answer, and whether it says when to come again; 0 where none came. */
async function sendAtOnce(times: number): Promise<void> {
  const body = Buffer.from(JSON.stringify({ image: await buildLargePicture() }));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const send = async () => {
    const answer = await fetch(`${url}/api/${api.diary.image.path}`, { method: 'POST', headers, body });
    return answer.status === 503 && !answer.headers.has('retry-after') ? 500 : answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: times }, () => send().catch(() => 0)));
  process.stdout.write(`${JSON.stringify(statuses)}\n`);
}

/** Sends all but the end. */
async function beginEndless(times: number): Promise<void> {
  const head =
    `POST /api/${api.diary.image.path} HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: application/json\r\ncontent-length: ${ENDLESS_BYTES}\r\n\r\n{"image":"data:image/png;base64,`;
  const rest = Buffer.alloc(ENDLESS_BYTES - MEGABYTE, 'A');
  for (let started = 0; started < times; started += 1) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(head);
    socket.write(rest);
  }
  await pause(ENDLESS_MS);
  process.exit();
}

await (kind === 'whole' ? sendAtOnce(Number(count)) : beginEndless(Number(count)));
