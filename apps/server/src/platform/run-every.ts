import { driverErrorOf } from '../db/errors.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/**
 * Does some work whenever the time is a whole multiple of an interval, so that servers that run side by side do it
 * together; never twice at once. What fails is done at the next moment.
 * @returns ends it, once work that is under way is done
 */
export function runEvery(
  seconds: number,
  work: () => Promise<unknown>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): () => Promise<void> {
  const interval = seconds * 1000;
  let working: Promise<void> = Promise.resolve();
  let stopped = false;
  let timer = wait();
  function wait(): NodeJS.Timeout {
    return setTimeout(
      () => {
        working = run();
      },
      interval - (clock.now().getTime() % interval),
    ).unref();
  }
  async function run(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: driverErrorOf(error) ?? error }, 'work at an interval failed, and is done again');
    }
    if (!stopped) timer = wait();
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}
