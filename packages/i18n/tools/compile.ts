/**
 * Compiles `locales/zh-Hans.po` into the catalogues that run: web, server and rubric, each in English and Chinese. The
 * web's are in two: `web` is what the start page says, `later` the rest. `web/contract.json` has the contract's sentences
 * that the start page names by their keys.
 * Ends with a code where a sentence has no translation, cannot be parsed or loses a placeholder.
 * `--check` writes nothing and fails where a file is not what it would write.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { START } from '../../../tools/check-budgets.mjs';
import { messages } from '../../contract/src/messages.ts';
import { messageRow } from '../src/message-row.ts';
import { compilePlainMessage } from '../src/plain-message.ts';
import { placeholderFault } from './placeholders.ts';
import { readRows, root } from './read-rows.ts';
import { parts, type Row, rowsOfPart, splitAtStart } from './rows.ts';
import { readStartPage } from './start-page.ts';

const faults: string[] = [];
const checking = process.argv.includes('--check');

const rows = await readRows();
const startPage = readStartPage();
for (const file of START.map((path) => `apps/web/${path}`)) {
  if (!startPage.files.has(file))
    faults.push(`${file} is of the start page; fetch it by startComponent or firstScreen`);
}

for (const { english, chinese } of rows) {
  if (chinese === '') faults.push(`no Chinese for "${english}"`);
  else {
    const fault = placeholderFault(english, chinese);
    if (fault !== undefined) faults.push(fault);
  }
}

for (const part of parts) {
  const keyed = rowsOfPart(rows, part);
  if (part === 'web') {
    const { first, later } = splitAtStart(keyed, startPage);
    const startSentences = sentencesAtStart();
    writeBoth('web', first);
    write('later/zh-Hans.json', linesOfLists(byPlace(inChinese(later), keyed, startSentences)));
    write('later/en.json', inEnglish(later));
    write('web/contract.json', linesOf(startSentences));
  } else writeBoth(part, keyed);
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} faults in packages/i18n/locales/zh-Hans.po\n`);
  process.exitCode = 1;
}

function writeBoth(folder: string, keyed: ReadonlyMap<string, Row>): void {
  write(`${folder}/zh-Hans.json`, linesOf(inChinese(keyed)));
  write(`${folder}/en.json`, inEnglish(keyed));
}

function inEnglish(keyed: ReadonlyMap<string, Row>): string {
  return linesOf(
    withoutPlain(
      compiled('en', keyed, (row) => row.english),
      keyed,
    ),
  );
}

function inChinese(keyed: ReadonlyMap<string, Row>): Compiled {
  return compiled('zh-Hans', keyed, (row) => row.chinese || row.english);
}

/**
 * Rows apart from their keys, in the order of the keys, which packs 6 % smaller. Before them stand messages of the contract
 * without their keys: those beyond the start page, in the order of the contract's table, which is fetched beside them.
 */
function byPlace(chinese: Compiled, keyed: ReadonlyMap<string, Row>, atStart: Compiled): Placed {
  const keys = Object.keys(messages).filter((key) => !Object.hasOwn(atStart, key));
  const rowsOfKeys = keys.map((key) => [messageRow(key), keyed.get(messageRow(key))] as const);
  for (const [key, row] of rowsOfKeys) if (!row) faults.push(`no row for ${key}`);
  const said = inChinese(new Map(rowsOfKeys.flatMap(([key, row]) => (row ? [[key, row] as const] : []))));
  const others = Object.keys(chinese)
    .filter((key) => !Object.hasOwn(said, key))
    .sort();
  return {
    keys: others,
    rows: [...rowsOfKeys.map(([key]) => said[key]), ...others.map((key) => chinese[key])],
  };
}

/** What the contract says before the rest of it is fetched, by key. */
function sentencesAtStart(): Compiled {
  return Object.fromEntries(
    Object.entries(messages).filter(([, english]) => startPage.sentences.has(english)),
  );
}

type Compiled = Record<string, unknown>;
/** As `unpack` of the web reads it. */
type Placed = { readonly keys: string[]; readonly rows: unknown[] };

function compiled(locale: string, keyed: ReadonlyMap<string, Row>, sentence: (row: Row) => string): Compiled {
  const sentences = Object.fromEntries([...keyed].map(([key, row]) => [key, sentence(row)]));
  const { source, errors } = createCompiledCatalog(locale, sentences, { namespace: 'json', strict: true });
  for (const { source: text, error } of errors) faults.push(`${locale}: "${text}": ${error.message}`);
  const { messages }: { messages: Compiled } = JSON.parse(source);
  return messages;
}

/** English sentences that the plain compiler reads at run time need no row. */
function withoutPlain(messages: Compiled, keyed: ReadonlyMap<string, Row>): Compiled {
  return Object.fromEntries(
    Object.entries(messages).filter(
      ([key, tokens]) =>
        JSON.stringify(tokens) !== JSON.stringify(compilePlainMessage(keyed.get(key)?.english ?? '')),
    ),
  );
}

/** By their sentences: what is alike stands together, which packs 3 % smaller. */
function linesOf(messages: Compiled): string {
  const lines = Object.entries(messages)
    .map(([key, tokens]) => ({ key: JSON.stringify(key), sentence: JSON.stringify(tokens) }))
    .sort((a, b) => (a.sentence < b.sentence ? -1 : 1))
    .map(({ key, sentence }) => `${key}:${sentence}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A line for each item, so that a change shows. */
function linesOfLists(lists: Placed): string {
  const parts = Object.entries(lists).map(
    ([name, items]) =>
      `${JSON.stringify(name)}:[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

function write(name: string, text: string): void {
  const file = resolve(root, 'locales', name);
  if (!checking) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    faults.push(`locales/${name} is not what the catalogue compiles to; run npm run compile -w @garden/i18n`);
  }
}
