import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export type Program = {
  child: ChildProcess;
  /** Lines of standard output so far. */
  lines: string[];
  /** Resolves with the first line; rejects when the program ends before. */
  firstLine: Promise<string>;
  /** Resolves when the program has ended and its output is read. */
  ended: Promise<{ code: number | null; stderr: string }>;
};

/** Starts a program of this folder in a process of its own. */
export function runProgram(name: string, args: string[]): Program {
  const quick = ['--import', join(import.meta.dirname, '../../quick-start.mjs')];
  const child = spawn(process.execPath, [...quick, join(import.meta.dirname, name), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let rest = '';
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, stderr }));
  });
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const pieces = (rest + chunk).split('\n');
      rest = pieces.pop() ?? '';
      lines.push(...pieces);
      if (lines[0] !== undefined) resolve(lines[0]);
    });
    ended.then(() => reject(new Error(`${name} ended without a word: ${stderr}`)));
  });
  firstLine.catch(() => undefined);
  return { child, lines, firstLine, ended };
}
