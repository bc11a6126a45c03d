import type { DiaryView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { DayMark } from '../../../components/days/day-mark.tsx';
import { Berry } from '../../../components/vine/berry.tsx';

type Props = {
  diary: Pick<DiaryView, 'score' | 'plain'>;
  /** A size class, of at least 18 px for its letter. */
  className?: string;
};

/** The grade of a diary as a small berry, with its points for those who point at it, or a plain grape; nothing where it shows none. */
export function GradeMark({ diary, className = 'size-5' }: Props) {
  const { t } = useLingui();
  if (diary.plain) return <DayMark state="submitted" label={t`Plain grape`} className={className} />;
  if (!diary.score) return null;
  const { grade, total: score } = diary.score;
  return (
    <span title={t`${score} of 100`} className="inline-grid shrink-0">
      <Berry grade={grade} label={t`Grade ${grade}`} className={className} />
    </span>
  );
}
