import { api, isGathering } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { OneTimeCodeField } from '../../../components/fields/one-time-code-field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { refusalText } from '../teams/refusal-text.ts';

const PIN = /^\d{6}$/;

/** Six digits that people agree on and enter within a minute: it leads them into one waiting room. */
export function FaceToFace() {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate({ from: '/department' });
  const [pin, setPin] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const { mutate, isPending, error, reset } = useApiCommand(api.team.add, {
    failure: 'none',
    loading: 'none',
  });
  const enter = (digits: string) => {
    setMalformed(!PIN.test(digits));
    if (isPending || !PIN.test(digits)) return;
    mutate(
      { pin: digits },
      {
        onSuccess: (made) => {
          if (isGathering(made))
            void navigate({ search: { together: true, gathering: made.gatheringId }, replace: true });
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(pin);
    if (!PIN.test(pin)) document.getElementById(id)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Card as="div" className="grid grid-cols-1 gap-5">
        <ol className="grid list-decimal gap-1 pl-6 text-ink-2 marker:text-grape">
          <li>
            <Trans>Stand together and agree on any six digits.</Trans>
          </li>
          <li>
            <Trans>Everyone enters them on their own device, within one minute.</Trans>
          </li>
          <li>
            <Trans>The first to enter them names the team. That’s all.</Trans>
          </li>
        </ol>
        <OneTimeCodeField
          id={id}
          label={t`Your six digits`}
          value={pin}
          onChange={(digits) => {
            setPin(digits);
            setMalformed(false);
            if (error) reset();
          }}
          onComplete={enter}
          error={isMalformed ? translateMessage('pinFormat') : error && refusalText(error)}
        />
        <Button type="submit" loading={isPending} className="justify-self-start">
          <Trans>Join</Trans>
        </Button>
      </Card>
    </form>
  );
}
