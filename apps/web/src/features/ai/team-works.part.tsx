import { latePart } from '../../components/states/late-part.tsx';

/** The books and articles that a team recommends to its members. */
export const TeamWorks = latePart(
  async () => (await import('./recommendations/team-works-card.tsx')).TeamWorksCard,
  { failed: null },
);
