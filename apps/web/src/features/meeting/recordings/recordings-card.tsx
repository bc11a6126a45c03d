import { MAX_AUDIOS, type MeetingView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useMeetingUpdate } from '../minutes/use-meeting-update.ts';
import { AudioField } from './audio-field.tsx';
import { SPEEDS, usePlayback } from './playback.ts';
import { Recording } from './recording.tsx';
import { recordingsOf } from './recordings-of.ts';
import { useAudioUpload } from './use-audio-upload.ts';

/** The recordings of a meeting, for those who took part; its owner adds them. */
export function RecordingsCard({ meeting }: { meeting: MeetingView }) {
  const headingId = useId();
  const { audios, can } = meeting;
  const recordings = recordingsOf(audios);
  if (audios.length === 0 && !can.edit) return null;
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4 print:hidden">
      <h2 id={headingId}>
        <Trans>Recordings</Trans>
      </h2>
      {audios.length > 0 && (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {recordings.map((segments, index) => (
              <Recording key={segments[0].id} meeting={meeting} segments={segments} number={index + 1} />
            ))}
          </ul>
          <Speed />
          <p className="text-ink-2 text-sm">
            <Trans>
              Only the owner and those who took part can listen, even when more people read the minutes.
            </Trans>
          </p>
        </>
      )}
      {can.edit && recordings.length < MAX_AUDIOS && <AddRecording meeting={meeting} />}
    </Card>
  );
}

function Speed() {
  const { t } = useLingui();
  const speed = usePlayback((state) => state.speed);
  return (
    <Segmented
      label={t`Speed`}
      value={speed}
      onChange={(next) => usePlayback.setState({ speed: next })}
      segments={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
      className="justify-self-start"
    />
  );
}

function AddRecording({ meeting }: { meeting: MeetingView }) {
  const { save, error } = useMeetingUpdate(meeting);
  const upload = useAudioUpload((audioId) => void save({ audioId }, () => upload.clear()));
  const said = errorAt(error)('audioId') ?? (error ? failureMessage(error) : undefined);
  return <AudioField upload={upload} error={said} />;
}
