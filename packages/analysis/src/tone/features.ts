import { withShortRuns } from '@garden/contract/text/short-runs';

export const toneLanguages = ['en', 'zh'] as const;
export type ToneLanguage = (typeof toneLanguages)[number];

/** The language whose weights a line is read by: that of most of its letters. */
export function toneLanguageOf(line: string): ToneLanguage {
  const han = line.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = line.match(/[a-z]+/giu)?.length ?? 0;
  return han > latin ? 'zh' : 'en';
}

/** What the classifier sees of a line, each once: words, rows of them and pieces of words; in Chinese, rows of characters. */
export function featuresOf(line: string, language: ToneLanguage): string[] {
  const text = withShortRuns(line).normalize('NFKC').toLowerCase().replaceAll('’', "'");
  return [...new Set(language === 'zh' ? hanFeatures(text) : latinFeatures(text))];
}

function* hanFeatures(text: string): Generator<string> {
  const row = `^${text.replace(/[^\p{L}\p{N},。?!]/gu, '')}$`;
  for (let length = 1; length <= 3; length += 1) yield* slices(row, length);
}

function* latinFeatures(text: string): Generator<string> {
  const words = (text.match(/[a-z']+|\d+/g) ?? []).map((word) => (/\d/.test(word) ? '#' : word));
  if (words[0] !== undefined) yield `^${words[0]}`;
  for (const at of words.keys()) {
    for (let length = 1; length <= 3 && at + length <= words.length; length += 1)
      yield words.slice(at, at + length).join(' ');
    for (const length of [4, 5]) for (const piece of slices(`_${words[at]}_`, length)) yield `~${piece}`;
  }
}

function* slices(text: string, length: number): Generator<string> {
  for (let at = 0; at + length <= text.length; at += 1) yield text.slice(at, at + length);
}
