import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint } from '@garden/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether answers of this route mix a secret with what someone else may have written. */
    carriesSecret?: () => boolean;
  }
}

const ENCODING = 'accept-encoding';
/** What fits one packet is not worth it. */
const SMALLEST = 1_400;
const COMPRESSIBLE = /^(application\/json|text\/html)\b/;

/** Fast rather than small: an answer is compressed while someone waits. */
const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
};
type Encoding = keyof typeof encoders;

/** Fields of answers that let their holder in: a session, a team, a gathering. */
const SECRETS = new Set(['token', 'inviteCode', 'inviteUrl', 'pin']);

/**
 * Compresses pages and JSON for clients that take it. An answer that carries a secret leaves as it is, since its
 * compressed size would tell those who can add text to it how much of the secret they have guessed (BREACH).
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST || reply.hasHeader('content-encoding'))
      return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (request.routeOptions.config.carriesSecret?.()) return payload;
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoders[encoding](payload);
  });
}

/** What an answer varies by, the encoding among it. */
function withEncoding(vary: ReturnType<FastifyReply['getHeader']>): string {
  const names = [vary ?? []].flat().flatMap((names) => String(names).split(/\s*,\s*/));
  const isNamed = names.some((name) => name === '*' || name.toLowerCase() === ENCODING);
  return (isNamed ? names : [...names, ENCODING]).join(', ');
}

/** The best encoding that a client takes; undefined for none. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const taken = new Set(
    String(accepted ?? '')
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.split(';', 1)[0]?.trim().toLowerCase()),
  );
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding));
}

/**
 * Whether a call's answer has a field that is a secret, or holds one as its contract says; asked once, when the first
 * answer leaves.
 */
export function secrecyOf({ output, answersSecret = false }: Endpoint): () => boolean {
  let known: boolean | undefined;
  return () => {
    known ??= answersSecret || hasSecret(z.toJSONSchema(output, { unrepresentable: 'any', io: 'output' }));
    return known;
  };
}

function hasSecret(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return Object.entries(schema).some(
    ([name, inner]) =>
      (name === 'properties' && Object.keys(Object(inner)).some((field) => SECRETS.has(field))) ||
      hasSecret(inner),
  );
}
