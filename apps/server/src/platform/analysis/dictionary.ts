import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Dictionary, openDictionary } from '@garden/analysis/glosses/dictionary';

const FILE = '@garden/analysis/data/cc-cedict-glosses.txt';
let opened: Dictionary | undefined;

/** The glosses of CC-CEDICT, read when they are first asked for: in threads alone, which end when they have nothing to do. */
export function dictionary(): Dictionary {
  opened ??= openDictionary(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  return opened;
}
