import { writesTo } from './area-rules.mjs';
import { readImports, withoutComments } from './imports.mjs';
import { isForTests } from './rooms.mjs';
import { REASONS } from './unauthorized.mjs';

/** `personal-data.store.ts` is the erasure itself. */
const STORE = /^apps\/server\/src\/features\/(?!.*\/personal-data\.store\.ts$).*(?:\/|\.)store\.ts$/;
const SCHEMA = /^apps\/server\/src\/db\/schema\//;
/** The formatter leaves only declarations at the beginning of a line. */
const DECLARATION = /^(?=(?:export |async |function |const |class |type |import ))/m;
/** Also a table that comes as a variable; what files and maps delete is none. */
const ON_DATABASE = /\b(?:tx|db)\s*\.(?:insert|update|delete)\(/;
const NAME = /^(export )?(?:async )?(?:function\*?|const|type) (\w+)/;
const TEMPLATE = /`(?:\\.|[^`\\])*`/g;

/**
 * Exported functions of stores that write a row and demand no `Authorized<…>`, compared with those that are listed.
 * @param {Record<string, string>} files source by path in the repository
 * @param {Record<string, string>} listed `<path within features>#<function>` → one of `REASONS`
 * @param {number} most how many may be listed
 * @returns {string[]} one line a fault: `path:line message`
 */
export function findUnauthorizedWrites(files, listed, most = Object.keys(listed).length) {
  const found = new Map(
    Object.entries(files).flatMap(([file, source]) =>
      STORE.test(file) && !isForTests(file)
        ? writersOf(withoutComments(source), tablesOf(readImports(file, source))).map(({ name, line }) => [
            `${file.split('/features/')[1]}#${name}`,
            `${file}:${line}`,
          ])
        : [],
    ),
  );
  const missing = [...found].flatMap(([key, place]) =>
    Object.hasOwn(listed, key)
      ? []
      : [
          `${place} ${key.split('#')[1]} writes and demands no Authorized<…>; take what it changes as Authorized<T> from http/authorize.ts, which the call makes after its policy. Only what no person asks for belongs into tools/structure/unauthorized.mjs.`,
        ],
  );
  const surplus = Object.entries(listed).flatMap(([key, reason]) => [
    ...(found.has(key)
      ? []
      : [
          `tools/structure/unauthorized.mjs:1 lists ${key}, which is gone or demands Authorized<…>; remove its line.`,
        ]),
    ...(REASONS.includes(reason)
      ? []
      : [
          `tools/structure/unauthorized.mjs:1 gives ${key} the reason "${reason}"; the reasons are ${REASONS.join(', ')}.`,
        ]),
  ]);
  return [
    ...missing,
    ...surplus,
    ...judgeLength(Object.keys(listed).length, most),
    ...findGivenRights(files),
  ];
}

function judgeLength(length, most) {
  if (length <= most) return [];
  return [
    `tools/structure/unauthorized.mjs:1 lists ${length} writes, where ${most} are the most; the list may only shrink: take what a write changes as Authorized<T>.`,
  ];
}

/** A right that is given without a question, which says nothing of who may. */
function findGivenRights(files) {
  return Object.entries(files).flatMap(([file, source]) => {
    if (isForTests(file) || !file.startsWith('apps/server/')) return [];
    const code = withoutComments(source);
    return [...code.matchAll(/\bauthorize\((?:[^()]|\([^()]*\))*,\s*true\s*,/g)].map(
      ({ index }) =>
        `${file}:${code.slice(0, index).split('\n').length} authorizes whatever it is given; ask a policy, or compare whose it is.`,
    );
  });
}

function tablesOf(imports) {
  return new Set(imports.flatMap(({ target, names }) => (SCHEMA.test(target) ? names : [])));
}

/** What is exported and writes without `Authorized<…>`, by itself or through what its file keeps to itself. */
function writersOf(code, tables) {
  const declarations = declarationsOf(code);
  const types = declarations.filter(({ isType }) => isType);
  const values = declarations.filter(({ isType }) => !isType);
  const demanded = [
    'Authorized<',
    ...types.flatMap(({ name, text }) => (/\bAuthorized</.test(text) ? name : [])),
  ];
  const inner = values.filter(({ isExported }) => !isExported);
  const writers = new Set();
  const writes = ({ text, names }) =>
    ON_DATABASE.test(text) ||
    writesTo(text).some(({ table }) => tables.has(table)) ||
    [...writers].some((name) => names.has(name));
  for (let before = -1; before !== writers.size; ) {
    before = writers.size;
    for (const each of inner) if (writes(each)) writers.add(each.name);
  }
  return values.filter((each) => {
    const parameters = parametersOf(each.text);
    return each.isExported && writes(each) && !demanded.some((word) => parameters.includes(word));
  });
}

function declarationsOf(code) {
  let line = 1;
  return code.split(DECLARATION).flatMap((text) => {
    const [, exported, name] = NAME.exec(text) ?? [];
    const from = line;
    line += text.split('\n').length - 1;
    if (name === undefined) return [];
    const isType = /^(?:export )?type /.test(text);
    return [{ name, text, line: from, isType, isExported: exported !== undefined, names: namesIn(text) }];
  });
}

/** What the code of a declaration names, spread too; words of SQL are none. */
function namesIn(text) {
  const code = text.replace(TEMPLATE, (template) =>
    [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, inside]) => inside).join(' '),
  );
  return new Set(code.replaceAll('...', '').match(/(?<![.\w])\w+/g));
}

/** What stands in the first parentheses. */
function parametersOf(text) {
  const from = text.indexOf('(');
  let depth = 0;
  for (let at = from; at >= 0 && at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return '';
}
