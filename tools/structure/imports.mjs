import { posix } from 'node:path';

const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const STATEMENT =
  /^[ \t]*(import|export)\b(\s+type\b(?!\s*from))?([\w$\s{},*]*)\bfrom\s*['"]([^'"]+)['"];?/gm;
const BARE = /^[ \t]*import\s*['"]([^'"]+)['"];?/gm;
const LATE = /\bimport\(\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g;

/** The source with its comments blanked, so that lines keep their numbers. */
export function withoutComments(source) {
  return source.replace(COMMENT_OR_STRING, (token) =>
    token.startsWith('/') ? token.replace(/[^\n]/g, ' ') : token,
  );
}

/**
 * Every import of a TypeScript file.
 * @param file path in the repository, with slashes
 * @returns {{ target: string, names: string[], typeOnly: boolean, late: boolean, line: number }[]} `target` is a
 *   path in the repository (`packages/contract/` for `@garden/contract`) or a package as it is written;
 *   `late` marks what is loaded while the program runs: `import()` and workers
 */
export function readImports(file, source) {
  const code = withoutComments(source);
  const lineAt = (index) => code.slice(0, index).split('\n').length;
  const found = (match, specifier, rest) => ({
    target: resolveTarget(file, specifier),
    names: [],
    typeOnly: false,
    late: false,
    ...rest,
    line: lineAt(match.index + match[0].search(/\S/)),
  });
  return [
    ...code.matchAll(STATEMENT).map((match) => {
      const [, , type, clause, specifier] = match;
      const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
      const parts = named.split(',').flatMap((part) => part.trim() || []);
      const names = parts.map((part) => part.replace(/^type\s+/, '').split(/\s+as\s+/)[0]);
      const onlyNamed = /^\s*\{[^}]*\}\s*$/.test(clause);
      const typeOnly =
        type !== undefined || (onlyNamed && parts.length > 0 && parts.every((part) => /^type\s/.test(part)));
      return found(match, specifier, { names, typeOnly });
    }),
    ...code.matchAll(BARE).map((match) => found(match, match[1])),
    ...code.matchAll(LATE).map((match) => found(match, match[1] ?? match[2], { late: true })),
  ];
}

/** Whether a file only passes on what others export. */
export function isBarrel(source) {
  const code = withoutComments(source);
  const passesOn = code.matchAll(STATEMENT).some((match) => match[1] === 'export');
  return passesOn && code.replace(STATEMENT, '').replace(BARE, '').trim() === '';
}

function resolveTarget(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const own = /^@garden\/([\w-]+)/.exec(specifier);
  return own ? `packages/${own[1]}/` : specifier;
}
