import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

export type Log = Logger;

/** JSON lines on standard output; nothing that authenticates, and nothing that people wrote, is ever in them. */
export function createLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      'req.headers["idempotency-key"]',
      '*.password',
      '*.token',
      '*.code',
    ],
  });
}

export const silentLog: Log = pino({ level: 'silent' });
