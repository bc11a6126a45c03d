import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints, liveEvents } from '@garden/contract';
import { describe, expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/API.md'), 'utf8');
const lines = page.split('\n');
const notes = ['', 'added', 'path chosen'];

/** A row of the table of calls without its note, which the contract does not know. */
const rows = lines.flatMap((line) => {
  const [, method, path, who, kind, note, summary] = line.split('|').map((cell) => cell.trim());
  if (!/^(GET|POST)$/.test(method ?? '') || note === undefined) return [];
  return [{ note, call: `| ${method} | ${path} | ${who} | ${kind} | … | ${summary} |` }];
});

const calls = allEndpoints().map(({ name, endpoint: { method, path, access, kind, summary } }) => ({
  name,
  call: `| ${method} | \`${path}\` | ${access === 'public' ? 'anybody' : 'session'} | ${kind} | … | ${summary} |`,
}));

describe('docs/API.md', () => {
  test.each(calls)('has the line of $name', ({ name, call }) => {
    const found = rows.filter((row) => row.call === call).length;
    expect(found, `call ${name} needs this line in docs/API.md, with its note: ${call}`).toBe(1);
  });

  test('has no line of a call that is gone', () => {
    const known = new Set(calls.map(({ call }) => call));
    expect(rows.map(({ call }) => call).filter((call) => !known.has(call))).toEqual([]);
  });

  test('marks calls with the notes it explains', () => {
    expect(notes).toEqual(expect.arrayContaining(rows.map(({ note }) => note)));
  });

  test.each(Object.entries(liveEvents))('has the line of the live event %s', (topic, event) => {
    const line = `| \`${topic}\` | ${event.audience} | ${event.object ? 'yes' : '–'} | ${event.summary} |`;
    expect(lines, `live event ${topic} needs this line in docs/API.md: ${line}`).toContain(line);
  });
});
