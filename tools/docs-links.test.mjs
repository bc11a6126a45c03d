import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md', '{apps,packages,bench,e2e}/**/README.md'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});
const read = (path) => readFileSync(join(root, path), 'utf8');

/** The names by which the headings of a page can be reached, as GitHub makes them. */
function anchorsOf(path) {
  return read(path)
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
}

/** Why a link of a page leads nowhere; undefined where it leads somewhere, or out of the repository. */
function faultOf(page, link) {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [path, anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return `${link}: no ${target}`;
  if (anchor && !anchorsOf(target).includes(anchor)) return `${link}: no such heading in ${target}`;
  return undefined;
}

describe('every link leads somewhere', () => {
  test.each(pages)('%s', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
    expect(links.flatMap((link) => faultOf(page, link) ?? [])).toEqual([]);
  });
});
