import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from './not-found-page.tsx';
import { pageRoute } from './page-route.ts';
import { rootRoute } from './root-route.ts';

const unknownRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', component: NotFoundPage });

/** Every route of the product, each screen in a file of its own. */
export const routeTree = rootRoute.addChildren([
  pageRoute('/loading', { screen: () => import('../features/account/loading.screen.tsx') }),
  unknownRoute,
]);
