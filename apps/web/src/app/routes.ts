import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from './not-found-page.tsx';
import { pageRoute } from './page-route.ts';
import { rootRoute } from './root-route.ts';
import { lazyScreen } from './screen.ts';

const unknownRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', component: NotFoundPage });

/**
 * Every component in every state; in development, and in builds made with `VITE_GALLERY=on`.
 * The import stands inside the condition, so that other builds leave the gallery out.
 */
const galleryRoutes =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === 'on'
    ? [
        createRoute({
          getParentRoute: () => rootRoute,
          path: '/__gallery',
          component: lazyScreen(() => import('./gallery/gallery.screen.tsx')),
        }),
      ]
    : [];

/** Every route of the product, each screen in a file of its own. */
export const routeTree = rootRoute.addChildren([
  pageRoute('/loading', { screen: () => import('../features/account/loading.screen.tsx') }),
  ...galleryRoutes,
  unknownRoute,
]);
