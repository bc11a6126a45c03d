import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToneLanguage } from '../tone/features.ts';
import type { Tone } from '../tone/tone.ts';

export type ToneLine = { readonly tone: Tone; readonly text: string; readonly isHeldOut: boolean };

/** The lines of `cases/tone`; what is held out is told by the line itself, so that it stays so. */
export function readToneLines(language: ToneLanguage): ToneLine[] {
  const file = join(import.meta.dirname, `../../cases/tone/${language}.tsv`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const [tone, text = ''] = row.split('\t');
      return { tone: tone as Tone, text, isHeldOut: isHeldOut(text) };
    });
}

/** Whether a line is kept out of every change. */
export const isHeldOut = (text: string): boolean => hashOf(text) % 3 === 0;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
