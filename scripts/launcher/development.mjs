import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { environmentOf, serverProgram, whenToldToStop } from './process.mjs';

const STOP_TIMEOUT_MS = 10_000;

/**
 * Runs both sides and reloads them as their files change; either one's end, or Ctrl-C, ends both.
 * @returns the exit code of the side that ended first
 */
export async function runDevelopment(root, node) {
  // Each reload would wait for a load balancer that is not there.
  process.env.SHUTDOWN_DELAY_SECONDS ||= '0';
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const sides = [
    side('server', node, ['--watch', '--watch-preserve-output', ...serverProgram, '--parse-outputs'], root),
    side('web', node, [vite, '--clearScreen', 'false'], join(root, 'apps/web')),
  ];
  const stop = () => {
    for (const { child } of sides) child.kill('SIGTERM');
    setTimeout(() => {
      for (const { child } of sides) child.kill('SIGKILL');
    }, STOP_TIMEOUT_MS).unref();
  };
  const forget = whenToldToStop(stop);

  const code = await Promise.race(sides.map(({ ended }) => ended));
  stop();
  await Promise.all(sides.map(({ ended }) => ended));
  forget();
  return code;
}

/** One program, each of its lines led by its name. */
function side(name, node, args, cwd) {
  const child = spawn(node, args, { cwd, env: environmentOf(node), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} │ ${line}`));
  }
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 0));
    child.once('error', () => resolve(1));
  });
  return { child, ended };
}
