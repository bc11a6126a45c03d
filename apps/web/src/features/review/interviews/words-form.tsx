import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { FieldError } from '../../../components/field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { NewerRecord } from './newer-record.tsx';
import type { InterviewRecord } from './signatures.ts';
import { type TextOf, useUnsaved } from './unsaved.ts';
import { useRecording } from './use-recording.ts';

const WORDS_MAX = 10_000;

/** The member's own words, beside what their supervisor has written down. */
export function WordsForm({ of, record }: { of: TextOf; record: InterviewRecord }) {
  const { t } = useLingui();
  const { version, words } = record;
  const { draft, keep, settle } = useUnsaved('words', of, { version, words });
  const { save, isPending, newer, at, failure } = useRecording(of, {
    onNewer: (newest) => keep({ version: newest }),
    onSaved: ({ record: saved }) => {
      settle({ version: saved?.version ?? version, words: draft.words });
      toast.success(t`Saved`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) save(draft);
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-3">
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
      <Button
        type="submit"
        look={draft.words === words ? 'quiet' : 'primary'}
        loading={isPending}
        className="justify-self-end"
      >
        <Trans>Save your words</Trans>
      </Button>
    </form>
  );
}
