import type { LiveChange } from '@garden/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EventRow } from '../platform/events.store.ts';
import type { Ports } from '../platform/ports.ts';
import { type Audience, createRelay } from '../platform/relay.ts';
import { bearerToken } from './connection.ts';
import { sessionOver, tooMany } from './refusal.ts';
import type { Authenticate } from './register-endpoints.ts';

/** Tabs and devices of one person at once; browsers hold one stream for all their tabs. */
const STREAMS_MAX = 10;
/** A client that does not read is let go, and comes back by its cursor. */
const UNREAD_MAX = 64 * 1024;
const RETRY_SECONDS = 30;
const CURSOR_MAX = 200;

/**
 * `GET /api/events`: tells a signed-in client, as server-sent events, that something changed for them or a team they
 * are in. `Last-Event-ID` goes on where an earlier stream ended; `Reading-For`, in milliseconds, begins with what changed
 * since a client without one made its first read.
 */
export function registerEvents(
  app: FastifyInstance,
  ports: Ports,
  authenticate: Authenticate,
  audience: Audience & { keyOf(token: string): string },
): void {
  const relay = createRelay(ports, audience);
  const streams = new Map<string, number>();
  app.addHook('preClose', () => relay.stop());

  app.get('/api/events', { exposeHeadRoute: false }, async (request, reply) => {
    const token = bearerToken(request);
    const actor = token ? (await authenticate(token, ports.clock.now()))?.actor : null;
    if (!token || !actor) throw sessionOver();
    const wait = await ports.limits.take('callsByPerson', actor.userId);
    if (wait > 0) throw tooMany(wait);
    // Those who went away meanwhile have been told of as gone already: their places would never be given back.
    if (reply.raw.destroyed) return reply.hijack();
    const open = streams.get(actor.userId) ?? 0;
    if (open >= STREAMS_MAX) throw tooMany(RETRY_SECONDS);
    streams.set(actor.userId, open + 1);
    const last = request.headers['last-event-id'];
    const before = typeof last === 'string' ? last.slice(0, CURSOR_MAX) : undefined;
    const readingFor = millisecondsOf(request.headers['reading-for']);
    const stream = openStream(reply);
    const leave = relay.subscribe({
      userId: actor.userId,
      sessionKey: audience.keyOf(token),
      cursor: before,
      readingFor,
      here: (cursor) => stream.send('here', cursor),
      reset: (cursor) => stream.send('reset', cursor),
      changed: (event, cursor) => stream.send('change', cursor, notify(event)),
      end: () => stream.end(),
    });
    reply.raw.once('close', () => {
      leave();
      const left = (streams.get(actor.userId) ?? 1) - 1;
      if (left > 0) streams.set(actor.userId, left);
      else streams.delete(actor.userId);
    });
    return reply;
  });
}

/** Undefined where it is no whole number of milliseconds. */
function millisecondsOf(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : undefined;
}

/** What travels: that something changed, and where; never what it says. */
function notify({ topic, audience, audienceId, objectKind, objectId }: EventRow): LiveChange {
  return {
    topic,
    ...(audience === 'team' && { teamId: audienceId }),
    ...(objectKind && objectId && { object: { kind: objectKind, id: objectId } }),
  };
}

function openStream(reply: FastifyReply) {
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that gather answers would hold events back.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  return {
    send(event: string, id: string, data: object = {}) {
      if (raw.writableEnded || raw.destroyed) return;
      raw.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
      if (raw.writableLength > UNREAD_MAX) raw.destroy();
    },
    end: () => void raw.end(),
  };
}
