import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { environmentOf, handOver } from './process.mjs';

const node = process.execPath;

test('ends with the exit code of the program, or with that of its signal', async () => {
  expect(await handOver(node, ['-e', 'process.exit(3)'])).toBe(3);
  expect(await handOver(node, ['-e', "process.kill(process.pid, 'SIGKILL')"])).toBe(128 + 9);
});

test('passes signals on', async () => {
  const module = JSON.stringify(new URL('./process.mjs', import.meta.url).href);
  const inner =
    "process.once('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('ready')";
  const outer = `const { handOver } = await import(${module});
    process.exitCode = await handOver(process.execPath, ['-e', ${JSON.stringify(inner)}]);`;
  const launcher = spawn(node, ['--input-type=module', '-e', outer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(launcher.stdout, 'data');
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([7, null]);
});

test('lets programs find the given Node first', () => {
  expect(environmentOf('/somewhere/bin/node').PATH).toMatch(/^\/somewhere\/bin[:;]/);
});
