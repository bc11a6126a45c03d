import { latePart } from '../../components/states/late-part.tsx';

/** What areas above bring into how a score came about. */
export const ToldAdvice = latePart(async () => (await import('../ai/told-advice.part.tsx')).ToldAdvice, {
  fallback: null,
});
