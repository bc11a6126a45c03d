import { api, type MeetingAudio } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';
import { apiKey } from '../../../lib/api/hooks.ts';
import { type Moment, placeIn, startOf } from './moments.ts';
import { begin, end, goOn, usePlayback } from './playback.ts';

type Props = { meetingId: string; segments: readonly [MeetingAudio, ...MeetingAudio[]]; label: string };

/** Which segment is shown, and where it begins, in milliseconds. */
type Place = { readonly index: number; readonly from: number; readonly plays: boolean };

/** Plays a recording as one, segment after segment; a line of the transcript leads to its place. */
export function Player({ meetingId, segments, label }: Props) {
  const { t } = useLingui();
  const recording = segments[0].id;
  const [place, setPlace] = useState<Place>({ index: 0, from: 0, plays: false });
  const [seen, setSeen] = useState<Moment | null>(null);
  const wish = usePlayback((state) => (state.wish?.recording === recording ? state.wish : null));
  if (wish !== seen) {
    setSeen(wish);
    if (wish) setPlace({ ...placeIn(segments, wish.at), plays: true });
  }
  const { index } = place;
  const shown = segments[index] ?? segments[0];
  const go = (to: number, plays: boolean) => setPlace({ index: to, from: 0, plays });
  const part = index + 1;
  const parts = segments.length;
  const next = segments.findIndex(({ url }, at) => at > index && url !== null);
  return (
    <div className="grid grid-cols-1 gap-1">
      {shown.url === null ? (
        <p className="text-ink-2">
          <Trans>The sound of this part is gone: someone struck what they said in it.</Trans>
        </p>
      ) : (
        <SegmentPlayer
          key={shown.id}
          meetingId={meetingId}
          url={shown.url}
          label={label}
          recording={recording}
          before={startOf(segments, index)}
          place={place}
          onEnded={() => next > 0 && go(next, true)}
        />
      )}
      {parts > 1 && (
        <div className="flex items-center gap-2 text-ink-2 text-sm">
          <IconButton
            label={t`Earlier part`}
            icon={<ChevronLeftIcon />}
            disabled={index === 0}
            onClick={() => go(index - 1, false)}
          />
          <span>
            <Trans>
              Part {part} of {parts}
            </Trans>
          </span>
          <IconButton
            label={t`Later part`}
            icon={<ChevronRightIcon />}
            disabled={part === parts}
            onClick={() => go(part, false)}
          />
        </div>
      )}
    </div>
  );
}

type SegmentProps = {
  meetingId: string;
  url: string;
  label: string;
  recording: string;
  /** Milliseconds of the recording before this segment. */
  before: number;
  place: Place;
  onEnded: () => void;
};

/** Plays from an address that is good for minutes: where it is over, another is asked for, and playing goes on there. */
function SegmentPlayer({ meetingId, url, label, recording, before, place, onEnded }: SegmentProps) {
  const client = useQueryClient();
  const player = useRef<HTMLAudioElement>(null);
  const over = useRef<string>(undefined);
  /** Where to go on once the sound is known, in seconds. */
  const next = useRef({ at: 0, plays: false });
  const speed = usePlayback((state) => Number(state.speed));
  const isOther = usePlayback(({ heard }) => heard !== null && heard.recording !== recording);
  useEffect(() => {
    next.current = { at: place.from / 1000, plays: place.plays };
    if (player.current && player.current.readyState >= HTMLMediaElement.HAVE_METADATA)
      goTo(player.current, next);
  }, [place]);
  useEffect(() => {
    if (!player.current) return;
    player.current.defaultPlaybackRate = speed;
    player.current.playbackRate = speed;
  }, [speed]);
  useEffect(() => {
    if (isOther) player.current?.pause();
  }, [isOther]);
  useEffect(() => () => end(recording), [recording]);
  const heard = (seconds: number): Moment => ({ recording, at: before + seconds * 1000 });
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said stands below, as the transcript
    <audio
      ref={player}
      controls
      preload="metadata"
      onPlay={({ currentTarget }) => begin(heard(currentTarget.currentTime))}
      onTimeUpdate={({ currentTarget }) => goOn(heard(currentTarget.currentTime))}
      onPause={() => end(recording)}
      onEnded={() => {
        end(recording);
        onEnded();
      }}
      src={url}
      aria-label={label}
      className="w-full"
      onError={({ currentTarget }) => {
        if (over.current === url) return;
        over.current = url;
        next.current = { at: currentTarget.currentTime, plays: !currentTarget.paused };
        void client.invalidateQueries({ queryKey: apiKey(api.meeting.get, { meetingId }) });
      }}
      onLoadedMetadata={({ currentTarget }) => goTo(currentTarget, next)}
    />
  );
}

/** Goes to a place once. */
function goTo(player: HTMLAudioElement, next: { current: { at: number; plays: boolean } }): void {
  const { at, plays } = next.current;
  next.current = { at: 0, plays: false };
  if (at > 0 || plays) player.currentTime = at;
  // Browsers may want a press first; the controls are there for it.
  if (plays) void player.play().catch(() => undefined);
}
