import { isBlank, type MeetingView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { TranscriptField } from '../adding/transcript-field.tsx';
import { useGenerate } from '../minutes/use-generate.ts';
import { useMeetingUpdate } from '../minutes/use-meeting-update.ts';

/** Adds what was said to a meeting that has no transcript yet, and makes the minutes of it. */
export function AddTranscript({ meeting }: { meeting: MeetingView }) {
  const [transcript, setTranscript] = useState('');
  const { save, isPending, error } = useMeetingUpdate(meeting);
  const generate = useGenerate(meeting.id);
  useUnsaved('transcript', transcript !== '');
  const at = errorAt(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isBlank(transcript)) return;
    void save({ transcript }, ({ transcript: lines }) => {
      setTranscript('');
      if (lines.length > 0) void generate.make();
    });
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-3">
      <TranscriptField value={transcript} error={at('transcript')} onChange={setTranscript} />
      {error && !at.isOfField && <FieldError>{failureMessage(error)}</FieldError>}
      <Button type="submit" className="justify-self-end" loading={isPending} disabled={isBlank(transcript)}>
        <Trans>Save and make minutes</Trans>
      </Button>
    </form>
  );
}
