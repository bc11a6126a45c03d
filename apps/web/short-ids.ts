import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const CATALOGUE = /\/i18n\/locales\/(web|later)\/[\w-]+\.json$/;
/** As the macros write an id: six characters by chance, which pack badly. */
const SAID = /(?<=\bid: ?")[\w+/-]{6}(?=",\s*message:)/g;
const ROW = /(?<=[{,]\s*)("?)([\w+/-]{6})\1(?=:\s*\[)/g;
/** A key in the list of them, where they stand apart from their rows. */
const LISTED = /(?<=[[,]\s*(["'`]))[\w+/-]{6}(?=\1\s*[\],])/g;

/**
 * Shortens the ids of sentences, in the scripts and in the catalogues that they ask: a seventh of the Chinese, and half a
 * kilobyte of the start page. An id keeps its beginning, so that a new sentence changes the files of no other.
 */
export function shortIds(): Plugin {
  const said = new Set<string>();
  const keys = new Set<string>();
  let short: ReadonlyMap<string, string> | undefined;
  return {
    name: 'garden-short-ids',
    apply: 'build',
    moduleParsed({ id, code }) {
      if (CATALOGUE.test(id)) for (const key of keysOf(JSON.parse(readFileSync(id, 'utf8')))) keys.add(key);
      else for (const [found] of (code ?? '').matchAll(SAID)) said.add(found);
    },
    renderChunk(code, { moduleIds }) {
      short ??= shorten(said, keys);
      const shorter = (id: string) => short?.get(id) ?? id;
      const scripts = code.replace(SAID, shorter);
      const isCatalogue = moduleIds.some((id) => CATALOGUE.test(id));
      const all = isCatalogue
        ? scripts.replace(ROW, (_key, _quote, id: string) => `"${shorter(id)}"`).replace(LISTED, shorter)
        : scripts;
      return all === code ? null : { code: all, map: null };
    },
  };
}

const keysOf = (catalogue: { readonly keys?: unknown }): readonly string[] =>
  Array.isArray(catalogue.keys) ? catalogue.keys : Object.keys(catalogue);

/** What each id begins with, from three characters on, so that no two begin alike and none is a key of its own. */
export function shorten(ids: Iterable<string>, keys: ReadonlySet<string>): ReadonlyMap<string, string> {
  const short = new Map<string, string>();
  const all = [...ids].sort();
  for (const [index, id] of all.entries()) {
    const isTaken = (start: string) =>
      keys.has(start) || [all[index - 1], all[index + 1]].some((beside) => beside?.startsWith(start));
    let length = 3;
    while (length < id.length && isTaken(id.slice(0, length))) length += 1;
    short.set(id, id.slice(0, length));
  }
  return short;
}
