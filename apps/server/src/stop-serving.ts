import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './http/health.ts';

/** Turns of the event loop, of which each takes one connection at most, without any that came. */
const QUIET_TURNS = 3;
const QUICK_MS = 1;
/** Clients that never leave a gap are not waited for longer. */
const GAP_WITHIN_MS = 5_000;

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
  const ended = once(app.server, 'close');
  await endListening(app.server);
  await app.close();
  // Fastify waits for connections only where it has ended the listening itself.
  await ended;
}

/**
 * Ends the listening in a gap between connections: the kernel resets those that wait to be taken at that moment, so it
 * ends after turns that brought none and in which nothing else was done for long. What comes while the process is not
 * given a processor between its last look and the end, no server can see.
 * @param withinMs how long a gap is waited for
 */
export async function endListening(
  server: Pick<Server, 'on' | 'off' | 'close'>,
  withinMs = GAP_WITHIN_MS,
): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on('connection', count);
  const limit = performance.now() + withinMs;
  for (let quiet = 0, now = performance.now(); quiet < QUIET_TURNS && now < limit; ) {
    const [before, began] = [taken, now];
    await nextTurn();
    now = performance.now();
    quiet = taken === before && now - began < QUICK_MS ? quiet + 1 : 0;
  }
  server.off('connection', count);
  server.close();
}
