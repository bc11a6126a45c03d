import type { ScoreOfDiary } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { useRubricText } from '../rubric/rubric-text.ts';
import { bestOf } from './best-of.ts';

/** What a diary does best, in one line; nothing where the rubric found nothing. */
export function Praise({ of: { parts } }: { of: ScoreOfDiary }) {
  const say = useRubricText();
  const best = bestOf(parts);
  const text = best && say(best.key, best.params);
  if (text === undefined) return null;
  return (
    <p className="wrap-anywhere flex items-start gap-2">
      <CheckIcon className="mt-0.5 size-5 shrink-0 text-leaf" />
      <span className="min-w-0">
        <Trans>What went well: {text}</Trans>
      </span>
    </p>
  );
}
