import { api, type FirstWeek as FirstWeekView, MAX_CONFUSED } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PersonName, usePersonName } from '../../components/people/person-name.tsx';
import { useApiCommand } from '../../lib/api/hooks.ts';
import { ownLang } from '../../lib/locale/locale.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import { toast } from '../../lib/toast/toast.ts';
import { promptsOf } from './newcomers/first-week-texts.ts';

/** What a team says to someone new on each of their first working days, and what it asks at the end of them. */
export function FirstWeek({ firstWeek }: { firstWeek: FirstWeekView }) {
  const { i18n } = useLingui();
  const { day, prompt, asks, buddy } = firstWeek;
  const said = prompt ?? promptsOf({ prompts: null }, (message) => i18n._(message))[day - 1] ?? '';
  return (
    <>
      {said !== '' && (
        <Card tone="sunken">
          <p className="text-ink-2 text-sm">
            <Trans>Day {day} of your first week</Trans>
            {buddy && (
              <>
                {' · '}
                <Trans>
                  your buddy is <PersonName person={buddy} />
                </Trans>
              </>
            )}
          </p>
          <p
            lang={prompt === null ? undefined : ownLang(said)}
            className="wrap-anywhere mt-1 font-serif text-lg"
          >
            {said}
          </p>
        </Card>
      )}
      {asks && <Confused firstWeek={firstWeek} />}
    </>
  );
}

function Confused({ firstWeek: { teamId, buddy } }: { firstWeek: FirstWeekView }) {
  const { t } = useLingui();
  const headingId = useId();
  const nameOf = usePersonName();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useApiCommand(api.newcomer.confused, {
    invalidates: [api.draft.get, api.newcomer.list],
    failure: 'none',
    loading: 'none',
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending)
      mutate({ teamId, text }, { onSuccess: () => toast.success(t`Thank you. It helps the next newcomer.`) });
  };
  const name = buddy && nameOf(buddy);
  return (
    <Card as="form" tone="grape" aria-labelledby={headingId} onSubmit={send}>
      <h2 id={headingId} className="text-lg">
        <Trans>What confused you?</Trans>
      </h2>
      <p className="mt-1 mb-3 text-ink-2 text-sm">
        {name ? (
          <Trans>You’ve been here for a week. {name} and the administrators read your answer.</Trans>
        ) : (
          <Trans>You’ve been here for a week. The administrators read your answer.</Trans>
        )}
      </p>
      <TextArea
        look="boxed"
        label={t`Your answer`}
        labelHidden
        minRows={2}
        maxLength={MAX_CONFUSED}
        value={text}
        error={error && failureMessage(error)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="quiet" className="mt-3" loading={isPending} disabled={text.trim() === ''}>
        <Trans>Send</Trans>
      </Button>
    </Card>
  );
}
