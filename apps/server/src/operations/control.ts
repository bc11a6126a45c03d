import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { writeDump } from '../db/dump/write-dump.ts';
import type { Ports } from '../platform/ports.ts';
import { makePrivateFolder } from '../platform/private-folder.ts';
import { noteAct } from './ledger.ts';
import { OperationRefused } from './manifest.ts';

/** The longest path of a socket that every system takes. */
const SOCKET_PATH_MAX = 100;
const DUMPS = 'database-dumps';
const LEFT_OVER = /^backup-.*\.sql\.gz(\.partial)?$/;

const dumped = z.object({
  /** Below the data folder. */
  file: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), checksum: z.string() })),
});
const checked = z.record(z.string(), z.string());
const refused = z.object({ reason: z.string() });

/** What a server answers to an operator; who gets a dump removes its file. */
export type Dumped = z.output<typeof dumped>;

/** Where the server that has a data folder is asked; only its owner can. */
function socketOf(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'server.sock');
  return `\\\\.\\pipe\\grape-garden-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 32)}`;
}

/**
 * Lets the operator of this machine ask the server that has the embedded database, which no other process can open.
 * @returns ends it
 */
export async function listenToOperator(
  { clock, config: { dataDir }, database, log }: Pick<Ports, 'clock' | 'config' | 'database' | 'log'>,
  check: () => Promise<Readonly<Record<string, string>>>,
): Promise<() => Promise<void>> {
  if (database.kind !== 'embedded') return async () => undefined;
  const path = socketOf(dataDir);
  if (path.length > SOCKET_PATH_MAX) {
    log.warn({ path }, 'the path of DATA_DIR is too long for a socket: a backup needs the server stopped');
    return async () => undefined;
  }
  const answers: Readonly<Record<string, () => Promise<unknown>>> = {
    'POST /dump': () => dump(database, dataDir, clock.now()),
    'GET /checks': check,
  };
  const server = createServer((asked, reply) => {
    const answer = answers[`${asked.method} ${asked.url}`];
    if (!answer) return send(reply, 404, { reason: 'The server is of another release.' });
    answer().then(
      (body) => send(reply, 200, body),
      (error: unknown) =>
        send(reply, 500, { reason: error instanceof Error ? error.message : String(error) }),
    );
  });
  // What a killed server left; no other one has the folder.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  try {
    server.listen(path);
    await once(server, 'listening');
  } catch (error) {
    log.warn({ path, err: error }, 'no socket can be made here: a backup needs the server stopped');
    return async () => undefined;
  }
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

async function dump({ pool }: Pick<Ports['database'], 'pool'>, dataDir: string, now: Date): Promise<Dumped> {
  const folder = join(dataDir, DUMPS);
  makePrivateFolder(folder);
  for (const name of readdirSync(folder)) if (LEFT_OVER.test(name)) rmSync(join(folder, name));
  await noteAct(pool, 'backup', now);
  const name = `backup-${process.hrtime.bigint()}.sql.gz`;
  const tables = await writeDump(pool, join(folder, name), { summed: true });
  return { file: join(DUMPS, name), tables };
}

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Has the running server dump its database; null where none runs. Throws what the server says against it. */
export async function askForDump(dataDir: string): Promise<Dumped | null> {
  return ask(dataDir, 'POST', '/dump', dumped);
}

/** What the running server finds when it looks at itself; null where none runs. */
export async function askForChecks(dataDir: string): Promise<Readonly<Record<string, string>> | null> {
  return ask(dataDir, 'GET', '/checks', checked);
}

async function ask<T>(dataDir: string, method: string, path: string, shape: z.ZodType<T>): Promise<T | null> {
  const asking = request({ socketPath: socketOf(dataDir), method, path });
  asking.end();
  try {
    const [answer] = await once(asking, 'response');
    const body: unknown = await json(answer);
    if (answer.statusCode === 200) return shape.parse(body);
    throw new OperationRefused(refused.parse(body).reason);
  } catch (error) {
    const isAway =
      error instanceof Error && 'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code));
    if (isAway) return null;
    throw error;
  }
}
