import type { AnyRouter } from '@tanstack/react-router';

/** Identifies this load of the page, since history survives a reload and a not-found page must not. */
export const visit = Math.random().toString(36).slice(2);

let last: string | undefined;

/** The address of the last page that opened; undefined before the first. */
export function lastLocation(): string | undefined {
  return last;
}

/** Keeps `lastLocation` up to date. */
export function trackLocation(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    const page = router.state.matches.at(-1);
    if (page?.status === 'success' && page.routeId !== '/$') last = toLocation.href;
  });
}
