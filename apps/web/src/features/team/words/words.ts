import { characterCount } from '@garden/contract';
import type { ServerMessage } from '../../../lib/api/refusal.ts';

/** The most sensitive words of a team, and the length of each (product, section 16). */
export const WORDS_MAX = 500;
const WORD_LENGTH_MAX = 50;

/** The words of a text as the server reads them: separated by commas, full-width ones too; each once. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[,，、]/).map((word) => word.replace(/\s+/g, ' ').trim().normalize('NFC'));
  const byFold = new Map(words.filter((word) => word !== '').map((word) => [word.toLowerCase(), word]));
  return [...byFold.values()];
}

/** What the server would refuse, checked before sending; a word that is too long is named. */
export function wordsError(words: readonly string[]): ServerMessage | undefined {
  const long = words.find((word) => characterCount(word) > WORD_LENGTH_MAX);
  if (long !== undefined) return said('wordTooLong', { maximum: WORD_LENGTH_MAX, word: long });
  return words.length > WORDS_MAX ? said('wordsTooMany', { maximum: WORDS_MAX }) : undefined;
}

function said(key: 'wordTooLong' | 'wordsTooMany', params: ServerMessage['params']): ServerMessage {
  return { key, params, message: key };
}
