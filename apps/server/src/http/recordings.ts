import type { FastifyInstance } from 'fastify';
import type { Ports } from '../platform/ports.ts';
import { isSigned } from '../platform/signed-addresses.ts';

const NAME = /^[a-z]{32}\.(mp3|m4a|wav|webm|ogg)$/;
const mediaTypes = new Map(
  Object.entries({
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    wav: 'audio/wav',
    webm: 'audio/webm',
    ogg: 'audio/ogg',
  }),
);

/**
 * `/files/audio/{name}`: recordings, whole or the part that a player asks for, from addresses that are signed and good for
 * minutes: a browser sends no token for what it plays.
 */
export function registerRecordings(app: FastifyInstance, ports: Pick<Ports, 'files' | 'clock'>): void {
  app.get<{ Params: { name: string } }>('/files/audio/:name', async (request, reply) => {
    const { name } = request.params;
    const path = `/files/audio/${name}`;
    const mediaType = mediaTypes.get(NAME.exec(name)?.[1] ?? '');
    if (!mediaType || !(await isSigned(ports, path, Object(request.query)))) return reply.callNotFound();
    const key = `audio/${name}`;
    const size = await ports.files.size(key);
    if (size === null) return reply.callNotFound();
    reply
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(mediaType);
    const part = partOf(request.headers.range, size);
    if (part === null) return reply.status(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = part ?? { start: 0, end: size - 1 };
    if (part) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply.header('content-length', end - start + 1).send(ports.files.read(key, { start, end }));
  });
}

/** The part that a header asks for (RFC 9110, section 14); undefined for all of it, null where there is none. */
function partOf(range: string | undefined, size: number): { start: number; end: number } | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  // Several parts at once, or another unit: the whole of it is a fair answer.
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? null : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = Math.min(last === '' ? size - 1 : Number(last), size - 1);
  return start > end || start >= size ? null : { start, end };
}
