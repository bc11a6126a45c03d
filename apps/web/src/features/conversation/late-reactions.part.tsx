import { latePart } from '../../components/states/late-part.tsx';

/** The reactions to an object in a row, on a page that need not wait for them. */
export const LateReactionsRow = latePart(async () => (await import('./reactions.part.tsx')).ReactionsRow);
