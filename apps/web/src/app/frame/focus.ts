import type { AnyRouter } from '@tanstack/react-router';
import { viewAt } from './navigation.ts';

/**
 * Moves the focus after each navigation to what is new: the element of the address's hash, else the page's heading,
 * else the page. A screen that has focused something itself keeps its choice.
 */
export function manageFocus(router: AnyRouter, page: Document): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged, toLocation }) => {
    if (fromLocation === undefined) return;
    if (!pathChanged && !hashChanged && viewAt(fromLocation) === viewAt(toLocation)) return;
    const main = page.getElementById('main');
    if (toLocation.hash === '' && main?.contains(page.activeElement) && page.activeElement !== main) return;
    const target = page.getElementById(toLocation.hash) ?? main?.querySelector<HTMLElement>('h1') ?? main;
    if (target === null || target === undefined) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: toLocation.hash === '' });
  });
}
