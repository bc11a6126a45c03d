import { latePart } from '../../components/states/late-part.tsx';

/** Books and articles that fit what the user learned and asked lately, and those they saved. */
export const Recommendations = latePart(
  async () => (await import('./recommendations/recommendations-card.tsx')).RecommendationsCard,
  { failed: null },
);
