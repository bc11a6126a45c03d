import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentInvalid, envNames, readEnv } from './env.ts';

type Row = { name: string; fallback: string; example: string; advice: string };

const page = readFileSync(join(import.meta.dirname, '../../../../docs/CONFIGURATION.md'), 'utf8');
const rows: Row[] = page.split('\n').flatMap((line) => {
  const [, name, , fallback, example, advice] = line.split('|').map((cell) => cell.trim());
  if (!name?.startsWith('`') || !fallback || !example || !advice) return [];
  return [{ name: plain(name), fallback: plain(fallback), example: plain(example), advice }];
});

function plain(cell: string): string {
  return cell.replaceAll('`', '');
}

/** What the server says to a value that no variable takes; undefined for those that take any text. */
function adviceOn(name: string): string | undefined {
  try {
    readEnv({ [name]: '?' });
    return undefined;
  } catch (error) {
    if (!(error instanceof EnvironmentInvalid)) throw error;
    return error.faults[0]?.split(': write ')[1];
  }
}

describe('docs/CONFIGURATION.md', () => {
  it('has a row for every variable, in the same order, and no other', () => {
    expect(rows.map(({ name }) => name)).toEqual(envNames);
  });

  it.each(rows)('shows an example of $name that is valid', ({ name, example }) => {
    expect(() => readEnv({ [name]: example })).not.toThrow();
  });

  it.each(rows)('tells the default of $name', ({ name, fallback }) => {
    const read = new Map(Object.entries(readEnv({}))).get(name);
    // The default of PUBLIC_URL follows from another variable.
    const told = fallback === '–' || name === 'PUBLIC_URL' ? 'undefined' : fallback;
    expect(String(read)).toBe(told);
  });

  const refusing = rows.filter(({ name }) => adviceOn(name) !== undefined);
  it.each(refusing)('repeats what the server says to a wrong $name', ({ name, advice }) => {
    expect(adviceOn(name)).toBe(advice);
  });

  it('knows the two variables that take any text', () => {
    expect(rows.length - refusing.length).toBe(2);
  });
});
