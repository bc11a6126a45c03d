import { closeSync, fsyncSync, openSync } from 'node:fs';

const isWindows = process.platform === 'win32';

/** Makes a file's content, or a folder's entries, survive a power loss. Windows neither can nor need sync folders. */
export function syncPath(path: string): void {
  let file: number;
  try {
    file = openSync(path, isWindows ? 'r+' : 'r');
  } catch (error) {
    if (isWindows) return;
    throw error;
  }
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
