import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Source } from '@garden/analysis';
import { type Dictionary, openDictionary } from '@garden/analysis/glosses/dictionary';
import { textsOf } from '@garden/contract';
import { weighSources } from './weigh.rules.ts';

const FILE = '@garden/analysis/data/cc-cedict-glosses.txt';
let opened: Dictionary | undefined;

/** The glosses of CC-CEDICT, read when they are first asked for: in threads alone, which end when they have nothing to do. */
export function dictionary(): Dictionary {
  opened ??= openDictionary(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  return opened;
}

/** Whether some diaries are in both languages: only then have words for one thing to be looked up. */
const areInBoth = (sources: readonly Source[]): boolean =>
  [/\p{Script=Han}/u, /[a-z]{2}/iu].every((language) =>
    sources.some(({ entry }) => textsOf(entry).some((text) => language.test(text))),
  );

/** The dictionary for diaries in both languages. */
export const dictionaryFor = (sources: readonly Source[]): Dictionary | undefined =>
  areInBoth(sources) ? dictionary() : undefined;

/** Roughly how many characters it takes to look through diaries; those that the dictionary is read for are no light work. */
export const weighInBoth = (sources: readonly Source[]): number =>
  areInBoth(sources) ? Number.POSITIVE_INFINITY : weighSources(sources);
