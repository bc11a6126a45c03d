import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import type { InterviewRecord } from '../signing/signatures.ts';
import { NewerRecord } from './newer-record.tsx';
import type { TextOf, UnsavedWords } from './unsaved.ts';
import { useRecording } from './use-recording.ts';

const WORDS_MAX = 10_000;

type Props = { of: TextOf; record: InterviewRecord; unsaved: UnsavedWords };

/** The member's own words, beside what their supervisor has written down. */
export function WordsForm({ of, record, unsaved }: Props) {
  const { t } = useLingui();
  const { version, words } = record;
  const { draft, keep, settle } = unsaved;
  const { save, isPending, newer, at, failure, refusal } = useRecording(of, {
    onNewer: (newest) => keep({ version: newest }),
    onSaved: ({ record: saved }) => {
      settle({ version: saved?.version ?? version, words: draft.words });
      toast.success(t`Saved`);
    },
  });
  const form = useRefusedField<HTMLFormElement>(refusal);
  const isChanged = draft.words !== words;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) save(draft);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-3">
      {newer && <NewerRecord item={newer} />}
      <TextArea
        label={t`Your own words`}
        optional
        look="boxed"
        minRows={4}
        maxLength={WORDS_MAX}
        value={draft.words}
        error={at('words')}
        onChange={(event) => keep({ words: event.target.value })}
      />
      {failure && <FieldError>{failure}</FieldError>}
      <div className="flex flex-wrap justify-end gap-2">
        {isChanged && words !== '' && (
          <Button look="quiet" onClick={() => settle({ version, words })}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <Button type="submit" look={isChanged ? 'primary' : 'quiet'} loading={isPending}>
          <Trans>Save your words</Trans>
        </Button>
      </div>
    </form>
  );
}
