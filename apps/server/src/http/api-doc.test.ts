import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@garden/contract';
import { describe, expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/API.md'), 'utf8');
const notes = ['', 'added', 'path chosen'];

type Row = { note: string; call: string };

const rows: Row[] = page.split('\n').flatMap((line) => {
  const [, method, path, who, kind, note, summary] = line.split('|').map((cell) => cell.trim());
  if (!/^(GET|POST)$/.test(method ?? '') || !path || note === undefined) return [];
  return [{ note, call: [method, path.replaceAll('`', ''), who, kind, summary].join(' | ') }];
});

describe('docs/API.md', () => {
  test('has a row for every call, as the contract describes it, and no other', () => {
    const calls = allEndpoints().map(({ endpoint: { method, path, access, kind, summary } }) =>
      [method, path, access === 'public' ? 'anybody' : 'session', kind, summary].join(' | '),
    );
    expect(rows.map(({ call }) => call).sort()).toEqual(calls.sort());
  });

  test('marks calls with the notes it explains', () => {
    expect(notes).toEqual(expect.arrayContaining(rows.map(({ note }) => note)));
  });
});
