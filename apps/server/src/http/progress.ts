import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WriteOutput } from './compile-output.ts';
import type { Answer } from './envelope.ts';

/** Lines of JSON: what was found so far, and at last the envelope. */
const LINES = 'application/x-ndjson';
/** Who does not read is let go. */
const UNREAD_MAX = 256 * 1024;

/** Whether a client takes an answer line by line. */
export const takesLines = ({ headers }: FastifyRequest): boolean => headers.accept === LINES;

/** An answer that is told line by line, from its first line on; without one it is sent like any other. */
export class Progress {
  readonly #reply: FastifyReply;
  readonly #write: WriteOutput;
  #hasBegun = false;

  /** @param write lets of a line leave what the contract names */
  constructor(reply: FastifyReply, write: WriteOutput) {
    this.#reply = reply;
    this.#write = write;
  }

  readonly tell = (found: unknown): void => {
    const { raw } = this.#reply;
    if (!this.#hasBegun) this.#begin();
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(`${JSON.stringify(this.#write(found))}\n`);
    if (raw.writableLength > UNREAD_MAX) raw.destroy();
  };

  /** Sends the envelope as the last line; false where no line went before it. */
  end({ body }: Answer): boolean {
    const { raw } = this.#reply;
    if (this.#hasBegun && !raw.destroyed) raw.end(`${JSON.stringify(body)}\n`);
    return this.#hasBegun;
  }

  #begin(): void {
    this.#hasBegun = true;
    const { raw } = this.#reply.hijack();
    for (const [name, value] of Object.entries(this.#reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': `${LINES}; charset=utf-8`,
      'cache-control': 'no-store',
      // Proxies that gather answers would hold lines back.
      'x-accel-buffering': 'no',
    });
  }
}
