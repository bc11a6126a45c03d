import { createHash } from 'node:crypto';
import { DAY } from '../../../platform/clock.ts';

type Kept = { readonly answer: string; readonly until: number };

/** Answers of the provider of the last day, at most so many characters: in memory alone, since they say what people wrote. */
const kept = new Map<string, Kept>();
const MOST_CHARACTERS = 4_000_000;
let characters = 0;

/** What an answer is found by: who gave it, what was wanted, and of what. */
export function keyOf(maker: string, wanted: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([maker, wanted, text]))
    .digest('base64url');
}

export function readKept(key: string, now: Date): string | undefined {
  const found = kept.get(key);
  if (!found) return undefined;
  forget(key);
  if (found.until <= now.getTime()) return undefined;
  // Set anew, it is the last to be forgotten.
  keep(key, found);
  return found.answer;
}

export function keepAnswer(key: string, answer: string, now: Date): void {
  forget(key);
  keep(key, { answer, until: now.getTime() + DAY });
  for (const oldest of kept.keys()) {
    if (characters <= MOST_CHARACTERS) break;
    forget(oldest);
  }
}

function keep(key: string, entry: Kept): void {
  kept.set(key, entry);
  characters += entry.answer.length;
}

function forget(key: string): void {
  characters -= kept.get(key)?.answer.length ?? 0;
  kept.delete(key);
}
