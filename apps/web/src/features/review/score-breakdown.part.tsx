import { latePart } from '../../components/states/late-part.tsx';

/** How the score of one's own diary came about. */
export const ScoreBreakdown = latePart(
  async () => (await import('./breakdown/score-breakdown.tsx')).ScoreBreakdown,
  { fallback: <div className="min-h-64" />, of: ({ diaryId }) => diaryId },
);
