import { api, type ImprovementView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { TextField } from '../../../components/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { improvementReads } from './improvement-reads.ts';
import { MAX_IMPROVEMENT } from './text-max.ts';

type Answer = NonNullable<ImprovementView['answer']>;
type Props = { improvementId: string; onAnswered?: (answer: Answer) => void; className?: string };

/** How it went with what the user wanted to do better, in one tap; a note is optional. */
export function ImprovementAnswer({ improvementId, onAnswered, className }: Props) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const { mutate, isPending, variables } = useApiCommand(api.lastImprove.answer, {
    invalidates: improvementReads,
    loading: 'none',
  });
  const say = (answer: Answer) => {
    if (isPending) return;
    mutate({ improvementId, answer, note }, { onSuccess: () => onAnswered?.(answer) });
  };
  const button = (answer: Answer, label: string) => (
    <Button look="quiet" loading={isPending && variables.answer === answer} onClick={() => say(answer)}>
      {label}
    </Button>
  );
  return (
    <div className={classNames('grid grid-cols-1 gap-3', className)}>
      <TextField
        label={t`A note on how it went`}
        labelHidden
        placeholder={t`A note, if you like`}
        value={note}
        maxLength={MAX_IMPROVEMENT}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>How did it go?</Trans>
        </legend>
        {button('kept', t`Kept`)}
        {button('changed', t`Changed`)}
        {button('dropped', t`Dropped it`)}
      </fieldset>
    </div>
  );
}
