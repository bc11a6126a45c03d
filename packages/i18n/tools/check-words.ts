/**
 * Fails where a sentence of the catalogue breaks a rule of the product's language that a machine can hold or has a word that is none, and where an
 * exception is not needed. Tells it by the files that say the sentence.
 * `--fix` takes blanks out of the Chinese first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRows, root } from './read-rows.ts';
import { spellingFaults } from './spelling.ts';
import { exceptions } from './word-exceptions.ts';
import { pointerFaults, withoutDrawnBlanks, wordFaults } from './word-rules.ts';

if (process.argv.includes('--fix')) closeBlanks(resolve(root, 'locales/zh-Hans.po'));

const needed = new Set<string>();
const byFile = new Map<string, string[]>();
const rows = await readRows();
const translations = new Map(rows.map(({ english, chinese }) => [english, chinese]));
for (const { english, chinese, files } of rows) {
  const faults = [
    ...wordFaults(english, chinese),
    ...pointerFaults(english, chinese, translations),
    ...spellingFaults(english),
  ];
  if (faults.length === 0) continue;
  needed.add(english);
  if (exceptions.has(english)) continue;
  for (const file of files) {
    byFile.set(file, [...(byFile.get(file) ?? []), ...faults.map((fault) => `  ${english}\n    ${fault}`)]);
  }
}
for (const [file, faults] of byFile) process.stderr.write(`${file}\n${faults.join('\n')}\n`);
const idle = [...exceptions].filter((english) => !needed.has(english));
for (const english of idle) {
  process.stderr.write(
    `tools/word-exceptions.ts lists what breaks no rule any more, remove it: ${english}\n`,
  );
}
if (byFile.size + idle.length > 0) process.exitCode = 1;

function closeBlanks(file: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const closed = lines.map((line, at) => {
    const isTranslation = line.startsWith('msgstr ');
    const [, english = ''] = /^msgid "(.*)"$/.exec(lines[at - 1] ?? '') ?? [];
    return isTranslation && !exceptions.has(english) ? withoutDrawnBlanks(line) : line;
  });
  writeFileSync(file, closed.join('\n'));
}
