import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('opens under node --watch, which talks over the same channel', async () => {
  const program = join(import.meta.dirname, '../testing/greet.ts');
  const child = spawn(process.execPath, ['--watch', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
    expect(said).toBe('sum 4\n');
  } finally {
    child.kill('SIGKILL');
  }
});
