import type { Turn } from './minutes.ts';

/** A line of a transcript: who says what, and when, in milliseconds from its beginning. */
export type TranscriptLine = Turn & { readonly at: number | null };

/** `12:34`, `1:02:03`, with `.5`, `,500` or `.500` behind. */
const TIME = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
const CUE = new RegExp(`^\\s*${TIME}\\s*-->`, 'u');
const TIME_AHEAD = new RegExp(String.raw`^[\[(（【]?${TIME}[\])）】]?\s*[-–—]?\s*`, 'u');
/**
 * A speaker is a short word or three before a colon, bold in Markdown, with a time behind.
 * Blanks are bounded: where two parts of a pattern may both take them, looking would take their number squared.
 */
const SPEAKER = new RegExp(
  String.raw`^(?:\*\*|__)?([\p{L}\p{N}][\p{L}\p{N} .'’·_-]{0,39}?)(?:\*\*|__)?\s{0,4}(?:[\[(（【]\s{0,4}${TIME}\s{0,4}[\])）】]\s{0,4})?[:：](?:\*\*|__)?(?!\/\/)`,
  'u',
);
const VOICE = /^<v(?:\.[^\s>]*)?\s([^<>]+)>/u;
const TAG = /<[^<>]*>/gu;
const MOST_WORDS_OF_A_NAME = 4;

/**
 * Reads a transcript as people have it: lines of `Name: text`, Markdown, WebVTT or SubRip.
 * A line without a speaker goes on with the one before; where no line names one, each line is a turn without a speaker.
 * @returns the turns in their order; empty where there is no text
 */
export function readTranscript(text: string): TranscriptLine[] {
  const rows = text.replace(/^\uFEFF/u, '').split(/\r\n?|\n/u);
  return rows.some((row) => CUE.test(row)) ? readCues(rows) : readRows(rows);
}

/** WebVTT and SubRip: numbers and settings go, the text below a time belongs to it. */
function readCues(rows: readonly string[]): TranscriptLine[] {
  const turns: TranscriptLine[] = [];
  let at: number | null = null;
  let isInCue = false;
  for (const row of rows) {
    const cue = CUE.exec(row);
    if (cue) {
      at = timeOf(cue, 1);
      isInCue = true;
    } else if (row.trim() === '') isInCue = false;
    else if (isInCue) addCue(turns, row, at);
  }
  return turns.filter((turn) => turn.text !== '');
}

function addCue(turns: TranscriptLine[], row: string, at: number | null): void {
  const voice = VOICE.exec(row)?.[1]?.trim();
  const bare = row.replaceAll(TAG, '').trim();
  const named = voice === undefined ? speakerIn(bare) : { speaker: voice, text: bare };
  const before = turns.at(-1);
  if (named) turns.push({ speaker: named.speaker, text: named.text, at });
  else if (before && before.at === at) turns[turns.length - 1] = joined(before, bare);
  else turns.push({ speaker: before?.speaker ?? '', text: bare, at });
}

function readRows(rows: readonly string[]): TranscriptLine[] {
  const turns: TranscriptLine[] = [];
  let isNewPart = true;
  for (const row of rows) {
    const bare = row.replace(/^\s*(?:[-*+>]\s+|#{1,6}\s+)?/u, '').trim();
    if (bare === '') {
      isNewPart = true;
      continue;
    }
    const ahead = TIME_AHEAD.exec(bare);
    const at = ahead ? timeOf(ahead, 1) : null;
    const said = ahead ? bare.slice(ahead[0].length) : bare;
    const named = speakerIn(said);
    const before = turns.at(-1);
    if (named) turns.push({ speaker: named.speaker, text: named.text, at: at ?? named.at });
    else if (before && before.speaker !== '' && !isNewPart && at === null)
      turns[turns.length - 1] = joined(before, said);
    else turns.push({ speaker: before?.speaker ?? '', text: said, at });
    isNewPart = false;
  }
  return turns.filter((turn) => turn.text !== '');
}

function speakerIn(said: string): TranscriptLine | undefined {
  const found = SPEAKER.exec(said);
  const speaker = found?.[1]?.trim();
  if (!found || speaker === undefined || speaker.split(/\s+/u).length > MOST_WORDS_OF_A_NAME)
    return undefined;
  const text = said.slice(found[0].length).trim();
  return { speaker, text, at: found[3] === undefined ? null : timeOf(found, 2) };
}

const joined = (turn: TranscriptLine, more: string): TranscriptLine => ({
  ...turn,
  text: turn.text === '' ? more : `${turn.text} ${more}`,
});

/** Milliseconds of a time whose hours are the group `first`. */
function timeOf(found: RegExpExecArray, first: number): number {
  const [hours = '0', minutes = '0', seconds = '0', rest = '0'] = found.slice(first, first + 4);
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'));
}
