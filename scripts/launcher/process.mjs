import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/** How Node runs the server, from the root of the project; V8's own room for new objects doubles its memory for no speed. */
export const serverProgram = [
  '--max-semi-space-size=8',
  '--import',
  './apps/server/src/quick-start.mjs',
  'apps/server/src/main.ts',
];

/** How Node runs what an operator asks for: the operation and its arguments follow. */
export const operationsProgram = [...serverProgram.slice(0, -1), 'apps/server/src/operations/main.ts'];

/** The environment in which every program finds the given Node first, `#!/usr/bin/env node` included. */
export function environmentOf(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Runs a program in this one's place: same terminal, signals passed on, and its exit code as the result
 * (128 + signal number where a signal ended it, as shells count).
 */
export function handOver(node, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: 'inherit', env: environmentOf(node), ...options });
    const forget = whenToldToStop((signal) => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      forget();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/**
 * Calls back with each signal to stop, and with SIGTERM when npm has ended: npm passes a signal on to its shell
 * alone, which ends without telling anyone, so that the parent of this process is another one from then on.
 * @returns a function that stops listening
 */
export function whenToldToStop(stop) {
  for (const signal of SIGNALS) process.on(signal, stop);
  const parent = process.ppid;
  const startedByNpm = process.env.npm_lifecycle_event !== undefined;
  const check = () => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  };
  const timer = startedByNpm ? setInterval(check, PARENT_CHECK_MS) : undefined;
  timer?.unref();
  return () => {
    clearInterval(timer);
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}
