import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

test('opens under node --watch, which talks over the same channel', async () => {
  const program = join(import.meta.dirname, '../testing/greet.ts');
  const child = spawn(process.execPath, ['--watch', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    // The watcher may write its own line into the same piece.
    const [line] = await once(createInterface(child.stdout), 'line');
    expect(line).toBe('sum 4');
  } finally {
    child.kill('SIGKILL');
  }
});
