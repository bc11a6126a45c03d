import { namesIn } from '@garden/analysis';
import type { StoredAudio } from '../recordings/store.ts';
import type { StoredLine, StoredMinutes, WholeMeeting } from './store.ts';

type Attended = Pick<WholeMeeting, 'transcript' | 'participants'>;

/**
 * The lines that stand under the name that someone who took part had by then: the whole one, or a part of it, that no one
 * else there has.
 */
export function ownLinesIn({ transcript, participants }: Attended, userId: string): number[] {
  const name = participants.find(({ id }) => id === userId)?.knownAs ?? '';
  if (name === '') return [];
  const others = participants.filter(({ id }) => id !== userId).flatMap(({ knownAs }) => knownAs ?? []);
  const [own, theirs] = [namesIn([name]), namesIn(others)];
  const isNamesake = others.some((other) => other.toLowerCase() === name.toLowerCase());
  const isCalled = (speaker: string) =>
    speaker === name.toLowerCase() ? !isNamesake : own.has(speaker) && !theirs.has(speaker);
  return transcript.flatMap(({ speaker, isStruck }, line) =>
    !isStruck && isCalled(speaker.trim().toLowerCase()) ? [line] : [],
  );
}

/** A transcript in which some lines say nothing any more. */
export const strikeLines = (transcript: readonly StoredLine[], lines: readonly number[]): StoredLine[] =>
  transcript.map((said, line) => (lines.includes(line) ? { ...said, text: '', isStruck: true } : said));

/** Minutes without what rests on some lines. */
export function withoutLines(minutes: StoredMinutes, lines: readonly number[]): StoredMinutes {
  const stands = (item: { readonly lines: readonly number[] }) =>
    !item.lines.some((line) => lines.includes(line));
  return {
    ...minutes,
    summary: minutes.summary.filter(stands),
    decisions: minutes.decisions.filter(stands),
    actions: minutes.actions.filter(stands),
    questions: minutes.questions.filter(stands),
    ...(minutes.sections && {
      sections: minutes.sections.map((section) => ({ ...section, items: section.items.filter(stands) })),
    }),
  };
}

/**
 * The files in which some lines may be heard. A line that was written down names its own; another one lasts from its time
 * to that of the next one, in the only recording. Where nothing tells, it may be in any of them.
 */
export function soundsOf(
  transcript: readonly StoredLine[],
  lines: readonly number[],
  audios: readonly StoredAudio[],
): StoredAudio[] {
  const recordings = new Set(audios.map(({ id, recordingId }) => recordingId ?? id));
  const isIn = (audio: StoredAudio, line: number): boolean => {
    const { at = null, audioId } = transcript[line] ?? {};
    if (audioId !== undefined) return audio.id === audioId;
    if (at === null || recordings.size > 1) return true;
    const end = transcript.find((next) => next.at !== null && next.at > at)?.at ?? Number.POSITIVE_INFINITY;
    const begins = audios
      .filter(({ segment }) => (segment ?? 0) < (audio.segment ?? 0))
      .reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0);
    return begins <= end && begins + (audio.milliseconds ?? Number.POSITIVE_INFINITY) >= at;
  };
  return audios.filter((audio) => audio.bytes > 0 && lines.some((line) => isIn(audio, line)));
}
