import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = join(import.meta.dirname, '../..');

/** Where each step leaves what it printed and its report. */
export const logs = join(root, '.cache', 'test');

const TIME_LIMIT_MS = 40 * 60_000;
const running = new Set();

/**
 * Runs a program with this Node, keeping what it prints in memory and in `<logs>/<step>.log`.
 * A program that outlives forty minutes is ended with all it started.
 * @returns {Promise<{ code: number, log: string }>}
 */
export function runNode(step, args, { cwd = root, env = {} } = {}) {
  return runProgram(step, process.execPath, args, { cwd, env });
}

/** As `runNode`, for any program. */
export function runProgram(step, program, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that servers and browsers end with the step that started them.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let log = '';
    const keep = (chunk) => {
      log += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => {
      keep(`\nEnded after ${TIME_LIMIT_MS / 60_000} minutes.\n`);
      endGroup(child, 'SIGKILL');
    }, TIME_LIMIT_MS);
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      mkdirSync(logs, { recursive: true });
      const plain = stripVTControlCharacters(log);
      appendFileSync(join(logs, `${step}.log`), plain);
      resolve({ code, log: plain });
    };
    child.once('error', (error) => {
      keep(error.message);
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

function endGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has ended by itself meanwhile.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) endGroup(child, 'SIGTERM');
    process.exit(130);
  });
}
