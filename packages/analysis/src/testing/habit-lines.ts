import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySections } from '@garden/contract';
import { type CitedText, sentencesIn } from '../sources.ts';
import { isHeldOut } from './tone-lines.ts';

type HabitLine = { readonly label: string; readonly sentence: CitedText; readonly isHeldOut: boolean };

/** The lines of `cases/habits`, each as the one sentence of a diary. */
export function readHabitLines(language: 'en' | 'zh'): HabitLine[] {
  const file = join(import.meta.dirname, `../../cases/habits/${language}.tsv`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((row, at) => {
      const [label = '', text = ''] = row.split('\t');
      const entry = { ...emptySections(), summary: text };
      const [sentence] = sentencesIn({ id: String(at), authorId: 'writer', entry });
      return sentence ? [{ label, sentence, isHeldOut: isHeldOut(text) }] : [];
    });
}

type Finder = {
  readonly label: string;
  readonly find: (texts: readonly CitedText[]) => readonly CitedText[];
};

/** How many of the lines that rules find have the label of the rule, and how many that have it are found, of all together. */
export function measureLabels(
  lines: readonly HabitLine[],
  finders: readonly Finder[],
): { readonly precision: number; readonly recall: number; readonly of: number } {
  let [right, found, of] = [0, 0, 0];
  for (const { label, find } of finders) {
    const got = new Set(find(lines.map(({ sentence }) => sentence)));
    const having = lines.filter((line) => line.label === label);
    right += having.filter(({ sentence }) => got.has(sentence)).length;
    found += got.size;
    of += having.length;
  }
  return { precision: found === 0 ? 1 : right / found, recall: of === 0 ? 1 : right / of, of };
}
