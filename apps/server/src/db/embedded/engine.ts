import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { SESSION_SETTINGS } from '../session-settings.ts';
import { DurableNodeFs } from './durable-node-fs.ts';
import { errorCode, FRAME, framesOf, queryFrame } from './frames.ts';
import { SnapshotFs, takeSnapshot } from './memory-snapshot.ts';

/** How Emscripten reports PostgreSQL's own error jump; every other exception is a crash. */
const ERROR_JUMP_STATUS = 100;

const DURABLE = ['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'];
/** Preparing the default of 128 MB takes a third of an opening; what is not in it, the operating system has at hand. */
const SMALL = ['shared_buffers=32MB'];
/** Errors go to those who asked; in a log, their details and statements would show what people wrote. */
const DISCREET = ['log_min_messages=log', 'log_min_error_statement=panic', 'log_error_verbosity=terse'];

export type EngineLog = (line: string) => void;

/** PGlite, driven by wire-protocol batches, without its own parsing of answers. */
export class Engine {
  readonly #engine: PGlite;
  readonly #onCrash: (reason: string) => void;

  private constructor(engine: PGlite, onCrash: (reason: string) => void) {
    this.#engine = engine;
    this.#onCrash = onCrash;
    this.#reportCrashes();
  }

  /**
   * Opens a cluster folder durably; initialises it when it is empty.
   * Throws when a commit reaches no disk (see {@link Engine.#proveDurable}).
   */
  static async openFolder(
    folder: string,
    onCrash: (reason: string) => void,
    log: EngineLog,
  ): Promise<Engine> {
    const fileSystem = new DurableNodeFs(folder);
    const withoutSyncOff = PGlite.defaultStartParams.filter((param) => param !== '-F');
    const engine = await PGlite.create({
      fs: fileSystem,
      startParams: [...withoutSyncOff, ...settings([...DURABLE, ...SMALL, ...DISCREET, ...SESSION_SETTINGS])],
      onStderr: forward(log),
    });
    const opened = new Engine(engine, onCrash);
    opened.#proveDurable(fileSystem);
    return opened;
  }

  /** Opens a database that lives and dies with the process; `snapshot` is what {@link Engine.snapshot} gave. */
  static async openMemory(
    snapshot: ArrayBuffer | undefined,
    onCrash: (reason: string) => void,
    log: EngineLog,
  ): Promise<Engine> {
    const engine = await PGlite.create({
      fs: snapshot ? new SnapshotFs(snapshot) : new MemoryFS(),
      startParams: [...PGlite.defaultStartParams, ...settings([...SMALL, ...DISCREET, ...SESSION_SETTINGS])],
      initDbStartParams: ['--wal-segsize=1'],
      onStderr: forward(log),
    });
    return new Engine(engine, onCrash);
  }

  get inTransaction(): boolean {
    return this.#engine.isInTransaction();
  }

  /** Runs whole frontend frames and returns the backend's answer. Blocks its thread meanwhile. */
  execute(bytes: Uint8Array): Buffer {
    const chunks: Uint8Array[] = [];
    // Its body is synchronous up to the whole answer; the promise only tells of a crash.
    this.#engine
      .execProtocolRawStream(bytes, { syncToFs: false, onRawData: (chunk) => chunks.push(chunk.slice()) })
      .catch((error: unknown) => this.#onCrash(String(error)));
    return Buffer.concat(chunks);
  }

  /** Runs plain SQL; throws on the first error. */
  run(sql: string): void {
    for (const { type, bytes } of framesOf(this.execute(queryFrame(sql)))) {
      if (type === FRAME.error) throw new Error(`${sql}: ${errorCode(bytes)}`);
    }
  }

  /** The files of the cluster, to open more databases in memory from. */
  snapshot(): Blob {
    this.run('CHECKPOINT');
    return takeSnapshot(this.#engine);
  }

  async close(): Promise<void> {
    await this.#engine.close();
  }

  #proveDurable(fileSystem: DurableNodeFs): void {
    const before = fileSystem.syncs;
    this.run("SELECT pg_logical_emit_message(true, 'boot', 'fsync')");
    if (fileSystem.syncs === before) {
      throw new Error('a commit of the embedded database reached no disk: it caused no fsync');
    }
  }

  /** PGlite swallows exceptions of the main loop that are not error jumps, and would go on with a broken memory. */
  #reportCrashes(): void {
    const module = this.#engine.Module;
    const mainLoop = module._PostgresMainLoopOnce;
    module._PostgresMainLoopOnce = () => {
      try {
        mainLoop();
      } catch (error) {
        if (!isErrorJump(error)) this.#onCrash(String(error));
        throw error;
      }
    };
  }
}

function isErrorJump(error: unknown): boolean {
  return error instanceof Object && 'status' in error && error.status === ERROR_JUMP_STATUS;
}

function settings(list: string[]): string[] {
  return list.flatMap((setting) => ['-c', setting]);
}

function forward(log: EngineLog): (line: string) => boolean {
  return (line) => {
    log(line);
    return false;
  };
}
