import { api, type DiaryView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { SmileIcon } from '../../../components/icons/actions.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ExpressionMark } from '../expression-mark.part.tsx';
import { cacheDiary } from '../writing/day-cache.ts';
import { MoreExpressions } from './more-expressions.tsx';

/** The expression beside the user's own published diary, and its picker. */
export function OwnExpression({ diary }: { diary: DiaryView }) {
  const { t } = useLingui();
  const expressing = useApiCommand(api.diary.expression, {
    invalidates: [api.diary.recently],
    loading: 'none',
  });
  const { expression } = diary;
  if (!diary.can.edit) return expression && <ExpressionMark expression={expression} className="text-2xl" />;
  const choose = (chosen: string | null) =>
    expressing.mutate({ diaryId: diary.id, expression: chosen }, { onSuccess: cacheDiary });
  return (
    <MoreExpressions
      value={expression}
      onChoose={choose}
      loading={expressing.isPending}
      label={expression ? t`Change the expression` : t`Add an expression`}
    >
      {expression ? (
        <ExpressionMark expression={expression} silent className="text-2xl" />
      ) : (
        <SmileIcon className="size-6" />
      )}
    </MoreExpressions>
  );
}
