import type { DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { useWas } from '../../../lib/use-was.ts';
import { ScoreBreakdown } from '../slots.tsx';

type Props = {
  diary: Pick<DiaryView, 'id' | 'score'>;
  open: boolean;
  onToggle: (open: boolean) => void;
};

/** The score of one's own diary in one line, which opens to how it came about; nothing where there is none. */
export function ScoreFold({ diary, open, onToggle }: Props) {
  const { t } = useLingui();
  // Fetched when it is first opened; what was opened in it outlives a fold.
  const wasOpen = useWas(open);
  if (!diary.score) return null;
  const { grade, total: score } = diary.score;
  return (
    <details className="group" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className="-mx-2 flex min-h-(--target) cursor-pointer list-none flex-wrap items-center gap-x-2.5 rounded-md px-2 transition-colors hover:bg-grape-soft">
        <span className="font-semibold">{t`Grade ${grade}`}</span>
        <span className="text-ink-2 tabular-nums">
          <Trans>{score} of 100</Trans>
        </span>
        <ChevronDownIcon className="ml-auto size-5 text-ink-3 transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-3">{wasOpen && <ScoreBreakdown diaryId={diary.id} />}</div>
    </details>
  );
}
