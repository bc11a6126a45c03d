import { noteOf } from './known-calls.mjs';
import { replaceRows } from './tables-page.mjs';

const CALLS = '| Method | Path | Who | Kind | Note | What it does |';
const EVENTS = '| Topic | Goes to | `object` | What changed |';
const ARCHIVE = /(deleted things included until they are erased:\n\n)[^\n]*(?:\n[^\n]+)*/;
const FILE = /\b(?:archive|rows|path): '([\w-]+)\.json'/g;

/**
 * `docs/API.md` with its calls and live events as the contract declares them, and the files of an archive as the areas do.
 * @param {string} page the page as it is
 * @param {{ name: string, endpoint: object }[]} calls
 * @param {Record<string, object>} events live events by topic
 * @param {string[]} declarations sources of every `personal-data.store.ts`
 */
export function writeApiPage(page, calls, events, declarations) {
  const files = new Set(declarations.flatMap((source) => [...source.matchAll(FILE)].map(([, name]) => name)));
  const list = [...files].sort().map((name) => `\`${name}\``);
  if (!ARCHIVE.test(page)) throw new Error('docs/API.md no longer says which files an archive holds.');
  const withFiles = page.replace(ARCHIVE, (_, before) => before + wrap(`${list.join(', ')}.`));
  const withEvents = replaceRows(withFiles, EVENTS, Object.entries(events).map(eventRow));
  return replaceRows(withEvents, CALLS, calls.map(callRow));
}

function callRow({ endpoint: { method, path, access, kind, summary } }) {
  const who = access === 'public' ? 'anybody' : 'session';
  return `| ${method} | \`${path}\` | ${who} | ${kind} | ${noteOf(path)} | ${summary} |`;
}

function eventRow([topic, { audience, object, summary }]) {
  return `| \`${topic}\` | ${audience} | ${object ? 'yes' : '–'} | ${summary} |`;
}

const WIDTH = 120;

function wrap(text) {
  return text.split(' ').reduce((lines, word) => {
    const line = lines.slice(lines.lastIndexOf('\n') + 1);
    return lines === '' ? word : `${lines}${line.length + word.length < WIDTH ? ' ' : '\n'}${word}`;
  }, '');
}
