import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { lineTime } from '../transcript/line-time.ts';
import { KeepChoices } from './keep-choices.tsx';
import { transcriptOf } from './receipt.ts';
import { ReceiptLine } from './receipt-line.tsx';
import type { Recording } from './recording-store.ts';
import { Running } from './running.tsx';
import { StartForm } from './start-form.tsx';
import { useRecorder } from './use-recorder.ts';

const LeaveDialog = latePart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);
const AddMeeting = latePart(async () => (await import('../adding/add-meeting.tsx')).AddMeeting);

type Props = {
  team: TeamView;
  /** One that an earlier page left on this device. */
  left?: Recording | undefined;
  onClose: () => void;
};

/** Records a meeting, from the question whether everyone agrees to the form that keeps it. */
export function RecorderCard({ team, left, onClose }: Props) {
  const headingId = useId();
  const me = useUserStore((state) => state.userInfo);
  const { recorder, state } = useRecorder();
  const [isKeeping, setKeeping] = useState(true);
  const { step, refusal, recording, receipt } = state;
  const isRunning = step === 'recording' || step === 'paused';
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isRunning && current.pathname !== next.pathname,
    enableBeforeUnload: isRunning,
    withResolver: true,
  });
  useEffect(() => {
    if (left) void recorder.finish(left);
  }, [recorder, left]);
  const leave = () => void recorder.forget().then(onClose);
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h2 id={headingId}>
        <Trans>Record a meeting</Trans>
      </h2>
      {(step === 'idle' || step === 'starting') && me && (
        <StartForm
          fault={state.fault}
          isStarting={step === 'starting'}
          teamId={team.id}
          me={me}
          onStart={(people, deviceId) =>
            void recorder.start({ userId: me.id, teamId: team.id, people }, deviceId)
          }
          onCancel={onClose}
        />
      )}
      {isRunning && <Running recorder={recorder} state={state} />}
      {blocker.status === 'blocked' && <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />}
      {step === 'processing' && (
        <div className="grid grid-cols-1 gap-3">
          {refusal ? (
            <Banner tone="error" title={<Trans>Upload failed</Trans>}>
              {refusalMessage(refusal)}
            </Banner>
          ) : (
            <>
              <ProgressBar
                label={<Trans>Sending what you recorded</Trans>}
                value={1}
                max={1 + state.unsent}
                tone="grape"
              />
              <p role="status" className="text-ink-2 text-sm">
                {state.isCutOff ? (
                  <Trans>
                    Network disconnected. The recording is on this device and is sent when the network is
                    back; if you close this page, it waits here for you.
                  </Trans>
                ) : (
                  <Trans>If you close this page, the recording waits here for you.</Trans>
                )}
              </p>
            </>
          )}
        </div>
      )}
      {step === 'completed' && receipt && recording && (
        <>
          <ReceiptLine {...receipt} />
          {isKeeping && (
            <AddMeeting
              team={team}
              recording={{
                id: recording.id,
                length: lineTime(receipt.recorded),
                people: recording.people,
                notes: transcriptOf(recording.notes, me?.name ?? '', lineTime),
              }}
              onAdded={() => void recorder.forget()}
              onClose={() => setKeeping(false)}
            />
          )}
          <KeepChoices onKeep={() => setKeeping(true)} onDelete={leave} />
        </>
      )}
    </Card>
  );
}
