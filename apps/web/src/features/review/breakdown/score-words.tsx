import { Trans } from '@lingui/react/macro';
import { Advice } from './advice.tsx';
import { Praise } from './praise.tsx';
import { useScoreOf } from './use-score-of.ts';

type Props = {
  diaryId: string;
  /** `first`: one warm sentence for someone who has published for the first time. `praise`: what went well. `advice`: what to try next. */
  of: 'first' | 'praise' | 'advice';
};

/** What is said of one's own diary beside its score; nothing until it is there. */
export function ScoreWords({ diaryId, of }: Props) {
  const { data, isPending } = useScoreOf(diaryId);
  if (of === 'first' && isPending) return <span className="min-h-12" />;
  if (!data) return null;
  if (of === 'praise') return <Praise of={data} />;
  if (of === 'advice') return <Advice of={data} />;
  return data.first ? (
    <p className="min-h-12 font-serif text-lg">
      <Trans>It’s your first grape. With every day you write, your vine grows by one.</Trans>
    </p>
  ) : null;
}
