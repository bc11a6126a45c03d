import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { type ComponentType, createElement, type ReactElement, use } from 'react';

import { loadLaterWords } from '../../lib/locale/locale.ts';

type ScreenModule = { readonly default: ComponentType };

/** A file of the app that did not load: the network was away, or a newer build has replaced it. */
export class ScreenLoadFailure extends Error {
  override readonly name = 'ScreenLoadFailure';
  /** Lets the next render load the file again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the page could not be loaded', { cause });
    this.forget = forget;
  }
}

/** A screen whose file is fetched when it is shown, or before. */
export type LazyScreen = (() => ReactElement) & { preload: () => Promise<void> };

/** A screen in a file of its own, loaded with the sentences beyond the start page. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  return startScreen(async () => (await Promise.all([load(), loadLaterWords()]))[0]);
}

/**
 * A screen in a file of its own, loaded when its route is entered or about to be; its sentences are in the first part of
 * the catalogue.
 *
 * A failed load is thrown to the error page instead of reloading the window, since the user may be writing; it stays
 * failed until that page's retry forgets it.
 */
export function startScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const forget = () => {
    loading = undefined;
  };
  const start = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (cause) => {
        throw new ScreenLoadFailure(cause, forget);
      },
    );
    return loading;
  };
  // Rendered at once when loaded: even a settled promise would suspend, and the router calls the page
  // rendered while it is still blank.
  const Screen = () => createElement(loaded ?? use(start()));
  const preload = () =>
    start().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Screen, { preload });
}

/** Loads the file of a page's screen before the router gets to it. */
export function preloadScreen(router: AnyRouter, path: string): void {
  const route: AnyRoute | undefined = router.routesByPath[path];
  route?.options.component?.preload?.();
}
