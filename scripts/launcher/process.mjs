import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

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
    const forward = (signal) => child.kill(signal);
    for (const signal of FORWARDED) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const forwarded of FORWARDED) process.off(forwarded, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
