import { api, isBlank, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { improvementReads } from './improvement-reads.ts';
import { MAX_IMPROVEMENT } from './text-max.ts';

type Days = OutputOf<typeof api.lastImprove.getLast>['checkOn'];

/** Says what the user does better from now on, and when to ask how it went. */
export function ImprovementForm({ days, replaces }: { days: Days; replaces: boolean }) {
  const { t } = useLingui();
  const headingId = useId();
  const [text, setText] = useState('');
  const [checkOn, setCheckOn] = useState(days.usual);
  const [isMissing, setMissing] = useState(false);
  useUnsaved('improvement', !isBlank(text));
  const { mutate, isPending, error } = useApiCommand(api.lastImprove.add, {
    invalidates: improvementReads,
    failure: 'none',
    loading: 'none',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setMissing(isBlank(text));
    if (isBlank(text)) return;
    mutate(
      { text, ...(checkOn !== '' && { checkOn }) },
      {
        onSuccess: () => {
          setText('');
          toast.success(t`Saved`);
        },
      },
    );
  };
  const at = errorAt(error);
  return (
    <Card as="form" aria-labelledby={headingId} onSubmit={submit} className="grid grid-cols-1 gap-3">
      <h2 id={headingId}>
        {replaces ? <Trans>Something else instead</Trans> : <Trans>Improve one thing</Trans>}
      </h2>
      <TextArea
        label={t`What will you do better?`}
        look="boxed"
        minRows={2}
        maxLength={MAX_IMPROVEMENT}
        value={text}
        error={isMissing ? translateMessage('improvementRequired') : at('text')}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DateField
          label={t`Check back on`}
          value={checkOn}
          min={days.from}
          max={days.to}
          error={at('checkOn')}
          onChange={setCheckOn}
          className="w-56 max-w-full"
        />
        <Button type="submit" look={replaces ? 'quiet' : 'primary'} loading={isPending}>
          <Trans>Begin</Trans>
        </Button>
      </div>
      {error && !at.isOfField && <FieldError>{failureMessage(error)}</FieldError>}
    </Card>
  );
}
