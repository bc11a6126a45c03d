import { api, type MeetingView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { apiKey, useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useShowMeeting } from '../minutes/use-meeting-update.ts';
import { lineTime } from './line-time.ts';

const LOOK_AGAIN_MS = 3_000;

type Props = { meeting: MeetingView; transcription: NonNullable<MeetingView['transcription']> };

/** Has the recordings of a meeting written down, where this server can; says first how much is sent, and where. */
export function WriteDown({ meeting, transcription }: Props) {
  const { id: meetingId, audios } = meeting;
  const { state, done, total } = transcription;
  const client = useQueryClient();
  const show = useShowMeeting();
  const settings = useApiQuery(api.ai.settings, {}, { failure: 'none' });
  const begin = useApiCommand(api.meeting.transcribe, { loading: 'none', failure: 'none' });
  const isRunning = state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const looking = window.setInterval(
      () => void client.invalidateQueries({ queryKey: apiKey(api.meeting.get, { meetingId }) }),
      LOOK_AGAIN_MS,
    );
    return () => window.clearInterval(looking);
  }, [client, isRunning, meetingId]);
  const { transcriber } = settings.data ?? {};
  if (!transcriber) return null;
  if (isRunning)
    return (
      <ProgressBar label={<Trans>Writing the recording down</Trans>} value={done} max={total} tone="grape" />
    );
  const length = lineTime(audios.reduce((sum, { segment }) => sum + (segment?.milliseconds ?? 0), 0));
  const { model, host } = transcriber;
  const again = () => begin.mutate({ meetingId }, { onSuccess: show });
  return (
    <div className="grid grid-cols-1 gap-2">
      {state === 'waiting' ? (
        <>
          <p className="text-ink-2 text-sm">
            {length === '0:00' ? (
              <Trans>
                The recording is sent to {model} at {host} and written down here, line by line.
              </Trans>
            ) : (
              <Trans>
                {length} of sound are sent to {model} at {host} and written down here, line by line.
              </Trans>
            )}
          </p>
          <Button look="quiet" className="justify-self-start" loading={begin.isPending} onClick={again}>
            <Trans>Write the recording down</Trans>
          </Button>
        </>
      ) : (
        <Banner tone="error" onRetry={again} retrying={begin.isPending}>
          {state === 'away' ? (
            <Trans>The provider doesn’t answer right now. What it has written stays.</Trans>
          ) : state === 'turnedAway' ? (
            <Trans>
              The provider doesn’t take recordings from this server; its administrator can look into it.
            </Trans>
          ) : (
            <Trans>This recording couldn’t be written down. What was written before stays.</Trans>
          )}
        </Banner>
      )}
      {begin.error && <FieldError>{failureMessage(begin.error)}</FieldError>}
    </div>
  );
}
