import { api, type MeetingAudio, type MeetingView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useShowMeeting } from '../minutes/use-meeting-update.ts';
import { lineTime } from '../transcript/line-time.ts';
import { Player } from './player.tsx';

const DeleteRecording = latePart(async () => (await import('./delete-recording.tsx')).DeleteRecording);

type Props = { meeting: MeetingView; segments: readonly [MeetingAudio, ...MeetingAudio[]]; number: number };

/** One recording: to play, with how long it stays; its owner keeps or deletes it. */
export function Recording({ meeting, segments, number }: Props) {
  const { t, i18n } = useLingui();
  const show = useShowMeeting();
  const [isAsking, setAsking] = useState(false);
  const change = useApiCommand(api.meeting.audio, { loading: 'none' });
  const [{ id: audioId, kept, eraseAt }] = segments;
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
  const length = segments.reduce((sum, { segment }) => sum + (segment?.milliseconds ?? 0), 0);
  const wish = (wanted: 'keep' | 'release' | 'delete') =>
    change.mutate({ meetingId: meeting.id, audioId, wish: wanted }, { onSuccess: show });
  const megabytes = new Intl.NumberFormat(i18n.locale, { maximumSignificantDigits: 2 }).format(
    bytes / 1024 ** 2,
  );
  const isKept =
    change.isPending && change.variables.wish !== 'delete' ? change.variables.wish === 'keep' : kept;
  return (
    <li className="grid grid-cols-1 gap-1">
      <Player meetingId={meeting.id} segments={segments} label={t`Recording ${number}`} />
      <p className="flex flex-wrap gap-x-3 text-ink-2 text-sm">
        {length > 0 && <span>{lineTime(length)}</span>}
        <span>{t`${megabytes} MB`}</span>
        <span>
          {kept ? (
            <Trans>Stays until its owner deletes it</Trans>
          ) : eraseAt === null ? (
            <Trans>Deleted 30 days after the minutes are made</Trans>
          ) : (
            <Trans>
              Deleted on <DayText day={eraseAt.slice(0, 10)} style="year" />
            </Trans>
          )}
        </span>
      </p>
      {meeting.can.edit && (
        <div className="flex flex-wrap items-center gap-x-4">
          <Checkbox
            label={<Trans>Keep it longer</Trans>}
            checked={isKept}
            onChange={({ target }) => wish(target.checked ? 'keep' : 'release')}
          />
          <Button look="ghost" icon={<TrashIcon className="size-5" />} onClick={() => setAsking(true)}>
            <Trans>Delete recording</Trans>
          </Button>
        </div>
      )}
      {isAsking && (
        <DeleteRecording
          busy={change.isPending}
          onConfirm={() => wish('delete')}
          onClose={() => setAsking(false)}
        >
          <Trans>It’s gone for good. The transcript and the minutes stay.</Trans>
        </DeleteRecording>
      )}
    </li>
  );
}
