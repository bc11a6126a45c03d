import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { Shot } from './load.ts';

const HEAD_ENDS = '\r\n\r\n';

type Waiting = { resolve(body: string): void; reject(error: Error): void };

/**
 * One kept HTTP/1.1 connection, one request at a time. The load shares the cores with what it measures, and a general
 * client would take more of them than a bare server needs to answer.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #port: number;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;

  private constructor(socket: Socket, port: number) {
    this.#socket = socket;
    this.#port = port;
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the server closed the connection')));
  }

  static async open(port: number): Promise<Connection> {
    const socket = createConnection({ host: '127.0.0.1', port, noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket, port);
  }

  /** Sends one request and resolves to the body of its answer, whatever its status is. */
  ask({ method, path, token, body }: Shot): Promise<string> {
    const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${this.#port}\r\nauthorization: Bearer ${token}\r\n`;
    const content =
      body === undefined
        ? '\r\n'
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(head + content);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnds = this.#received.indexOf(HEAD_ENDS);
    if (headEnds < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#received.toString('latin1', 0, headEnds))?.[1];
    if (length === undefined) {
      this.#fail(new Error('an answer without content-length cannot be read'));
      return;
    }
    const bodyBegins = headEnds + HEAD_ENDS.length;
    const bodyEnds = bodyBegins + Number(length);
    if (this.#received.length < bodyEnds) return;
    const body = this.#received.toString('utf8', bodyBegins, bodyEnds);
    this.#received = this.#received.subarray(bodyEnds);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(body);
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}
