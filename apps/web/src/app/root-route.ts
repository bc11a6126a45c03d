import { createRootRoute } from '@tanstack/react-router';
import { FailurePage } from './failure-page.tsx';
import { RootLayout } from './root-layout.tsx';

export const rootRoute = createRootRoute({ component: RootLayout, errorComponent: FailurePage });
