import { bodyOf, errorFrame, FRAME, framesOf, IDLE, queryFrame, readText } from './frames.ts';

export type SessionPorts = {
  /** Runs one batch of frontend frames to its end and returns the backend's frames. */
  execute(bytes: Uint8Array): Buffer;
  send(connection: number, pieces: readonly Buffer[]): void;
  /** Ends a connection from this side, after `bytes` were sent. */
  terminate(connection: number, bytes: Buffer): void;
  /** Milliseconds that an open transaction may stay silent before it is rolled back. */
  idleInTransactionMs: number;
};

type Batch = { connection: number; bytes: Uint8Array };

/**
 * Lets many connections take turns on the one session that PGlite has.
 *
 * A connection that leaves a transaction open owns the session until it commits, rolls back or goes away; the others
 * wait in order of arrival. A silent owner is rolled back, as PostgreSQL's idle_in_transaction_session_timeout does.
 */
export class SharedSession {
  readonly #ports: SessionPorts;
  readonly #listening = new Set<number>();
  #waiting: Batch[] = [];
  #owner: number | undefined;
  #silence: NodeJS.Timeout | undefined;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
  }

  get idle(): boolean {
    return this.#owner === undefined;
  }

  submit(connection: number, bytes: Uint8Array): void {
    if (this.#owner !== undefined && this.#owner !== connection) {
      this.#waiting.push({ connection, bytes });
      return;
    }
    this.#run({ connection, bytes });
    this.#serveWaiting();
  }

  /** Forgets a connection that ended, rolling back what it left open; `farewell` closes its prepared statements. */
  drop(connection: number, farewell?: Uint8Array): void {
    this.#listening.delete(connection);
    this.#waiting = this.#waiting.filter((batch) => batch.connection !== connection);
    if (this.#owner === connection) this.#release();
    if (farewell) this.submit(connection, farewell);
    this.#serveWaiting();
  }

  /** Who owns the session goes on first: what it has sent ahead must not wait for itself. */
  #serveWaiting(): void {
    for (;;) {
      const owner = this.#owner;
      const place =
        owner === undefined ? 0 : this.#waiting.findIndex(({ connection }) => connection === owner);
      const next = place < 0 ? undefined : this.#waiting.splice(place, 1)[0];
      if (!next) return;
      this.#run(next);
    }
  }

  #run({ connection, bytes }: Batch): void {
    clearTimeout(this.#silence);
    const answer = this.#ports.execute(bytes);
    const own: Buffer[] = [];
    const notifications: Buffer[] = [];
    let state: number | undefined;
    for (const { type, bytes: frameBytes } of framesOf(answer)) {
      if (type === FRAME.notification) {
        notifications.push(frameBytes);
        continue;
      }
      if (type === FRAME.ready) state = bodyOf(frameBytes)[0];
      if (type === FRAME.commandComplete && readText(bodyOf(frameBytes)).text === 'LISTEN') {
        this.#listening.add(connection);
      }
      own.push(frameBytes);
    }
    this.#ports.send(connection, notifications.length === 0 ? [answer] : own);
    for (const listener of notifications.length === 0 ? [] : this.#listening) {
      this.#ports.send(listener, notifications);
    }
    this.#owner = state === IDLE ? undefined : connection;
    if (this.#owner !== undefined) {
      this.#silence = setTimeout(() => this.#endSilence(connection), this.#ports.idleInTransactionMs);
      this.#silence.unref();
    }
  }

  #endSilence(connection: number): void {
    this.#release();
    this.#listening.delete(connection);
    this.#ports.terminate(
      connection,
      errorFrame('FATAL', '25P03', 'terminating connection: its transaction was left open and silent'),
    );
    this.#serveWaiting();
  }

  #release(): void {
    clearTimeout(this.#silence);
    this.#owner = undefined;
    this.#ports.execute(queryFrame('ROLLBACK'));
  }
}
