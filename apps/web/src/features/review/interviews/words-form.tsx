import { api, type InterviewItem } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FieldError } from '../../../components/field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { NewerRecord, newerOf } from './newer-record.tsx';
import type { InterviewRecord } from './signatures.ts';
import { type TextOf, useUnsaved } from './unsaved.ts';

const WORDS_MAX = 10_000;

/** The member's own words, beside what their supervisor has written down. */
export function WordsForm({ of, record }: { of: TextOf; record: InterviewRecord }) {
  const { t } = useLingui();
  const { version, words } = record;
  const { draft, keep, settle } = useUnsaved('words', of, { version, words });
  const [newer, setNewer] = useState<InterviewItem>();
  const { mutate, isPending, error } = useApiCommand(api.failUser.interview, {
    invalidates: [api.failUser.get],
    failure: 'none',
    loading: 'none',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { teamId, month, memberId: userId } = of;
    mutate(
      { teamId, month, userId, ...draft },
      {
        onSuccess: ({ record: saved }) => {
          setNewer(undefined);
          settle({ version: saved?.version ?? version, words: draft.words });
          toast.success(t`Saved`);
        },
        onError: (failure) => {
          const current = newerOf(failure);
          if (!current?.record) return;
          setNewer(current);
          keep({ version: current.record.version });
        },
      },
    );
  };
  const at = errorAt(error);
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
      {error && !newerOf(error) && !at.isOfField && <FieldError>{failureMessage(error)}</FieldError>}
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
