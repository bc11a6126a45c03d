import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './http/health.ts';

/**
 * Ends a server so that no request fails: `/readyz` says at once that it goes away and every answer ends its connection,
 * while load balancers have `delayMs` to look elsewhere; then nothing new is taken, and what is under way is answered.
 * @param hurry cuts the delay short
 */
export async function stopServing(
  app: FastifyInstance,
  lifecycle: Lifecycle,
  delayMs: number,
  hurry?: AbortSignal,
): Promise<void> {
  lifecycle.closing = true;
  await pause(delayMs, undefined, { ...(hurry && { signal: hurry }) }).catch(() => undefined);
  await app.close();
}
