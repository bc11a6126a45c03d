import { type PagePath, pages } from '@garden/contract';
import { createRoute, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { redirectionOf } from './access.ts';
import { rootRoute } from './root-route.ts';
import { type LazyScreen, lazyScreen, startScreen } from './screen.ts';
import { searchOf } from './search-fields.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Opens for signed-in users only, inside the shell with its navigation. */
    requiresSession?: boolean;
    /** The page's name, an English sentence of the catalogue. */
    title?: string;
  }
}

type ScreenFile = () => Promise<{ default: ComponentType }>;
type ReadSearch = (search: Record<string, unknown>) => Record<string, unknown>;

const noSearch = searchOf({});

/**
 * One row of the route table.
 * @param path the page as the contract knows it, which also says whether it needs a session
 * @param row `screen` imports the file of the screen, `startScreen` that of one where people start, whose sentences are in
 *   the first part of the catalogue, `shared` is the screen of several pages, which stays as people go from one to the
 *   other; `search` reads its query string: what does not fit it is "Page Not Found", what it does not name is dropped
 */
export function pageRoute<const P extends PagePath, S extends ReadSearch = typeof noSearch>(
  path: P,
  row: ({ screen: ScreenFile } | { startScreen: ScreenFile } | { shared: LazyScreen }) & { search?: S },
) {
  const page = pages.find((known) => known.path === path);
  const requiresSession = page?.public !== true;
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // Without fields of its own a page has none, which is what S then is.
    validateSearch: row.search ?? (noSearch as unknown as S),
    staticData: { requiresSession, ...(page && { title: page.title }) },
    beforeLoad: async ({ location, preload }) => {
      const target = await redirectionOf({ path, requiresSession, preload }, location.href);
      if (target !== undefined) throw redirect({ href: target, replace: true });
    },
    component:
      'shared' in row ? row.shared : 'screen' in row ? lazyScreen(row.screen) : startScreen(row.startScreen),
  });
}
