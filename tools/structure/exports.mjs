import { posix } from 'node:path';
import { withoutComments } from './imports.mjs';

const VALUE = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;
const WHOLE = /\bimport \* as \w+ from '(\.[^']+)'/g;
/** Tables are taken whole: migrations are drafted from them. */
const TAKEN_WHOLE = /^apps\/server\/src\/db\/schema\//;

/**
 * Functions, constants and classes that are exported though no other file so much as names them.
 * @param {Record<string, string>} files source by path in the repository
 * @returns {string[]} one line a fault: `path:line message`
 */
export function findUnusedExports(files) {
  const sources = Object.entries(files).map(([file, source]) => [file, withoutComments(source)]);
  const naming = new Map();
  for (const [, code] of sources) {
    for (const word of new Set(code.match(/\w+/g))) naming.set(word, (naming.get(word) ?? 0) + 1);
  }
  const whole = new Set(
    sources.flatMap(([file, code]) =>
      [...code.matchAll(WHOLE)].map(([, target]) => posix.join(posix.dirname(file), target)),
    ),
  );
  return sources
    .filter(([file]) => !whole.has(file) && !TAKEN_WHOLE.test(file))
    .flatMap(([file, code]) =>
      [...code.matchAll(VALUE)]
        .filter(([, name]) => naming.get(name) === 1)
        .map(
          ({ index, 1: name }) =>
            `${file}:${code.slice(0, index).split('\n').length} exports ${name}, which no other file takes; leave out the export, or all of it.`,
        ),
    );
}
