import { Advice } from './breakdown/advice.tsx';
import { useScoreOf } from './breakdown/use-score-of.ts';

/** What to try next after one's own diary; nothing until it is there. */
export function ScoreAdvice({ diaryId }: { diaryId: string }) {
  const { data } = useScoreOf(diaryId);
  return data ? <Advice of={data} /> : null;
}
