import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySections } from '@garden/contract';
import { type CitedText, sentencesIn } from '../sources.ts';

/** A short draft of `cases/predictions`, with its sentences by what is marked at them. */
export type Draft = {
  readonly texts: readonly CitedText[];
  readonly unclear: readonly string[];
  readonly mistake: readonly string[];
};

/** The drafts of a file of `cases/predictions`, as README.md there describes them. */
export function readDrafts(group: string): Draft[] {
  const file = readFileSync(join(import.meta.dirname, `../../cases/predictions/${group}.txt`), 'utf8');
  return file
    .split(/^## .*\n/m)
    .slice(1)
    .map((draft) => {
      const lines = draft
        .trim()
        .split('\n')
        .map((line) => line.split(' #'));
      const having = (mark: string) => lines.flatMap(([text = '', is]) => (is === mark ? [text] : []));
      const summary = lines.map(([text]) => text).join('\n');
      const entry = { ...emptySections(), summary };
      return {
        texts: sentencesIn({ id: 'draft', authorId: 'writer', entry }),
        unclear: having('unclear'),
        mistake: having('mistake'),
      };
    });
}
