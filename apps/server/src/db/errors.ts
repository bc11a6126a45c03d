/** A database that cannot be opened or reached at start; the message is one sentence for the person who runs it. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** A database whose migrations are newer than this release knows. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
}

/** A disk that has no room for the database to open. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = SQLSTATE.diskFull;
}

/** A query outside the open transaction, made from within it: it would wait for the transaction, which waits for it. */
export class QueryOutsideTransaction extends Error {
  override readonly name = 'QueryOutsideTransaction';
}

/** SQLSTATEs that the server acts on. https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const SQLSTATE = {
  uniqueViolation: '23505',
  readOnlyTransaction: '25006',
  abortedTransaction: '25P02',
  serializationFailure: '40001',
  deadlock: '40P01',
  diskFull: '53100',
  outOfMemory: '53200',
  tooManyConnections: '53300',
  lockNotAvailable: '55P03',
  invalidPassword: '28P01',
  invalidAuthorization: '28000',
  unknownDatabase: '3D000',
} as const;

const LOST_CONNECTION = /^(08|57P0)/;
const LOST_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

type DriverError = Error & { code: string; constraint?: string };

/** The driver's error inside whatever wraps it (Drizzle's query error, an AggregateError of several addresses). */
export function driverErrorOf(error: unknown): DriverError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current as DriverError;
  }
  return undefined;
}

/** Whether a row was refused by a unique constraint – by this one, when named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const inner = driverErrorOf(error);
  return (
    inner?.code === SQLSTATE.uniqueViolation && (constraint === undefined || inner.constraint === constraint)
  );
}

/** Whether a write was refused because the database takes none, as where its disk is full; reads still work. */
export function isDiskFull(error: unknown): boolean {
  const code = driverErrorOf(error)?.code;
  return code === SQLSTATE.diskFull || code === SQLSTATE.readOnlyTransaction;
}

/** Waits for a write beside a read, which goes on without it where the disk is full. */
export async function whereRoom(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

/** Whether the database has no room for what was to be written or done. */
export function isOutOfRoom(error: unknown): boolean {
  const code = driverErrorOf(error)?.code;
  return isDiskFull(error) || code === SQLSTATE.outOfMemory || code === 'ENOSPC';
}

/** Whether it failed for the moment alone: the same request may succeed in a few seconds. */
export function isPassing(error: unknown): boolean {
  const code = driverErrorOf(error)?.code;
  return (
    isConnectionLost(error) ||
    isSerializationFailure(error) ||
    code === SQLSTATE.tooManyConnections ||
    code === SQLSTATE.lockNotAvailable
  );
}

/** Whether a statement was refused since one before it in its transaction had failed. */
export function isTransactionAborted(error: unknown): boolean {
  return driverErrorOf(error)?.code === SQLSTATE.abortedTransaction;
}

/** Whether running the whole transaction again may succeed where it failed. */
export function isSerializationFailure(error: unknown): boolean {
  const code = driverErrorOf(error)?.code;
  return code === SQLSTATE.serializationFailure || code === SQLSTATE.deadlock;
}

/** Whether the connection to the database is gone, or could not be made. */
export function isConnectionLost(error: unknown): boolean {
  const code = driverErrorOf(error)?.code;
  if (code !== undefined) return LOST_CONNECTION.test(code) || LOST_SOCKET.has(code);
  // node-postgres gives its own connection errors no code.
  return (
    error instanceof Error &&
    /^Connection terminated|^timeout exceeded|not queryable|^Cannot use a pool after calling end/.test(
      rootOf(error).message,
    )
  );
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
