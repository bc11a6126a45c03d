import { type Page, pages } from '@garden/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { checkPage, watchBuilds } from '../../lib/builds.ts';
import { pageAt } from '../frame/navigation.ts';
import { keepFocusInView } from './focus-in-view.ts';
import { startKeeping } from './keep-reads.ts';
import { startLiveEvents } from './live-events.ts';

const table: readonly Page[] = pages;

/** What runs behind every page and nothing on the first screen waits for: live events, newer builds, and what keeps reads. */
export function startTheRest(router: AnyRouter, cache: QueryClient): void {
  startKeeping(cache);
  startLiveEvents(cache);
  watchBuilds(document);
  keepFocusInView(document);
  const check = ({ pathname }: { readonly pathname: string }) => {
    const page = pageAt(table, pathname);
    if (page) checkPage(page.path, !page.public);
  };
  check(router.state.location);
  router.subscribe('onResolved', ({ toLocation }) => check(toLocation));
}
