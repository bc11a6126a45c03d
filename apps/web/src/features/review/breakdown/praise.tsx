import type { ScoreOfDiary } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { useRubricText } from '../rubric/rubric-text.ts';
import { bestOf } from './best-of.ts';

/** Whether a piece of advice praises what is there, as the rubric does below a B. */
export const isPraise = ({ key }: ScoreOfDiary['advice'][number]) => key.startsWith('praise');

/** What a diary does best, in one line: as the rubric praises it, or what it found; nothing where it found nothing. */
export function Praise({ of: { parts, advice } }: { of: ScoreOfDiary }) {
  const say = useRubricText();
  const praise = advice.find(isPraise);
  const best = praise ?? bestOf(parts);
  const text = best && say(best.key, best.params);
  if (text === undefined) return null;
  return (
    <p className="wrap-anywhere flex items-start gap-2">
      <CheckIcon className="mt-0.5 size-5 shrink-0 text-leaf" />
      <span className="min-w-0">{praise ? text : <Trans>What went well: {text}</Trans>}</span>
    </p>
  );
}
