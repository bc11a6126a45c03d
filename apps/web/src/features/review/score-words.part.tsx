import { latePart } from '../../components/states/late-part.tsx';

const room = { first: 'min-h-12', praise: 'min-h-6', advice: undefined };

/** What is said of one's own diary beside its score. */
export const ScoreWords = latePart(async () => (await import('./breakdown/score-words.tsx')).ScoreWords, {
  fallback: ({ of }) => room[of] && <span className={room[of]} />,
  failed: null,
  of: ({ diaryId }) => diaryId,
});
