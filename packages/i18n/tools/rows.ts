import { messages } from '../../contract/src/messages.ts';
import { messageRow } from '../src/message-row.ts';
import type { StartPage } from './start-page.ts';

/** One sentence of the catalogue; `files` are those that say it, from the repository's root. */
export type Row = {
  readonly id: string;
  readonly english: string;
  readonly chinese: string;
  readonly files: readonly string[];
};

/** The catalogues that are compiled. What the rubric says is fetched with the rubric, so that the web's first load is spared it. */
export const parts = ['web', 'server', 'rubric'] as const;
export type Part = (typeof parts)[number];

/** Whose sentences a part asks for by the sentence; of the web those for which it has no shorter key. */
const roomsOf: Readonly<Record<Part, readonly string[]>> = {
  web: [],
  server: ['packages/contract/', 'packages/rubric/', 'apps/server/'],
  rubric: ['packages/rubric/'],
};

const MESSAGES = 'packages/contract/src/messages.ts';
/** The keys of the contract's messages by their sentence. */
const keysOf = Map.groupBy(Object.entries(messages), ([, sentence]): string => sentence);

/**
 * The rows that a part of the product needs, under the key it asks with: macros of the web ask with Lingui's
 * short id, and it asks for messages of the contract by their keys (a whole English sentence as a key would double the
 * catalogue); everything else asks with the sentence.
 */
export function rowsOfPart(rows: readonly Row[], part: Part): Map<string, Row> {
  const keyed = new Map<string, Row>();
  for (const row of rows) {
    const saidIn = (room: string) => row.files.some((file) => file.startsWith(room));
    if (part === 'web') {
      if (saidIn('apps/web/')) keyed.set(row.id, row);
      if (row.files.includes(MESSAGES))
        for (const [key] of keysOf.get(row.english) ?? []) keyed.set(messageRow(key), row);
      if (row.files.some((file) => file.startsWith('packages/contract/') && file !== MESSAGES))
        keyed.set(row.english, row);
    }
    if (roomsOf[part].some(saidIn)) keyed.set(row.english, row);
  }
  return keyed;
}

/**
 * The web's rows in two: what the start page can say, which is fetched before the first paint, and the rest, which every
 * screen and dialog beyond it waits for.
 */
export function splitAtStart(
  keyed: ReadonlyMap<string, Row>,
  { files, sentences }: StartPage,
): { readonly first: Map<string, Row>; readonly later: Map<string, Row> } {
  const first = new Map<string, Row>();
  const later = new Map<string, Row>();
  for (const [key, row] of keyed) {
    const isFirst = sentences.has(row.english) || row.files.some((file) => files.has(file));
    (isFirst ? first : later).set(key, row);
  }
  return { first, later };
}
