import { parentPort, workerData } from 'node:worker_threads';
import { DiskGuard } from './disk-guard.ts';
import { Engine } from './engine.ts';
import { SharedSession } from './shared-session.ts';
import { type FromWorker, joined, type ToWorker, type WorkerStart } from './worker-messages.ts';

const IDLE_IN_TRANSACTION_MS = 30_000;
const EMSCRIPTEN_ENOSPC = 51;

if (!parentPort) throw new Error('the embedded database runs in a worker thread');
const port = parentPort;

/** What PostgreSQL said before it ended, which tells more than the exception that follows. */
let lastWords: string | undefined;

/** @param handed memory that goes over to the other thread, rather than a copy of it */
function post(message: FromWorker, handed: readonly ArrayBuffer[] = []): void {
  port.postMessage(message, handed);
}

async function open(start: WorkerStart): Promise<Engine> {
  const onCrash = (reason: string) => post({ kind: 'crashed', reason: lastWords ?? reason });
  const log = (line: string) => {
    lastWords = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? lastWords;
    post({ kind: 'log', line });
  };
  return 'folder' in start
    ? await Engine.openFolder(start.folder, onCrash, log)
    : await Engine.openMemory(start.snapshot, onCrash, log);
}

function serve(engine: Engine, start: WorkerStart): void {
  const guarded =
    'folder' in start ? new DiskGuard(engine, start.folder, start.reserveBytes, start.keptFile) : engine;
  const session = new SharedSession({
    execute: (bytes) => guarded.execute(bytes),
    send: (connection, pieces) => {
      const bytes = joined(pieces);
      post({ kind: 'answer', connection, bytes }, [bytes.buffer]);
    },
    terminate: (connection, bytes) => post({ kind: 'terminated', connection, bytes: joined([bytes]) }),
    idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
  });
  port.on('message', async (message: ToWorker) => {
    switch (message.kind) {
      case 'batch':
        session.submit(message.connection, message.bytes);
        break;
      case 'drop':
        session.drop(message.connection, message.farewell);
        break;
      case 'ping':
        post({ kind: 'pong' });
        break;
      case 'snapshot':
        post({ kind: 'snapshot', blob: engine.snapshot() });
        break;
      case 'close':
        await engine.close();
        post({ kind: 'closed' });
        port.close();
        break;
    }
  });
  post({ kind: 'ready' });
}

/** Emscripten throws objects with an errno of its own numbering. */
function describe(error: unknown): string {
  if (error instanceof Object && 'errno' in error) {
    return error.errno === EMSCRIPTEN_ENOSPC ? 'the disk is full' : `file system error ${error.errno}`;
  }
  return error instanceof Error ? error.message : String(error);
}

// The parent made this value from a WorkerStart; a thread's start data has no type of its own.
const start = workerData as WorkerStart;
try {
  serve(await open(start), start);
} catch (error) {
  post({ kind: 'refused', reason: lastWords ?? describe(error) });
  port.close();
}
