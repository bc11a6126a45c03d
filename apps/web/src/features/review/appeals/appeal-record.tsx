import type { AppealView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../components/chip.tsx';
import { PersonName } from '../../../components/person-name.tsx';

/** What an appeal came to: both scores, both texts and both names, the same for both sides. */
export function AppealRecord({ appeal }: { appeal: AppealView }) {
  const { author, reason, scoreBefore, gradeBefore, state, settler, answer, scoreAfter, gradeAfter } = appeal;
  return (
    <dl className="grid grid-cols-1 gap-2">
      <div>
        <dt className="text-ink-2 text-sm">
          <PersonName person={author} /> · {scoreBefore} {gradeBefore}
        </dt>
        <dd className="wrap-anywhere whitespace-pre-wrap">{reason}</dd>
      </div>
      {settler && (
        <div>
          <dt className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
            <PersonName person={settler} /> · {scoreAfter} {gradeAfter}
            <Chip tone="leaf">{state === 'changed' ? <Trans>changed</Trans> : <Trans>confirmed</Trans>}</Chip>
          </dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">{answer}</dd>
        </div>
      )}
    </dl>
  );
}
