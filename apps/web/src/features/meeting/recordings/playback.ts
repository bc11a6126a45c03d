import { create } from 'zustand';
import type { Moment } from './moments.ts';

export const SPEEDS = ['1', '1.25', '1.5', '2'] as const;

type Playback = {
  /** What is to be played next; each wish is a new one. */
  readonly wish: Moment | null;
  /** What plays now, and where it is. */
  readonly heard: Moment | null;
  readonly speed: (typeof SPEEDS)[number];
  /** The line that is heard stays in view. */
  readonly follows: boolean;
};

/** What plays on the page of a meeting, which its recordings and its transcript share. */
export const usePlayback = create<Playback>()(() => ({
  wish: null,
  heard: null,
  speed: '1',
  follows: true,
}));

export const play = (moment: Moment) => usePlayback.setState({ wish: { ...moment } });

/** A recording goes on; another one that played until now stops. */
export const begin = (heard: Moment) => usePlayback.setState({ heard });

/** How far a recording has come, unless another one has begun meanwhile. */
export const goOn = (heard: Moment) =>
  usePlayback.setState((state) => (state.heard?.recording === heard.recording ? { heard } : state));

export const end = (recording: string) =>
  usePlayback.setState((state) => (state.heard?.recording === recording ? { heard: null } : state));
