import type { FastifyReply } from 'fastify';
import type { Answer } from './envelope.ts';

/** Sends an answer; nothing of the API is ever kept by a cache. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
  return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body);
}
