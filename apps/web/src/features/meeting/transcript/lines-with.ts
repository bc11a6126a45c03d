import type { MeetingLine } from '@garden/contract';

/** The lines that hold all words of a keyword, in what is said or in who says it, each with its place; all without one. */
export function linesWith(transcript: readonly MeetingLine[], keyword: string) {
  const words = keyword
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return transcript
    .map((said, line) => ({ said, line }))
    .filter(({ said: { speaker, text } }) => {
      if (words.length === 0) return true;
      const line = `${speaker} ${text}`.toLowerCase();
      return words.every((word) => line.includes(word));
    });
}
