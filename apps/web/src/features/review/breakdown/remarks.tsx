import { api, type ScoreOfDiary } from '@garden/contract';
import { QuotingText } from '../../../components/text/quoting-text.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useRubricText } from '../rubric/rubric-text.ts';
import { Remark } from './remark.tsx';
import { sentenceIn } from './sentence-in.ts';

type Said = Pick<ScoreOfDiary['advice'][number], 'key' | 'params' | 'at'>;

/** Reasons or advice, each with the sentence it rests on. Suspends until the rubric's words are there. */
export function Remarks({
  diaryId,
  of,
  className,
}: {
  diaryId: string;
  of: readonly Said[];
  className?: string;
}) {
  const say = useRubricText();
  // Its text is most often on the page already.
  const { data: diary } = useApiQuery(api.diary.get, { diaryId }, { failure: 'none' });
  return (
    <ul className={className}>
      {of.map(({ key, params, at }) => {
        const text = say(key, params);
        if (text === undefined) return null;
        return (
          <li key={text}>
            <Remark
              diaryId={diaryId}
              text={<QuotingText text={text} quoted={params.quote?.toString()} />}
              sentence={diary && sentenceIn(diary.sections, at)}
            />
          </li>
        );
      })}
    </ul>
  );
}
