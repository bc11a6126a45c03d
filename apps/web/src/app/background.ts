import type { QueryClient } from '@tanstack/react-query';
import { startLiveEvents } from './live-events.ts';
import { startSending } from './start-sending.ts';

/** What runs behind every page, fetched as one file once the first page is there. */
export function startBackground(cache: QueryClient): void {
  startSending();
  startLiveEvents(cache);
}
