import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { whenFirstScreenStands } from '../../lib/first-screen.ts';
import { logFailure } from '../../lib/log.ts';
import { startSending } from './start-sending.ts';

/** The first screen has the network to itself for this long at most. */
const PATIENCE_MS = 4000;

/** What runs behind every page: the queue at once, since the first screen shows it; the rest once that screen stands. */
export function startBackground(router: AnyRouter, cache: QueryClient): void {
  startSending();
  afterFirstScreen(cache, () => {
    import('./after-first-screen.ts')
      .then(({ startTheRest }) => startTheRest(router, cache))
      .catch((failure) => logFailure('What runs behind pages could not be started', failure));
  });
}

/** Runs when what the first screen reads has come; without network, where it waits for what was kept, at once. */
function afterFirstScreen(cache: QueryClient, work: () => void): void {
  const reads = cache.getQueryCache();
  const hasRead = () => reads.getAll().some(({ state }) => state.status !== 'pending');
  const stop = reads.subscribe(() => {
    if (hasRead() && cache.isFetching() === 0) begin();
  });
  const timer = setTimeout(begin, navigator.onLine ? PATIENCE_MS : 0);
  function begin(): void {
    stop();
    clearTimeout(timer);
    void whenFirstScreenStands().then(work);
  }
}
