import { api, type TeamAiView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';

const nothing = { name: '', view: '' };

type Props = { teamId: string; of: Pick<TeamAiView, 'lens' | 'can'> };

/** By whose eyes members may have their diaries looked at besides; administrators say so. */
export function TeamLens({ teamId, of: { lens, can } }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const [form, setForm] = useState(lens ?? nothing);
  const { mutate, isPending, error } = useApiCommand(api.ai.setTeam, {
    invalidates: [api.ai.team, api.ai.settings],
    loading: 'none',
    failure: 'none',
  });
  const isSaved = form.name === (lens?.name ?? '') && form.view === (lens?.view ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaved) mutate({ teamId, lens: form });
  };
  if (!can.edit && !lens) return null;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h3 id={headingId}>
        <Trans>Expert review of your own</Trans>
      </h3>
      <p className="text-ink-2">
        <Trans>Members may have their diaries looked at this way, too. Advice goes to them alone.</Trans>
      </p>
      {can.edit ? (
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-3">
          <TextField
            label={t`Who looks`}
            hint={t`Such as: As a patient’s daughter`}
            value={form.name}
            onChange={({ target }) => setForm({ ...form, name: target.value })}
          />
          <TextArea
            label={t`What they look for`}
            look="boxed"
            value={form.view}
            onChange={({ target }) => setForm({ ...form, view: target.value })}
          />
          {error && <FieldError>{failureMessage(error)}</FieldError>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="quiet" loading={isPending} disabled={isSaved}>
              <Trans>Save</Trans>
            </Button>
            {lens && (
              <Button look="ghost" onClick={() => mutate({ teamId, lens: null })}>
                <Trans>Remove</Trans>
              </Button>
            )}
          </div>
        </form>
      ) : (
        <p className="wrap-anywhere">
          {lens?.name}: {lens?.view}
        </p>
      )}
    </section>
  );
}
