import { api, MAX_TALK_NAME } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import type { Moods } from './use-moods.ts';

/** After two low weeks, once: whether one wants to talk to someone, and to which person. */
export function TalkCard({ talk: { offered, person } }: { talk: Moods['talk'] }) {
  const { t } = useLingui();
  const headingId = useId();
  const [name, setName] = useState('');
  const { mutate, isPending } = useApiCommand(api.growth.talk, {
    invalidates: [api.growth.moods],
    loading: 'none',
  });
  if (!offered && person === '') return null;
  const keep = (event: FormEvent) => {
    event.preventDefault();
    mutate({ person: name });
  };
  return (
    <Card aria-labelledby={headingId} tone="sunken" className="grid grid-cols-1 gap-3 print:hidden">
      <h2 id={headingId} className="wrap-anywhere text-lg">
        {offered ? (
          <Trans>The last two weeks were heavy</Trans>
        ) : (
          <Trans>You wanted to talk to {person}</Trans>
        )}
      </h2>
      {offered ? (
        <form className="grid grid-cols-1 gap-3" onSubmit={keep}>
          <p className="text-ink-2">
            <Trans>
              Talking to someone can make it lighter. The name stays here for two weeks, so that you remember;
              no one is told.
            </Trans>
          </p>
          <TextField
            label={t`Is there someone to talk to?`}
            maxLength={MAX_TALK_NAME}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={name.trim() === ''} loading={isPending && name !== ''}>
              <Trans>Remember the name</Trans>
            </Button>
            <Button look="quiet" disabled={isPending} onClick={() => mutate({ person: '' })}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-48 text-ink-2">
            <Trans>Only you see this.</Trans>
          </p>
          <Button look="quiet" loading={isPending} onClick={() => mutate({ person: '' })}>
            <Trans>We’ve talked</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
