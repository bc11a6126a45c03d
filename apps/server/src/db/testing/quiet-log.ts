import type { DatabaseLog } from '../log.ts';

const ignore = () => undefined;

export const quietLog: DatabaseLog = {
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};
