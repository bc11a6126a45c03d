import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { writeDump } from '../dump/write-dump.ts';

export type DumpReason = 'daily' | 'before-migration';

/** Of each reason. */
export const DUMPS_KEPT = 14;

const NAME =
  /^(?<date>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d\.\d{3})Z-(?<reason>[a-z-]+)\.sql\.gz$/;

/** The folder of logical dumps beside the embedded database. */
export class Dumps {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Dumps the database and removes what is older than the last 14 of the same reason. Returns the new file. */
  async write(pool: Pool, reason: DumpReason, now: Date): Promise<string> {
    mkdirSync(this.#folder, { recursive: true });
    const file = join(this.#folder, `${now.toISOString().replaceAll(':', '-')}-${reason}.sql.gz`);
    await writeDump(pool, file);
    for (const name of this.#names(reason).slice(0, -DUMPS_KEPT)) rmSync(join(this.#folder, name));
    return file;
  }

  /** When the newest dump of a reason was made. */
  newest(reason: DumpReason): Date | undefined {
    const { date, hour, minute, second } = NAME.exec(this.#names(reason).at(-1) ?? '')?.groups ?? {};
    return date === undefined ? undefined : new Date(`${date}T${hour}:${minute}:${second}Z`);
  }

  /** Names from the oldest to the newest. */
  #names(reason: DumpReason): string[] {
    try {
      return readdirSync(this.#folder)
        .filter((name) => NAME.exec(name)?.groups?.reason === reason)
        .sort();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }
}
