import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const CLUSTER = resolve(import.meta.dirname, '../../../../tools/postgres-cluster.mjs');

/** A folder for the data of servers that a test kills. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'garden-kill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type OwnCluster = {
  readonly url: string;
  /** Ends it as PostgreSQL's shutdown mode of that name does, and starts it again. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
};

/** A PostgreSQL of this test alone: its crashes shall disturb no one. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const cluster = spawn(process.execPath, [CLUSTER], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    cluster.kill('SIGTERM');
    await once(cluster, 'exit');
  });
  const lines = createInterface({ input: cluster.stdout });
  const [url] = await once(lines, 'line');
  return {
    url: String(url),
    async restart(mode) {
      const again = once(lines, 'line');
      cluster.stdin.write(`${mode}\n`);
      await again;
    },
  };
}
