import { Worker } from 'node:worker_threads';
import type { DatabaseLog } from '../log.ts';
import { ConnectionStream } from './connection-stream.ts';
import { type FromWorker, joined, type ToWorker, type WorkerStart } from './worker-messages.ts';

export type EmbeddedServerOptions = {
  start: WorkerStart;
  log: DatabaseLog;
  /** Ends the process when the engine is beyond help; the supervisor starts it again. */
  exit: (code: number) => void;
  /** Milliseconds without an answer after which the engine counts as hung. */
  hangMs?: number;
};

export const EXIT_CRASHED = 70;
export const EXIT_HUNG = 71;

const DEFAULT_HANG_MS = 120_000;
/** Pings are counted rather than time, so that a machine that slept does not look like an engine that hangs. */
const PINGS_UNTIL_HUNG = 10;

/** The embedded database's thread, and the connections to it. */
export class EmbeddedServer {
  readonly #worker: Worker;
  readonly #options: EmbeddedServerOptions;
  readonly #streams = new Map<number, ConnectionStream>();
  readonly #watchdog: NodeJS.Timeout;
  #connections = 0;
  #unanswered = 0;
  #closing = false;

  private constructor(worker: Worker, options: EmbeddedServerOptions) {
    this.#worker = worker;
    this.#options = options;
    worker.on('message', (message: FromWorker) => this.#hear(message));
    worker.on('error', (error) => this.#giveUp(error.message));
    worker.on('exit', () => {
      if (!this.#closing) this.#giveUp('its thread ended');
    });
    const pingMs = (options.hangMs ?? DEFAULT_HANG_MS) / PINGS_UNTIL_HUNG;
    this.#watchdog = setInterval(() => this.#watch(), pingMs);
    this.#watchdog.unref();
  }

  /** Starts the thread and opens the database. Throws when the database refuses to open. */
  static async start(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: options.start,
      transferList: 'snapshot' in options.start && options.start.snapshot ? [options.start.snapshot] : [],
    });
    await new Promise<void>((resolve, reject) => {
      const settle = (message: unknown) => {
        if (!isOurs(message) || message.kind === 'log') return;
        worker.off('message', settle);
        worker.off('error', reject);
        if (message.kind === 'ready') resolve();
        else reject(new Error('reason' in message ? message.reason : `unexpected ${message.kind}`));
      };
      worker.on('message', settle);
      worker.on('error', reject);
    }).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    return new EmbeddedServer(worker, options);
  }

  /** A new connection, for node-postgres' `stream` option. */
  connect(): ConnectionStream {
    this.#connections += 1;
    const connection = this.#connections;
    const stream = new ConnectionStream(connection, {
      submit: (from, bytes) => this.#send({ kind: 'batch', connection: from, bytes }, [bytes.buffer]),
      drop: (from, farewell) => {
        this.#streams.delete(from);
        this.#send({ kind: 'drop', connection: from, farewell: farewell && joined([farewell]) });
      },
    });
    this.#streams.set(connection, stream);
    return stream;
  }

  /** The files of the cluster, to open databases in memory from. */
  async snapshot(): Promise<Blob> {
    const answer = await this.#ask({ kind: 'snapshot' }, 'snapshot');
    return answer.blob;
  }

  /** Shuts the database down in order; connections must be closed before. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watchdog);
    await this.#ask({ kind: 'close' }, 'closed');
    await this.#worker.terminate();
  }

  /** @param handed memory that goes over to the thread, rather than a copy of it */
  #send(message: ToWorker, handed: readonly ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, handed);
  }

  #ask<K extends FromWorker['kind']>(message: ToWorker, kind: K): Promise<Extract<FromWorker, { kind: K }>> {
    return new Promise((resolve, reject) => {
      const settle = (answer: FromWorker) => {
        if (!isKind(answer, kind)) return;
        this.#worker.off('message', settle);
        this.#worker.off('exit', fail);
        resolve(answer);
      };
      const fail = () => reject(new Error('the thread of the embedded database ended'));
      this.#worker.on('message', settle);
      this.#worker.once('exit', fail);
      this.#send(message);
    });
  }

  #hear(message: FromWorker): void {
    this.#unanswered = 0;
    switch (message.kind) {
      case 'answer':
        this.#streams.get(message.connection)?.push(asBuffer(message.bytes));
        break;
      case 'terminated': {
        const stream = this.#streams.get(message.connection);
        stream?.push(asBuffer(message.bytes));
        stream?.push(null);
        stream?.end();
        break;
      }
      case 'crashed':
        this.#giveUp(message.reason);
        break;
      case 'log':
        this.#options.log[/ (FATAL|PANIC): /.test(message.line) ? 'error' : 'debug'](
          { line: message.line },
          'the embedded database says',
        );
        break;
    }
  }

  #watch(): void {
    if (this.#unanswered === PINGS_UNTIL_HUNG) {
      this.#giveUp('it has not answered for too long', EXIT_HUNG);
      return;
    }
    this.#unanswered += 1;
    this.#send({ kind: 'ping' });
  }

  #giveUp(reason: string, code = EXIT_CRASHED): void {
    if (this.#closing) return;
    this.#closing = true;
    clearInterval(this.#watchdog);
    this.#options.log.fatal({ reason }, 'the embedded database is beyond help; ending the process');
    this.#options.exit(code);
  }
}

/** Under `node --watch`, Node sends the files that a thread loads over the same channel. */
function isOurs(message: unknown): message is FromWorker {
  return typeof message === 'object' && message !== null && 'kind' in message;
}

function isKind<K extends FromWorker['kind']>(
  message: FromWorker,
  kind: K,
): message is Extract<FromWorker, { kind: K }> {
  return message.kind === kind;
}

/** Bytes cross threads as plain Uint8Arrays; node-postgres reads Buffers. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
