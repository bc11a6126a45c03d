import type { Person } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { ParticipantsField } from '../adding/participants-field.tsx';
import { listMicrophones, type Microphone } from './microphone.ts';
import type { RecorderState } from './recorder.ts';

const MicrophoneChoice = latePart(async () => (await import('./microphone-choice.tsx')).MicrophoneChoice);

type Props = {
  fault: RecorderState['fault'];
  isStarting: boolean;
  teamId: string;
  me: Person;
  onStart: (people: readonly Person[], deviceId: string | undefined) => void;
  onCancel: () => void;
};

/** Asks before anything is recorded: who is recorded agrees, and by which microphone. */
export function StartForm({ fault, isStarting, teamId, me, onStart, onCancel }: Props) {
  const [people, setPeople] = useState<readonly Person[]>([me]);
  const [hasConsent, setConsent] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [microphones, setMicrophones] = useState<readonly Microphone[]>([]);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    void listMicrophones()
      .then(setMicrophones)
      .catch(() => undefined);
  }, []);
  const start = () => {
    setChecked(true);
    if (hasConsent) onStart(people, chosen);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {fault && <Fault fault={fault} />}
      <p className="text-ink-2">
        <Trans>
          What’s said is kept on this device every five seconds and sent from there, so a lost network loses
          nothing. Write down what matters while you listen: the minutes are made from it.
        </Trans>
      </p>
      {microphones.length > 1 && (
        <MicrophoneChoice microphones={microphones} chosen={chosen} onChoose={setChosen} />
      )}
      <ParticipantsField
        legend={<Trans>Who’s recorded</Trans>}
        teamId={teamId}
        chosen={people}
        error={undefined}
        onChange={setPeople}
      />
      <Checkbox
        label={<Trans>Everyone who’s recorded knows and agrees.</Trans>}
        hint={
          <Trans>
            They’re told, and have a day to strike what they said before others read it. The recording is
            deleted 30 days after the minutes.
          </Trans>
        }
        checked={hasConsent}
        error={isChecked && !hasConsent ? translateMessage('consentMissing') : undefined}
        onChange={(event) => setConsent(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button loading={isStarting} onClick={start}>
          <Trans>Start recording</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

/** What happened, in the words of the specification, and what to do. */
function Fault({ fault }: { fault: NonNullable<RecorderState['fault']> }) {
  const said: Record<typeof fault, readonly [title: ReactNode, advice: ReactNode]> = {
    denied: [
      <Trans key="title">Microphone permission denied</Trans>,
      <Trans key="advice">
        Allow the microphone for this page in your browser’s address bar or settings, then start again.
      </Trans>,
    ],
    missing: [
      <Trans key="title">Microphone device not found</Trans>,
      <Trans key="advice">Plug in a microphone or headset, then start again.</Trans>,
    ],
    failed: [
      <Trans key="title">Failed to start recording</Trans>,
      <Trans key="advice">Another app may be using the microphone. Close it, then start again.</Trans>,
    ],
    unsupported: [
      <Trans key="title">Browser not supported for recording</Trans>,
      <Trans key="advice">
        Use a current Chrome, Edge, Firefox or Safari, or record with your phone and upload the file.
      </Trans>,
    ],
    elsewhere: [
      <Trans key="title">Already recording in another window</Trans>,
      <Trans key="advice">Go on there, or stop it there first.</Trans>,
    ],
  };
  const [title, advice] = said[fault];
  return (
    <Banner tone="error" title={title}>
      {advice}
    </Banner>
  );
}
