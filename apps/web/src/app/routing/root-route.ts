import { createRootRoute } from '@tanstack/react-router';
import { RootLayout } from '../frame/root-layout.tsx';
import { FailurePage } from './failure-page.tsx';

export const rootRoute = createRootRoute({ component: RootLayout, errorComponent: FailurePage });
