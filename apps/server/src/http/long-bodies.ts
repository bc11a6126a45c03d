import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whose body stands still so long has gone. */
const STALLED_MS = 30 * 1000;
/** However slowly it comes, it has come by then. */
const LONGEST_MS = 60 * 60 * 1000;

/** Connections over which a body may come for longer than others. */
const patient = new WeakSet<object>();

/**
 * Lets bodies come for longer than a request may otherwise take, each once it was let in: Node asks the server about a
 * connection whose request has taken too long, and then no more.
 */
export function registerLongBodies({ server }: FastifyInstance): void {
  const others = server.listeners('clientError');
  server.removeAllListeners('clientError');
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && patient.has(socket)) return;
    for (const listen of others) listen.call(server, error, socket);
  });
}

/** A body that may take long, as long as something of it comes. */
export class LongBody {
  readonly #raw: Readable & { readonly socket: object };
  readonly #stalled: NodeJS.Timeout;
  readonly #over: NodeJS.Timeout;

  constructor({ raw }: FastifyRequest) {
    this.#raw = raw;
    patient.add(raw.socket);
    this.#stalled = setTimeout(() => raw.destroy(), STALLED_MS);
    this.#over = setTimeout(() => raw.destroy(), LONGEST_MS);
  }

  /** It as it comes; who stops in the middle leaves the rest to be dropped. */
  async *pieces(): AsyncGenerator<Buffer> {
    for await (const piece of this.#raw.iterator({ destroyOnReturn: false })) {
      this.#stalled.refresh();
      yield piece as Buffer;
    }
  }

  /** Reads the rest without keeping it; false where that is more than so many bytes. */
  async drop(most: number): Promise<boolean> {
    if (this.#raw.readableEnded || this.#raw.destroyed) return true;
    let left = most;
    for await (const piece of this.pieces()) {
      left -= piece.length;
      if (left < 0) return false;
    }
    return true;
  }

  /** Ends the patience; more than once does nothing. */
  end(): void {
    clearTimeout(this.#stalled);
    clearTimeout(this.#over);
    patient.delete(this.#raw.socket);
  }
}
