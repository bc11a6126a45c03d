import { latePart } from '../../components/states/late-part.tsx';

/** The score of what is being written. What can't be fetched without network is left out: writing goes on. */
export const ScorePreview = latePart(async () => (await import('./scores/score-preview.tsx')).ScorePreview, {
  fallback: <div className="min-h-17" />,
  failed: null,
});
