import { globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { readImports, withoutComments } from '../../../tools/structure/imports.mjs';
import { isMessageKey, messages } from '../../contract/src/messages.ts';
import { root } from './read-rows.ts';

/** What can be said before the rest of the web's catalogue is fetched. */
export type StartPage = {
  /** Files that run by then, from the repository's root. */
  readonly files: ReadonlySet<string>;
  /** Messages of the contract that those files name by their keys. */
  readonly sentences: ReadonlySet<string>;
};

const ENTRY = 'apps/web/src/main.tsx';
const CONTRACT = 'packages/contract/src/';
const MESSAGES = `${CONTRACT}messages.ts`;

/**
 * What waits for the rest of the catalogue: `lazyComponent`, `latePart`, and the screens of routes. Whatever else is fetched late
 * counts as the start page's, so that a sentence can come too early but never too late.
 */
const WAITING =
  /\b(?:(?:lazyComponent|latePart)(?:<[^>]*>)?\(\s*async \(\) =>\s*\(await|screen: \(\) =>|lazyScreen\(\(\) =>)\s*import\(\s*'([^']+)'/g;

/** Passes on what areas above show in an area: who takes one of them gets none of the others. */
const SLOTS = /\/slots\.tsx$/;

/**
 * Follows the imports of the web's entry.
 * @param sources every file of the web, and the contract's index, by its path in the repository
 */
export function startPageOf(sources: ReadonlyMap<string, string>): StartPage {
  const files = new Set<string>();
  const sentences = new Set<string>();
  const exporter = exportersOfContract(sources.get(`${CONTRACT}index.ts`) ?? '');
  const visit = (file: string, taken: readonly string[] = []): void => {
    const source = sources.get(file);
    if (source === undefined) return;
    const passed = SLOTS.test(file) ? passedOn(file, source) : [];
    for (const { target, names } of passed) if (names.some((name) => taken.includes(name))) visit(target);
    if (files.has(file)) return;
    files.add(file);
    for (const sentence of messagesNamedIn(source)) sentences.add(sentence);
    const waiting = waitingIn(file, source);
    for (const found of readImports(file, source)) {
      const { target, names, typeOnly, late } = found;
      if (typeOnly || (late && waiting.has(target)) || passed.some(({ line }) => line === found.line))
        continue;
      for (const name of target.startsWith('packages/contract/') ? names : []) {
        const from = exporter.get(name);
        // Its sentences are asked for by key, one by one.
        if (from !== undefined && from !== MESSAGES) files.add(from);
      }
      visit(target, names);
    }
  };
  visit(ENTRY);
  return { files, sentences };
}

/** The start page of the checkout. */
export function readStartPage(): StartPage {
  const repository = resolve(root, '../..');
  const paths = globSync(['apps/web/src/**/*.{ts,tsx}', `${CONTRACT}index.ts`], { cwd: repository });
  return startPageOf(
    new Map(
      paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(resolve(repository, path), 'utf8')]),
    ),
  );
}

function waitingIn(file: string, source: string): ReadonlySet<string> {
  const folder = posix.dirname(file);
  const found = [...withoutComments(source).matchAll(WAITING)];
  return new Set(found.map(([, path = '']) => posix.join(folder, path)));
}

/** What slots hand on by `export … from`. */
function passedOn(file: string, source: string) {
  const lines = source.split('\n');
  return readImports(file, source).filter(({ line, late }) => !late && lines[line - 1]?.startsWith('export'));
}

/** Which file of the contract a name of its index comes from. */
function exportersOfContract(index: string): ReadonlyMap<string, string> {
  const exports = readImports(`${CONTRACT}index.ts`, index).filter(({ typeOnly }) => !typeOnly);
  return new Map(exports.flatMap(({ target, names }) => names.map((name) => [name, target] as const)));
}

/** A key may stand anywhere: in a call, in a table, as what a function returns. */
function messagesNamedIn(source: string): string[] {
  return [...source.matchAll(/'(\w+)'/g)].flatMap(([, text = '']) => {
    return isMessageKey(text) ? [messages[text]] : [];
  });
}
