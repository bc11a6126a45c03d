import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Below the data folder, while something is restored into it; what is there afterwards was broken off. */
export const RESTORING = 'restoring';

/** Whether a data folder holds a restore that goes on, or was broken off. */
export function isRestoring(dataDir: string): boolean {
  return existsSync(join(dataDir, RESTORING));
}
