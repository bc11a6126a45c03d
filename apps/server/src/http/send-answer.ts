import { Readable } from 'node:stream';
import type { Endpoint } from '@garden/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { FileToSend } from './context.ts';
import type { Answer } from './envelope.ts';

/** Sends an envelope; nothing of the API is ever kept by a cache. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
  return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body);
}

/** How long a connection stays after its answer, so that who still sends sees that before it ends. */
const LINGER_MS = 1_000;

/** Answers a request whose body is not to be read, and ends its connection. */
export function sendUnread(reply: FastifyReply, { status, body, retryAfterSeconds }: Answer): void {
  const { raw } = reply.hijack();
  const text = JSON.stringify(body);
  const headers = Object.entries({
    ...reply.getHeaders(),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
    'retry-after': retryAfterSeconds,
  });
  for (const [name, value] of headers) if (value !== undefined) raw.setHeader(name, value);
  raw.statusCode = status;
  raw.write(text);
  // With its end the server would read on, or cut off a client in the middle of its body, which then sees no answer.
  setTimeout(() => raw.end(), LINGER_MS).unref();
}

/** Sends what a call has to tell in the way of its endpoint: in an envelope or without, as a file or a redirect. */
export function sendAs(
  response: Endpoint['response'],
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply {
  const { code, data } = answer.body;
  if (response === 'redirect') {
    if (code === 200) return sendRedirect(reply, z.parse(redirectData, data).location);
    if (isNavigation(request)) return sendRedirect(reply, doorWith(z.parse(refusedData, data).key));
  }
  if (response === 'bare' && code === 200)
    return reply.status(200).header('cache-control', 'no-store').send(data);
  if (response === 'file' && code === 200) return sendFile(reply, z.parse(fileData, data));
  return sendAnswer(reply, answer);
}

const redirectData = z.object({ location: z.string() });
const refusedData = z.object({ key: z.string() });
const fileData = z.object({
  name: z.string(),
  mediaType: z.string(),
  content: z.custom<FileToSend['content']>((content) => Symbol.asyncIterator in Object(content)),
});

function sendRedirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(location, 302);
}

/** Someone in front of a browser reads no JSON: the sign-in page tells them, by the key of the message. */
const doorWith = (key: string): string => `/login?${new URLSearchParams({ refused: key })}`;

/** Whether a browser opened the address itself, rather than a script or another program. */
/** Whether a browser opens an address as a page. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || headers.accept?.startsWith('text/html') === true;
}

function sendFile(reply: FastifyReply, { name, mediaType, content }: FileToSend): FastifyReply {
  return reply
    .status(200)
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(mediaType)
    .send(Readable.from(content, { objectMode: false }));
}

/** A name that old clients can read, and the whole one (RFC 6266, section 4.3; RFC 8187). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["%/\\]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
