import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');
/** How long a program may take to start. */
export const READY_MS = 120_000;
const LOOK_EVERY_MS = 100;

/** Runs a program of the server and waits until this address answers. */
export async function start(
  program: string,
  env: Record<string, string>,
  address: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', './apps/server/src/quick-start.mjs', program], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const limit = Date.now() + READY_MS; Date.now() < limit; await pause(LOOK_EVERY_MS)) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return child;
  }
  child.kill('SIGKILL');
  throw new Error(`${program} did not answer at ${address}`);
}

/** Ends a program, and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** A port that no one listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
