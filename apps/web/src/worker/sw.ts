import { pages } from '@garden/contract/pages';
import { getCacheKeyForURL, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { SHELL, shellPathFor } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The built files, written here by the build. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

const paths: readonly string[] = pages.map(({ path }) => path);

/*
 * Keeps one build whole, so that the product opens without network. Data never passes here: drafts and queued calls
 * are in IndexedDB. A newer build is fetched beside this one and waits until the user accepts it; the previous build
 * is erased then.
 */
precache(self.__WB_MANIFEST);

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const place = shellPathFor(request, self.location.origin, paths);
  if (place !== undefined && getCacheKeyForURL(place) !== undefined)
    event.respondWith(fromShell(place, request));
});

/** A browser short of room may have erased what was kept. */
async function fromShell(place: string, request: Request): Promise<Response> {
  return (await matchPrecache(place)) ?? fetch(place === SHELL ? request : place);
}
