import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/DEPENDENCIES.md'), 'utf8');
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { workspaces } = read('package.json');
const manifests = [
  'package.json',
  ...globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: root },
  ),
];

/** What the packages of the house ask for under one heading of their manifests, as `name version`, each once. */
function asked(kind) {
  const named = manifests.flatMap((path) => Object.entries(read(path)[kind] ?? {}));
  return sorted(named.filter(([name]) => !name.startsWith('@garden/')).map((each) => each.join(' ')));
}

/** The packages of a section's table, several to a row where they belong together. */
function rowsOf(heading) {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section.split('\n').flatMap((line) => {
    const [, names = '', version, licence] = line.split('|').map((cell) => cell.trim());
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ name, version, licence }));
  });
}

const sorted = (list) => [...new Set(list)].sort();
const written = (rows) => sorted(rows.map(({ name, version }) => `${name} ${version}`));

const server = rowsOf('At run time: server');
const web = rowsOf('At run time: web');
const development = rowsOf('During development');

describe('docs/DEPENDENCIES.md', () => {
  test('has a row for each package that is asked for, in its version, and no other', () => {
    expect(written([...server, ...web])).toEqual(asked('dependencies'));
    expect(written(development)).toEqual(asked('devDependencies'));
  });

  test('counts what runs, which keeps to the limit', () => {
    const [, limit] = /At most (\d+) direct dependencies at run time/.exec(page) ?? [];
    const [, ...counts] =
      /Today there are (\d+): (\d+) in the server \(zod among them\), (\d+) more in\s+the web/.exec(page) ??
      [];
    const sizes = [server.length + web.length, server.length, web.length];
    expect(counts.map(Number)).toEqual(sizes);
    expect(sizes[0]).toBeLessThanOrEqual(Number(limit));
  });

  test.each([...server, ...web, ...development])('tells the licence of $name', ({ name, licence }) => {
    expect(licence).toBe(read(`node_modules/${name}/package.json`).license.replace(/^\((.*)\)$/, '$1'));
  });
});

test.each([...asked('dependencies'), ...asked('devDependencies')])('%s is an exact version', (each) => {
  expect(each).toMatch(/ \d+\.\d+\.\d+$/);
});
