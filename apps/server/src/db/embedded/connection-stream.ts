import { Duplex } from 'node:stream';
import { bodyOf, FRAME, frame, frameLength, readText } from './frames.ts';
import { joined } from './worker-messages.ts';

export type ConnectionPorts = {
  /** Passes on bytes in memory of their own. */
  submit(connection: number, bytes: Uint8Array<ArrayBuffer>): void;
  drop(connection: number, farewell: Uint8Array | undefined): void;
};

/** What a server says after start-up: all is well, these are my settings, I am ready. */
const GREETING = Buffer.concat([
  frame(0x52, Buffer.from([0, 0, 0, 0])),
  ...Object.entries({
    server_version: '18',
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    IntervalStyle: 'postgres',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  }).map(([name, value]) => frame(0x53, Buffer.from(`${name}\0${value}\0`))),
  frame(0x4b, Buffer.alloc(8)),
  frame(FRAME.ready, Buffer.from('I')),
]);

/**
 * One connection to the embedded database, in the shape of the socket that node-postgres expects (`stream` option).
 *
 * Frames are gathered until the batch is whole (Sync, Query or Flush), so that batches of several connections never mix;
 * whole batches that were written together go to the database together.
 * Names of prepared statements get the connection's number, since all connections share one session.
 */
export class ConnectionStream extends Duplex {
  readonly #connection: number;
  readonly #ports: ConnectionPorts;
  readonly #statements = new Set<string>();
  #received: Buffer = Buffer.alloc(0);
  /** Frames that were not submitted yet. */
  #batch: Buffer[] = [];
  /** How many of them make whole batches. */
  #whole = 0;
  #started = false;

  constructor(connection: number, ports: ConnectionPorts) {
    super();
    this.#connection = connection;
    this.#ports = ports;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#take(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#ports.drop(this.#connection, this.#farewell());
    done(error);
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    if (!this.#started && !this.#start()) return;
    let offset = 0;
    for (;;) {
      const length = frameLength(this.#received, offset);
      if (length === undefined || offset + length > this.#received.length) break;
      this.#takeFrame(this.#received.subarray(offset, offset + length));
      offset += length;
    }
    this.#received = this.#received.subarray(offset);
    this.#submitWhole();
  }

  #submitWhole(): void {
    if (this.#whole === 0) return;
    const batches = joined(this.#batch.slice(0, this.#whole));
    this.#batch = this.#batch.slice(this.#whole);
    this.#whole = 0;
    this.#ports.submit(this.#connection, batches);
  }

  /** The start-up packet has no type byte; no one can log in wrongly here, so it is answered at once. */
  #start(): boolean {
    if (this.#received.length < 4) return false;
    const length = this.#received.readUInt32BE(0);
    if (this.#received.length < length) return false;
    this.#received = this.#received.subarray(length);
    this.#started = true;
    this.push(GREETING);
    return true;
  }

  #takeFrame(bytes: Buffer): void {
    const type = bytes[0];
    if (type === FRAME.terminate) return;
    this.#batch.push(this.#withOwnNames(bytes));
    if (type === FRAME.sync || type === FRAME.query || type === FRAME.flush) this.#whole = this.#batch.length;
  }

  #withOwnNames(bytes: Buffer): Buffer {
    const body = bodyOf(bytes);
    switch (bytes[0]) {
      case FRAME.parse: {
        const { text: name, next } = readText(body);
        if (name === '') return bytes;
        this.#statements.add(name);
        return frame(FRAME.parse, Buffer.concat([this.#own(name), body.subarray(next)]));
      }
      case FRAME.bind: {
        const portalEnd = readText(body).next;
        const { text: name, next } = readText(body, portalEnd);
        if (name === '') return bytes;
        return frame(
          FRAME.bind,
          Buffer.concat([body.subarray(0, portalEnd), this.#own(name), body.subarray(next)]),
        );
      }
      case FRAME.describe:
      case FRAME.close: {
        const { text: name } = readText(body, 1);
        if (name === '' || body[0] !== 0x53) return bytes;
        return frame(bytes[0], Buffer.concat([body.subarray(0, 1), this.#own(name)]));
      }
      default:
        return bytes;
    }
  }

  #own(statement: string): Buffer {
    return Buffer.from(`${this.#connection}:${statement}\0`);
  }

  #farewell(): Buffer | undefined {
    if (this.#statements.size === 0) return undefined;
    const closes = [...this.#statements].map((name) =>
      frame(FRAME.close, Buffer.concat([Buffer.from('S'), this.#own(name)])),
    );
    return Buffer.concat([...closes, frame(FRAME.sync, Buffer.alloc(0))]);
  }
}
