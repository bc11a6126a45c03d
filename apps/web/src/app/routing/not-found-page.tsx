import { startPart } from '../../components/states/late-part.tsx';

/** The page for an unknown address, fetched when someone comes to one. */
export const NotFoundPage = startPart(async () => (await import('./not-found.tsx')).NotFound);
