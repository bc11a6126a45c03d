import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { PauseIcon, StopIcon } from '../../../components/icons/objects.tsx';
import { MeetingIcon } from '../../../components/icons/places.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { useWas } from '../../../lib/use-was.ts';
import { lineTime } from '../transcript/line-time.ts';
import { LevelMeter } from './level-meter.tsx';
import type { Recorder, RecorderState } from './recorder.ts';
import { TimedNotes } from './timed-notes.tsx';

const TICK_MS = 250;

/** A recording that goes on: its time, how loud it is, where it is kept, and one’s own notes. */
export function Running({ recorder, state }: { recorder: Recorder; state: RecorderState }) {
  const { step, unsent, isSilent, hasStalled, isFull } = state;
  const isPaused = step === 'paused';
  const elapsed = useElapsed(recorder);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="flex items-center gap-2 font-semibold" role="status">
          <MeetingIcon className={isPaused ? 'size-5 text-ink-3' : 'size-5 text-danger'} />
          {isPaused ? <Trans>Paused</Trans> : <Trans>Recording</Trans>}
        </p>
        <p className="font-serif text-2xl tabular-nums">{lineTime(elapsed)}</p>
        <LevelMeter recorder={recorder} />
      </div>
      <div className="flex flex-wrap gap-3">
        {isPaused ? (
          <Button look="quiet" icon={<MeetingIcon className="size-5" />} onClick={() => recorder.resume()}>
            <Trans>Go on recording</Trans>
          </Button>
        ) : (
          <Button look="quiet" icon={<PauseIcon className="size-5" />} onClick={() => void recorder.pause()}>
            <Trans>Pause</Trans>
          </Button>
        )}
        <Button icon={<StopIcon className="size-5" />} onClick={() => void recorder.stop()}>
          <Trans>Stop and keep</Trans>
        </Button>
      </div>
      <Network isCutOff={state.isCutOff} unsent={unsent} />
      {isFull && (
        <Banner tone="error" title={<Trans>This device is full</Trans>}>
          <Trans>What’s said now can’t be kept here. Free some space, or stop and keep what you have.</Trans>
        </Banner>
      )}
      {isSilent && (
        <Banner>
          <Trans>Nothing has been heard for ten seconds. Is the microphone switched off?</Trans>
        </Banner>
      )}
      {hasStalled && (
        <Banner>
          <Trans>
            The microphone was away for a moment, as in a call or when the device sleeps. Recording goes on.
          </Trans>
        </Banner>
      )}
      <TimedNotes notes={state.recording?.notes ?? []} onAdd={(text) => void recorder.note(text)} />
    </div>
  );
}

/** Whether what was said is on the server already. */
function Network({ isCutOff, unsent }: Pick<RecorderState, 'isCutOff' | 'unsent'>) {
  const wasCutOff = useWas(isCutOff);
  if (isCutOff)
    return (
      <Banner tone="offline" title={<Trans>Network disconnected</Trans>}>
        <Plural
          value={unsent}
          one="Recording goes on: # piece of five seconds is on this device alone."
          other="Recording goes on: # pieces of five seconds are on this device alone."
        />
      </Banner>
    );
  return (
    <p role="status" className="text-ink-2 text-sm">
      {wasCutOff ? (
        <Trans>Network restored: what you recorded is being sent.</Trans>
      ) : (
        <Trans>Kept on this device and sent as you go.</Trans>
      )}
    </p>
  );
}

function useElapsed(recorder: Recorder): number {
  const [elapsed, setElapsed] = useState(() => recorder.elapsed());
  useEffect(() => {
    const ticking = window.setInterval(() => setElapsed(recorder.elapsed()), TICK_MS);
    return () => window.clearInterval(ticking);
  }, [recorder]);
  return elapsed;
}
