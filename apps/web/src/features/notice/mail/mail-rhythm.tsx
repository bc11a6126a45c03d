import type { MailChoice, NoticeSettings } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { mailFor, rhythmOf } from './rhythm.ts';

const MailChoices = latePart(async () => (await import('./mail-choices.tsx')).MailChoices, {
  fallback: <SkeletonBox className="h-96 rounded-md" />,
});

const OWN = 'own';

type Props = {
  mail: NoticeSettings['mail'];
  onChange: (mail: Partial<NoticeSettings['mail']>) => void;
};

/** How often mails come, as one choice; each kind by itself for those who want it. */
export function MailRhythm({ mail, onChange }: Props) {
  const rhythm = rhythmOf(mail);
  const [isFine, setFine] = useState(rhythm === null);
  const fineId = useId();
  const options = [
    {
      value: 'now',
      label: <Trans>At once</Trans>,
      hint: (
        <Trans>Comments, replies, and mentions as they come; reactions and new followers once a day</Trans>
      ),
    },
    {
      value: 'daily',
      label: <Trans>Daily</Trans>,
      hint: <Trans>One email in the morning; mentions and requests to join come at once</Trans>,
    },
    {
      value: 'weekly',
      label: <Trans>Weekly</Trans>,
      hint: <Trans>One email on Monday morning</Trans>,
    },
    {
      value: 'off',
      label: <Trans>Never</Trans>,
      hint: <Trans>Codes, invitations, and answers to your requests still come</Trans>,
    },
    ...(rhythm === null
      ? [{ value: OWN, label: <Trans>My own mix</Trans>, hint: <Trans>As set under “Fine-tune”</Trans> }]
      : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-2">
      <RadioGroup
        legend={<Trans>Email me about things I haven’t seen here</Trans>}
        options={options}
        value={rhythm ?? OWN}
        onChange={({ target: { value } }) => value !== OWN && onChange(mailFor(value as MailChoice, mail))}
      />
      <Button
        look="ghost"
        className="-ml-4 justify-self-start"
        aria-expanded={isFine}
        aria-controls={fineId}
        icon={<ChevronDownIcon className={isFine ? 'size-5 rotate-180' : 'size-5'} />}
        onClick={() => setFine(!isFine)}
      >
        <Trans>Fine-tune</Trans>
      </Button>
      <div id={fineId} hidden={!isFine}>
        {isFine && <MailChoices mail={mail} onChange={onChange} />}
      </div>
    </div>
  );
}
