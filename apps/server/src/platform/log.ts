import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

export type Log = Logger;

/**
 * JSON lines; nothing that authenticates, and nothing that people wrote, is ever in them.
 * @param to standard output unless told
 */
export function createLog(level: Config['logLevel'], to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      'req.headers["idempotency-key"]',
      '*.password',
      '*.token',
      '*.code',
    ],
  };
  return to ? pino(options, to) : pino(options);
}

export const silentLog: Log = pino({ level: 'silent' });

type LoggedError = {
  readonly type: string;
  readonly message: string;
  /** Where it came from, without the message. */
  readonly stack: string;
  readonly [further: string]: unknown;
};

/**
 * An error as the log tells of it. The query builder's errors quote all values of their query, the database's the one
 * that was wrong, or the whole row: diaries, addresses, hashes. Of those only the statement and the names stay.
 */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something else was thrown', stack: '' };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: messageOf(error),
    stack: frames.join('\n'),
    ...(error instanceof DatabaseError && namesOf(error)),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof DatabaseError) return error.message.replace(/".*"/s, '"…"');
  return error.message;
}

function namesOf({ code: sqlstate, schema, table, column, constraint, routine }: DatabaseError) {
  return { sqlstate, schema, table, column, constraint, routine };
}
