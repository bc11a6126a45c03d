import { type LazyExoticComponent, lazy } from 'react';

/** What React takes for a component that can be lazy. */
type Loadable = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A component whose file is fetched when it is first shown: `lazyComponent(async () => (await import('./menu.tsx')).Menu)`. */
export function lazyComponent<T extends Loadable>(load: () => Promise<T>): LazyExoticComponent<T> {
  return lazy(async () => ({ default: await load() }));
}
