import type { MeetingAudio } from '@garden/contract';

/** The recordings of a meeting: files that were taken in whole, and those made in a browser with all their segments in order. */
export function recordingsOf(audios: readonly MeetingAudio[]): [MeetingAudio, ...MeetingAudio[]][] {
  const recordings = Map.groupBy(audios, ({ id, segment }) => segment?.recordingId ?? id);
  const place = ({ segment }: MeetingAudio) => segment?.number ?? 0;
  return [...recordings.values()].flatMap((segments): [MeetingAudio, ...MeetingAudio[]][] => {
    const [first, ...others] = segments.toSorted((a, b) => place(a) - place(b));
    return first ? [[first, ...others]] : [];
  });
}
