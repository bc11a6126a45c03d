import { SimilarMistake } from '../slots.tsx';
import type { DayData } from '../writing/day-cache.ts';
import { WeekMistakes } from './week-mistakes.tsx';

type Props = {
  data: DayData;
  /** The mistakes that are written. */
  texts: readonly string[];
  /** The last one that was written since the editor opened. */
  newest: string | undefined;
  /** The week still lacks some. */
  isMissing: boolean;
  onAdd: (text: string) => void;
};

/** What an older mistake has taught, and how the week can still have its mistakes. */
export function MistakesAid({ data, texts, newest, isMissing, onAdd }: Props) {
  const { weekMistakes, diary } = data;
  return (
    <>
      {newest !== undefined && <SimilarMistake key={newest} text={newest} diaryId={diary?.id} />}
      {isMissing && weekMistakes && (
        <WeekMistakes data={data} week={weekMistakes} texts={texts} onAdd={onAdd} />
      )}
    </>
  );
}
