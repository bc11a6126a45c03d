import { api, isBlank, type MistakeView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { SimilarMistake } from '../similar-mistake.part.tsx';
import { mistakeReads } from './mistake-reads.ts';
import { tagsIn } from './tags.ts';
import { MAX_INSTEAD, MAX_MISTAKE } from './text-max.ts';

type Props = {
  /** Undefined for a new one. */
  mistake: MistakeView | undefined;
  today: string;
  onClose: () => void;
};

const RESTS_MS = 600;

/** Writes a mistake down, or changes one; an old one that resembles it shows what was learned then. */
export function MistakeForm({ mistake, today, onClose }: Props) {
  const { t } = useLingui();
  const [begun] = useState(() => ({
    text: mistake?.text ?? '',
    instead: mistake?.instead ?? '',
    tags: mistake?.tags.join(', ') ?? '',
    day: mistake?.day ?? today,
  }));
  const [writing, setWriting] = useState(begun);
  const [isMissing, setMissing] = useState(false);
  useUnsaved(`mistake ${mistake?.id}`, JSON.stringify(writing) !== JSON.stringify(begun));
  const command = { invalidates: mistakeReads, failure: 'none', loading: 'none' } as const;
  const add = useApiCommand(api.mistake.add, command);
  const change = useApiCommand(api.mistake.change, command);
  const { isPending, error } = mistake ? change : add;
  const typed = useDebouncedValue(writing.text.trim(), RESTS_MS);
  const edit = (part: Partial<typeof writing>) => setWriting({ ...writing, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { text, instead, day } = writing;
    setMissing(isBlank(text));
    if (isBlank(text)) return;
    const request = { text, instead, tags: tagsIn(writing.tags), ...(day !== '' && { day }) };
    const onSuccess = () => {
      toast.success(t`Saved`);
      onClose();
    };
    if (mistake) change.mutate({ mistakeId: mistake.id, ...request }, { onSuccess });
    else add.mutate(request, { onSuccess });
  };
  const at = errorAt(error);
  const tagError = [...Array(tagsIn(writing.tags).length).keys()].map((place) => at(`tags.${place}`));
  return (
    <Card
      as="form"
      tone={mistake ? 'sunken' : 'plain'}
      aria-label={mistake ? t`Edit mistake` : t`Write down a mistake`}
      onSubmit={submit}
      className="grid grid-cols-1 gap-4"
    >
      <TextArea
        label={t`What went wrong?`}
        look="boxed"
        minRows={2}
        maxLength={MAX_MISTAKE}
        autoFocus
        value={writing.text}
        error={isMissing ? translateMessage('mistakeRequired') : at('text')}
        onChange={(event) => {
          edit({ text: event.target.value });
          setMissing(false);
        }}
      />
      {typed !== begun.text && <SimilarMistake text={typed} mistakeId={mistake?.id} />}
      <TextArea
        label={t`What do I do instead?`}
        optional
        look="boxed"
        minRows={2}
        maxLength={MAX_INSTEAD}
        value={writing.instead}
        error={at('instead')}
        onChange={(event) => edit({ instead: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-4 @min-[24rem]:grid-cols-2">
        <TextField
          label={t`Tags`}
          optional
          hint={<Trans>Several between commas</Trans>}
          value={writing.tags}
          autoComplete="off"
          error={at('tags') ?? tagError.find((message) => message !== undefined)}
          onChange={(event) => edit({ tags: event.target.value })}
        />
        <DateField
          label={t`Date`}
          hint={<Trans>When it happened</Trans>}
          value={writing.day}
          max={today}
          error={at('day')}
          onChange={(day) => edit({ day })}
        />
      </div>
      {error && !at.isOfField && <FieldError>{failureMessage(error)}</FieldError>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </Card>
  );
}
