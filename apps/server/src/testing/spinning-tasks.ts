import { setTimeout as pause } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

type Order = { readonly name: string; readonly input: unknown };

/** What threads do in tests: told by name, as `thread-tasks.ts` has it for the product. */
export async function runTask({ name, input }: Order): Promise<unknown> {
  switch (name) {
    case 'test/where':
      return threadId;
    case 'test/echo':
      return input;
    case 'test/fail':
      throw new TypeError(`cannot do ${String(input)}`);
    case 'test/hoard':
      return hoard().length;
    case 'test/for-ever':
      for (;;) await pause(0);
    default:
      throw new Error(`no task ${name}`);
  }
}

function hoard(): number[][] {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 100_000 }, (_, index) => index + all.length));
}
