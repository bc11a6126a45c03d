import type { MeetingAudio, MeetingLine } from '@garden/contract';
import { recordingsOf } from './recordings-of.ts';

/** A moment of a recording, which is known by the id of its first segment: in milliseconds from its beginning. */
export type Moment = { readonly recording: string; readonly at: number };

type Segments = readonly MeetingAudio[];
type Line = Pick<MeetingLine, 'at' | 'audioId'>;

const lengthOf = ({ segment }: MeetingAudio) => segment?.milliseconds ?? 0;

/** Milliseconds before a segment. */
export const startOf = (segments: Segments, index: number): number =>
  segments.slice(0, index).reduce((sum, segment) => sum + lengthOf(segment), 0);

/** Which segment a moment is in, and how many milliseconds from its beginning. */
export function placeIn(segments: Segments, at: number): { readonly index: number; readonly from: number } {
  const next = segments.findIndex((_, index) => index > 0 && startOf(segments, index) > at);
  const index = (next < 0 ? segments.length : next) - 1;
  return { index, from: at - startOf(segments, index) };
}

/**
 * When lines are heard. A line that was written down knows its recording; times of others are those of the only one.
 * @returns the moment of a line; undefined where it has no time or no sound
 */
export function momentsIn(audios: Segments): (line: Line) => Moment | undefined {
  const recordings = recordingsOf(audios);
  const byAudio = new Map(
    recordings.flatMap((segments) => segments.map(({ id }) => [id, segments[0].id] as const)),
  );
  const only = recordings.length === 1 ? recordings[0]?.[0].id : undefined;
  return ({ at, audioId }) => {
    const recording = audioId === null ? only : byAudio.get(audioId);
    return at === null || recording === undefined ? undefined : { recording, at };
  };
}

/** The line that is heard at a moment: the last one that has begun. */
export function lineAt(
  transcript: readonly Line[],
  momentOf: (line: Line) => Moment | undefined,
  { recording, at }: Moment,
): number | undefined {
  let found: { readonly line: number; readonly at: number } | undefined;
  for (const [line, said] of transcript.entries()) {
    const moment = momentOf(said);
    if (moment?.recording === recording && moment.at <= at && moment.at >= (found?.at ?? 0))
      found = { line, at: moment.at };
  }
  return found?.line;
}
