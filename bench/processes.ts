import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './bench-app.ts';

/** A PostgreSQL cluster for the time of a measurement. */
export type Cluster = { readonly url: string; stop(): Promise<void> };

/** Starts one from the machine's own binaries; undefined, with the reason printed, where there are none. */
export async function startCluster(): Promise<Cluster | undefined> {
  const cluster = run(['tools/postgres-cluster.mjs'], process.env);
  const url = await firstLine(cluster);
  if (url === undefined) return undefined;
  return { url, stop: () => end(cluster) };
}

/** Runs a program of this repository (its path from the root) with this Node, its output kept from the terminal; it ends with this process. */
export function run(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const program = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = () => program.kill();
  process.once('exit', endWithUs);
  program.once('exit', () => process.off('exit', endWithUs));
  return program;
}

/** Everything a program prints until it ends. */
export async function outputOf(args: readonly string[]): Promise<string> {
  const program = run(args, process.env);
  let text = '';
  program.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(program, 'close');
  return text;
}

/** Asks a program to stop, and waits until it has. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

/** The first line that a program prints; undefined when it ends without one. */
export async function firstLine(program: ChildProcess): Promise<string | undefined> {
  const { stdout } = program;
  if (!stdout) return undefined;
  stdout.setEncoding('utf8');
  let text = '';
  for await (const chunk of stdout) {
    text += chunk;
    const line = /^(.*)\n/.exec(text)?.[1];
    if (line !== undefined) return line;
  }
  return undefined;
}
