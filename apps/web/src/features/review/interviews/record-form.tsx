import type { InterviewItem } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import { dayAfter } from './interview-days.ts';
import { NewerRecord } from './newer-record.tsx';
import { draftOf, filledSteps, type RecordDraft, type TextOf, useUnsaved } from './unsaved.ts';
import { useRecording } from './use-recording.ts';

/** As many as the contract takes. */
const MOST_STEPS = 5;
const SAID_MAX = 10_000;
const STEP_MAX = 500;

type Props = {
  of: TextOf;
  item: InterviewItem;
  today: string;
  /** The record is changed, and may stay as it was. */
  onCancel?: () => void;
  /** Opened by a button, which is gone. */
  takesFocus: boolean;
  onRecorded: () => void;
};

/** A supervisor writes an interview down. What was recorded meanwhile shows beside what they typed, which stays. */
export function RecordForm({ of, item, today, onCancel, takesFocus, onRecorded }: Props) {
  const { t } = useLingui();
  const { draft, keep, settle } = useUnsaved('record', of, draftOf(item, today));
  const { save, isPending, newer, at, failure, refusal } = useRecording(of, {
    onNewer: (version) => keep({ version }),
    onSaved: (saved) => {
      settle(draftOf(saved, today));
      onRecorded();
    },
  });
  const form = useRefusedField<HTMLFormElement>(refusal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const steps = filledSteps(draft.steps);
    keep({ steps });
    save({ ...draft, steps });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      {newer && <NewerRecord item={newer} />}
      <DateField
        label={t`Day of the interview`}
        value={draft.heldOn}
        min={dayAfter(of.month)}
        max={today}
        error={at('heldOn')}
        onChange={(heldOn) => keep({ heldOn })}
      />
      <TextArea
        label={t`What was said`}
        autoFocus={takesFocus}
        look="boxed"
        minRows={6}
        maxLength={SAID_MAX}
        value={draft.said}
        error={at('said')}
        onChange={(event) => keep({ said: event.target.value })}
      />
      <Steps
        steps={draft.steps}
        min={draft.heldOn}
        errorOf={at}
        error={at('steps')}
        onChange={(steps) => keep({ steps })}
      />
      {failure && <FieldError>{failure}</FieldError>}
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button
            look="quiet"
            onClick={() => {
              settle(draftOf(item, today));
              onCancel();
            }}
          >
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <Button type="submit" loading={isPending}>
          {item.record ? <Trans>Save changes</Trans> : <Trans>Record the interview</Trans>}
        </Button>
      </div>
    </form>
  );
}

type StepsProps = {
  steps: RecordDraft['steps'];
  min: string;
  errorOf: (path: string) => string | undefined;
  error: string | undefined;
  onChange: (steps: RecordDraft['steps']) => void;
};

/** What both have agreed on, each step with its day. */
function Steps({ steps, min, errorOf, error, onChange }: StepsProps) {
  const { t } = useLingui();
  const change = (index: number, part: Partial<RecordDraft['steps'][number]>) =>
    onChange(steps.map((step, at) => (at === index ? { ...step, ...part } : step)));
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Agreed steps</Trans>
      </legend>
      {steps.map((step, index) => {
        const number = index + 1;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is told from others by its place alone
            key={index}
            className="grid grid-cols-1 items-start gap-3 border-line border-l-2 pl-[min(.75rem,3vw)] @min-[28rem]:grid-cols-[minmax(0,1fr)_11rem_auto]"
          >
            <TextField
              label={t`Step ${number}`}
              value={step.text}
              maxLength={STEP_MAX}
              autoComplete="off"
              error={errorOf(`steps.${index}.text`)}
              onChange={(event) => change(index, { text: event.target.value })}
            />
            <DateField
              label={t`By`}
              value={step.day}
              min={min || undefined}
              error={errorOf(`steps.${index}.day`)}
              onChange={(day) => change(index, { day })}
            />
            <IconButton
              label={t`Remove step ${number}`}
              icon={<TrashIcon className="size-5" />}
              onClick={() => onChange(steps.filter((_, at) => at !== index))}
              className="@min-[28rem]:mt-6"
            />
          </div>
        );
      })}
      {error && <FieldError>{error}</FieldError>}
      {steps.length < MOST_STEPS && (
        <Button
          look="quiet"
          icon={<PlusIcon className="size-5" />}
          onClick={() => onChange([...steps, { text: '', day: '' }])}
          className="justify-self-start"
        >
          <Trans>Add a step</Trans>
        </Button>
      )}
    </fieldset>
  );
}
