import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MomentText } from '../../../components/days/time-text.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { lineTime } from '../transcript/line-time.ts';
import { receiptOf } from './receipt.ts';
import { type Recording, recordingStore } from './recording-store.ts';

const DeleteRecording = latePart(
  async () => (await import('../recordings/delete-recording.tsx')).DeleteRecording,
);

type Left = { readonly recording: Recording; readonly milliseconds: number };

/** Recordings of this team that an earlier page left on this device: to finish, or to delete. */
export function LeftRecordings({
  team,
  onFinish,
}: {
  team: TeamView;
  onFinish: (recording: Recording) => void;
}) {
  const userId = useUserStore((state) => state.userInfo?.id);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [deleting, setDeleting] = useState<Recording>();
  useEffect(() => {
    if (userId !== undefined)
      void listLeft(userId, team.id)
        .then(setLeft)
        .catch(() => undefined);
  }, [userId, team.id]);
  const drop = (recording: Recording) => {
    setLeft(left.filter((each) => each.recording !== recording));
    setDeleting(undefined);
  };
  return (
    <>
      {left.map(({ recording, milliseconds }) => {
        const length = lineTime(milliseconds);
        return (
          <Banner
            key={recording.id}
            title={<Trans>A recording is still on this device</Trans>}
            action={
              <div className="flex flex-wrap gap-3">
                <Button
                  onClick={() => {
                    drop(recording);
                    onFinish(recording);
                  }}
                >
                  <Trans>Finish it</Trans>
                </Button>
                <Button look="quiet" onClick={() => setDeleting(recording)}>
                  <Trans>Delete it</Trans>
                </Button>
              </div>
            }
          >
            <Trans>
              {length} recorded, begun <MomentText instant={new Date(recording.startedAt).toISOString()} />
            </Trans>
          </Banner>
        );
      })}
      {deleting && (
        <DeleteRecording
          onConfirm={() => void recordingStore.remove(deleting.id).then(() => drop(deleting))}
          onClose={() => setDeleting(undefined)}
        >
          <Trans>It’s gone for good.</Trans>
        </DeleteRecording>
      )}
    </>
  );
}

async function listLeft(userId: string, teamId: string): Promise<Left[]> {
  const own = (await recordingStore.list(userId)).filter((recording) => recording.teamId === teamId);
  const left = await Promise.all(
    own.map(async (recording) => ({
      recording,
      milliseconds: receiptOf(recording, await recordingStore.segments(recording.id)).recorded,
    })),
  );
  return left.filter(({ milliseconds }) => milliseconds > 0);
}
