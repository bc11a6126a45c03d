import type { MeetingLine } from '@garden/contract';

/** From so many times on, one sentence after the other is hardly what someone said. */
const LEAST = 3;
const barely = (text: string): string => text.toLowerCase().replaceAll(/[\p{P}\p{Z}\s]+/gu, '');

/** Lines that were written down of a recording and say the same at least three times in a row: models do that in silence. */
export function repeatedLines(
  transcript: readonly Pick<MeetingLine, 'text' | 'audioId'>[],
): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  for (let line = 1; line <= transcript.length; line += 1) {
    const [first, next] = [transcript[from], transcript[line]];
    if (first && next && next.audioId !== null && barely(next.text) === barely(first.text)) continue;
    const isHeard = first !== undefined && first.audioId !== null && barely(first.text) !== '';
    if (isHeard && line - from >= LEAST) for (let each = from; each < line; each += 1) found.add(each);
    from = line;
  }
  return found;
}
