import { api, isBlank, MAX_TITLE, type MeetingSummary, type Person, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { todayIn } from '../../../components/days/format-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { AudioField } from '../recordings/audio-field.tsx';
import { useAudioUpload } from '../recordings/use-audio-upload.ts';
import { ParticipantsField } from './participants-field.tsx';
import { TranscriptField } from './transcript-field.tsx';

// Lists to choose from are heavier than the rest of the form.
const PreviousField = latePart(async () => (await import('../series/previous-field.tsx')).PreviousField);
const TemplateField = latePart(async () => (await import('../templates/template-field.tsx')).TemplateField);

const quiet = { invalidates: [api.meeting.list], failure: 'none', loading: 'none' } as const;

type Props = {
  team: TeamView;
  /** What was just recorded, for which everyone’s consent was asked before; one’s own notes are its transcript. */
  recording?: {
    readonly id: string;
    readonly length: string;
    readonly notes: string;
    readonly people: readonly Person[] | undefined;
  };
  /** The one that it follows in a series, to begin with. */
  previous?: MeetingSummary | undefined;
  onAdded?: () => void;
  onClose: () => void;
};

/** Adds a meeting; where there is a transcript, the minutes are made at once. */
export function AddMeeting({ team, recording, previous: first, onAdded, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const me = useUserStore((state) => state.userInfo);
  const [title, setTitle] = useState(first?.title ?? '');
  const [previous, setPrevious] = useState(first);
  const [template, setTemplate] = useState(first?.template ?? 'general');
  const [date, setDate] = useState(() => todayIn(team.timezone));
  const [people, setPeople] = useState<readonly Person[]>(recording?.people ?? (me ? [me] : []));
  const [transcript, setTranscript] = useState(recording?.notes ?? '');
  const [audioId, setAudioId] = useState<string>();
  const upload = useAudioUpload(setAudioId);
  const [hasConsent, setConsent] = useState(recording !== undefined);
  const [isChecked, setChecked] = useState(false);
  const add = useApiCommand(api.meeting.add, quiet);
  const generate = useApiCommand(api.meeting.generate, quiet);
  const at = errorAt(add.error);
  const isBusy = add.isPending || generate.isPending;
  const save = async () => {
    setChecked(true);
    if (isBlank(title) || date === '' || !hasConsent) return;
    try {
      const { id: meetingId, transcript: lines } = await add.mutateAsync({
        teamId: team.id,
        title,
        date,
        participantIds: people.map(({ id }) => id),
        transcript,
        template,
        ...(previous && { previousId: previous.id }),
        ...(audioId !== undefined && { audioId }),
        ...(recording && { recordingId: recording.id }),
        consent: true,
      });
      onAdded?.();
      // What could not be made now can be asked for on the meeting's page.
      if (lines.length > 0) await generate.mutateAsync({ meetingId }).catch(() => undefined);
      void navigate({ to: '/au/summary', search: { id: meetingId } });
    } catch {
      // The form says what failed.
    }
  };
  const isOfField = [
    'title',
    'date',
    'participantIds',
    'transcript',
    'audioId',
    'recordingId',
    'consent',
    'template',
    'previousId',
  ].some((path) => at(path) !== undefined);
  return (
    <FormDialog
      title={<Trans>Add meeting</Trans>}
      width="wide"
      dismissible={
        (isBlank(title) || title === first?.title) &&
        (recording !== undefined || isBlank(transcript)) &&
        upload.state.step === 'none'
      }
      submitLabel={isBlank(transcript) ? <Trans>Add meeting</Trans> : <Trans>Add and make minutes</Trans>}
      busy={isBusy}
      disabled={upload.state.step === 'sending'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t`Title`}
        value={title}
        maxLength={MAX_TITLE}
        autoComplete="off"
        error={isChecked && isBlank(title) ? translateMessage('titleMissing') : at('title')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <DateField
        label={t`Date`}
        value={date}
        error={isChecked && date === '' ? t`Choose a day.` : at('date')}
        onChange={setDate}
      />
      <PreviousField
        teamId={team.id}
        value={previous?.id}
        error={at('previousId')}
        onChange={(chosen) => {
          setPrevious(chosen);
          if (!chosen) return;
          setTemplate(chosen.template);
          if (isBlank(title)) setTitle(chosen.title);
        }}
      />
      <TemplateField teamId={team.id} value={template} error={at('template')} onChange={setTemplate} />
      <ParticipantsField teamId={team.id} chosen={people} error={at('participantIds')} onChange={setPeople} />
      <TranscriptField
        value={transcript}
        error={at('transcript')}
        onChange={setTranscript}
        onFile={(name) => isBlank(title) && setTitle(name.slice(0, MAX_TITLE))}
      />
      {recording ? (
        <Recorded length={recording.length} error={at('recordingId')} />
      ) : (
        <AudioField
          upload={upload}
          error={at('audioId')}
          onRemove={() => {
            setAudioId(undefined);
            upload.clear();
          }}
        />
      )}
      <Checkbox
        label={<Trans>Everyone who took part agrees to this being kept here.</Trans>}
        hint={<Trans>Only you can read it until you share it.</Trans>}
        checked={hasConsent}
        error={isChecked && !hasConsent ? translateMessage('consentMissing') : at('consent')}
        onChange={(event) => setConsent(event.target.checked)}
      />
      {add.error && !isOfField && <FieldError>{failureMessage(add.error)}</FieldError>}
    </FormDialog>
  );
}

/** What the meeting will have. */
function Recorded({ length, error }: { length: string; error: string | undefined }) {
  return (
    <div>
      <p className="font-semibold text-sm">
        <Trans>Recording</Trans>
      </p>
      <p>
        <Trans>{length} recorded</Trans>
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
