import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { environmentOf, handOver } from './process.mjs';

const node = process.execPath;

test('ends with the exit code of the program, or with that of its signal', async () => {
  expect(await handOver(node, ['-e', 'process.exit(3)'])).toBe(3);
  expect(await handOver(node, ['-e', "process.kill(process.pid, 'SIGKILL')"])).toBe(128 + 9);
});

/** A launcher of its own that hands over to a program which answers SIGTERM with exit code 7. */
function launch(command, env = {}) {
  const module = JSON.stringify(new URL('./process.mjs', import.meta.url).href);
  const inner =
    "process.once('SIGTERM', () => { console.log('stopped'); process.exit(7); });" +
    "setInterval(() => {}, 1000); console.log('ready')";
  const outer = `const { handOver } = await import(${module});
    process.exitCode = await handOver(process.execPath, ['-e', ${JSON.stringify(inner)}]);`;
  return command(['--input-type=module', '-e', outer], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
}

test('passes signals on', async () => {
  const launcher = launch((args, options) => spawn(node, args, options));
  await once(launcher.stdout, 'data');
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([7, null]);
});

test('stops the program when the shell of npm is gone', async () => {
  const shell = launch((args, options) => spawn('sh', ['-c', '"$0" "$@"; :', node, ...args], options), {
    npm_lifecycle_event: 'start',
  });
  await once(shell.stdout, 'data');
  shell.kill('SIGKILL');
  const [said] = await once(shell.stdout, 'data');
  expect(String(said)).toContain('stopped');
});

test('lets programs find the given Node first', () => {
  expect(environmentOf('/somewhere/bin/node').PATH).toMatch(/^\/somewhere\/bin[:;]/);
});
