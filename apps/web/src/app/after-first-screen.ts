import type { QueryClient } from '@tanstack/react-query';
import { startKeeping } from './keep-reads.ts';
import { startLiveEvents } from './live-events.ts';

/** What runs behind every page and nothing on the first screen waits for: live events, and what keeps reads. */
export function startTheRest(cache: QueryClient): void {
  startKeeping(cache);
  startLiveEvents(cache);
}
