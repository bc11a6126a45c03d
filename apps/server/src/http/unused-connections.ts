import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection of this age without a request was opened in advance; a younger one has its request under way. */
const UNUSED_AFTER_MS = 1_000;

/**
 * Lets a closing server end connections over which nothing has come yet, as browsers open them in advance. Node ends
 * those that wait between two requests, but takes these for busy: they would hold up the end for more than a minute.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const opened = new Map<Socket, number>();
  app.server.on('connection', (socket) => {
    opened.set(socket, performance.now());
    socket.once('close', () => opened.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const [socket, at] of opened) {
      const end = () => {
        if (socket.bytesRead === 0) socket.destroy();
      };
      // A connection that is still open keeps the process by itself.
      setTimeout(end, Math.max(0, at + UNUSED_AFTER_MS - performance.now())).unref();
    }
  });
}
