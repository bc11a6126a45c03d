import type { FastifyInstance } from 'fastify';
import type { Ports } from '../platform/ports.ts';
import { addressOf } from './connection.ts';
import { done, toEnvelope } from './envelope.ts';
import { Refusal, tooMany } from './refusal.ts';
import { sendAnswer } from './send-answer.ts';

const ONE_CLICK = /List-Unsubscribe\b.*\bOne-Click\b/s;
const KEY = /^[\w-]{43}$/;

/**
 * `POST /unsubscribe?key=…`, where mail programs unsubscribe their owner by one click (RFC 8058): without a session, as
 * often as they like, the same answer for every key. Form bodies are taken in here alone.
 */
export function registerOneClick(
  app: FastifyInstance,
  ports: Pick<Ports, 'limits'>,
  unsubscribe: (key: string) => Promise<void>,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, body, take) => take(null, body),
    );
    scope.post<{ Querystring: { key?: string } }>('/unsubscribe', async (request, reply) => {
      try {
        const wait = await ports.limits.take('callsByAddress', addressOf(request));
        if (wait > 0) throw tooMany(wait);
        const { body, query } = request;
        if (typeof body !== 'string' || !ONE_CLICK.test(body)) throw new Refusal(400, 'inputInvalid');
        if (!KEY.test(query.key ?? '')) throw new Refusal(400, 'unsubscribeKeyInvalid');
        await unsubscribe(query.key ?? '');
        return sendAnswer(reply, done({}));
      } catch (error) {
        const answer = toEnvelope(error);
        // Mail programs know the status alone.
        return sendAnswer(reply, { ...answer, status: answer.body.code });
      }
    });
  });
}
