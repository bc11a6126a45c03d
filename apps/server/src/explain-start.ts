import type { Config } from './config/config.ts';
import { driverErrorOf, SQLSTATE } from './db/errors.ts';

/** What a machine may refuse to a program; with what is written for each, one sentence says what to do. */
const FOLDER_REFUSALS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  EROFS: 'its disk takes no writes',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  ENOENT: 'a part of its path cannot be made',
  ENAMETOOLONG: 'its path is too long',
  ELOOP: 'its path goes round in a circle',
};

/** How SQLite, whose lock the folder has, says that it may not write: read-only, cannot open. */
const SQLITE_REFUSALS: ReadonlySet<unknown> = new Set([8, 14]);

/** One sentence on what the machine refuses at a start; null for what no one foresaw. */
export function explainStart(error: unknown, { port, host, dataDir }: Config): string | null {
  const fault = driverErrorOf(error);
  if (fault && 'errcode' in fault && SQLITE_REFUSALS.has(fault.errcode))
    return explainFolder(dataDir, 'this user has no right to it');
  const syscall = fault && 'syscall' in fault ? fault.syscall : undefined;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return explainListen(fault?.code, port, host);
  switch (fault?.code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case SQLSTATE.diskFull:
      return `The disk of DATA_DIR (${dataDir}) is full; make room and start again.`;
    default: {
      const reason = FOLDER_REFUSALS[fault?.code ?? ''];
      return syscall === undefined || reason === undefined ? null : explainFolder(dataDir, reason);
    }
  }
}

function explainListen(code: string | undefined, port: number, host: string): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program; stop that one or set PORT to another.`;
    case 'EACCES':
      return `This user may not listen on port ${port}; set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is no address of this machine; set HOST to one, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return null;
  }
}

function explainFolder(dataDir: string, reason: string): string {
  return `The folder of DATA_DIR (${dataDir}) cannot be used: ${reason}; mend that or set DATA_DIR to another.`;
}
