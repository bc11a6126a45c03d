/** Writes the files that are made from what stands elsewhere; `npm test -- structure` says when one is out of date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeGeneratedFiles } from './generated/files.mjs';

const root = join(import.meta.dirname, '..');

for (const [path, text] of Object.entries(await makeGeneratedFiles())) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  writeFileSync(file, text);
  console.log(`wrote ${path}`);
}
