import { createHash } from 'node:crypto';
import type { PredictionView, ReadonlySections } from '@garden/contract';

type Sentence = Pick<PredictionView, 'text'> & { readonly compared: string; readonly section: string };

/** What a list of a day takes as one line (contract, `sections`). */
const LINE_MAX = 500;

/** What a sentence is known by: the same for the same words, in whatever case and width, and no text. */
function sentenceId(compared: string): string {
  return createHash('sha256').update(compared).digest('base64url').slice(0, 22);
}

/** What is asked about: each sentence once, without those that were settled and those that stand in the list already. */
export function toAsk(
  found: readonly Sentence[],
  { settled, listed }: { readonly settled: ReadonlySet<string>; readonly listed: readonly string[] },
): PredictionView[] {
  const known = new Set(listed.map(plain));
  const asked = new Map<string, PredictionView>();
  for (const { text, compared, section } of found) {
    const id = sentenceId(compared);
    if (settled.has(id) || text.length > LINE_MAX || known.has(plain(text))) continue;
    if (!asked.has(id)) asked.set(id, { id, text, section });
  }
  return [...asked.values()];
}

/** The list that a kind of sentence is added to. */
export function listOf(
  kind: 'unclear' | 'mistake',
  { unclear, mistakes }: ReadonlySections,
): readonly string[] {
  return kind === 'unclear' ? unclear : mistakes.map(({ text }) => text);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();
