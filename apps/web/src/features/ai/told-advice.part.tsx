import { latePart } from '../../components/states/late-part.tsx';

/** Has the AI provider give advice on one's own diary. */
export const ToldAdvice = latePart(async () => (await import('./telling/told-advice.tsx')).ToldAdvice);
