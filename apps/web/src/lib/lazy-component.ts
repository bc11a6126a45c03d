import { type LazyExoticComponent, lazy } from 'react';
import { whenFirstScreenStands } from './first-screen.ts';
import { loadLaterWords } from './locale/locale.ts';

/** What React takes for a component that can be lazy. */
type Loadable = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * A component whose file is fetched when it is first shown, but not before the first screen stands, with the sentences
 * beyond the start page: `lazyComponent(async () => (await import('./menu.tsx')).Menu)`.
 */
export function lazyComponent<T extends Loadable>(load: () => Promise<T>): LazyExoticComponent<T> {
  return startComponent(async () => {
    await whenFirstScreenStands();
    const [component] = await Promise.all([load(), loadLaterWords()]);
    return component;
  });
}

/** A lazy component that the start page shows: its sentences are in the first part of the catalogue. */
export function startComponent<T extends Loadable>(load: () => Promise<T>): LazyExoticComponent<T> {
  return lazy(async () => ({ default: await load() }));
}
