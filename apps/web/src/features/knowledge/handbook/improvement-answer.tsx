import { api, type ImprovementView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { useWas } from '../../../lib/use-was.ts';
import { queuedAnswer, sendAnswer } from '../answers-outbox.shared.ts';
import { MAX_IMPROVEMENT } from './text-max.ts';

type Answer = NonNullable<ImprovementView['answer']>;
type Props = { improvementId: string; className?: string };

/** How it went with what the user wanted to do better, in one tap; a note is optional. */
export function ImprovementAnswer({ improvementId, className }: Props) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [isAnswered, setAnswered] = useState(false);
  const { calls } = useOutbox();
  const queued = queuedAnswer(
    api.lastImprove.answer,
    calls,
    (input) => input.improvementId === improvementId,
  );
  const isWaiting = queued !== undefined && !queued.isFirstTry;
  const wasWaiting = useWas(isWaiting);
  const say = async (answer: Answer) => {
    if (queued) return;
    const sent = await sendAnswer(api.lastImprove.answer, { improvementId, answer, note }, improvementId);
    if (sent) setAnswered(true);
  };
  const button = (answer: Answer, label: string) => (
    <Button look="quiet" loading={queued?.input.answer === answer} onClick={() => void say(answer)}>
      {label}
    </Button>
  );
  if (wasWaiting || isAnswered) {
    return (
      <p role="status" className={className}>
        {isWaiting ? (
          <Trans>It’s saved on this device and will be sent when the network is back.</Trans>
        ) : (
          <Trans>Noted in your handbook.</Trans>
        )}
      </p>
    );
  }
  return (
    <div className={classNames('grid grid-cols-1 gap-3', className)}>
      <TextField
        label={t`A note on how it went`}
        labelHidden
        placeholder={t`Add a note`}
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
