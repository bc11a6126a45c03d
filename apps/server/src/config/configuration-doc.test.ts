import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

/** Variables of a provider are valid together alone. */
const aiProvider = { AI_BASE_URL: 'https://ai.example.com/v1', AI_MODEL: 'model' };
const transcriber = {
  AI_TRANSCRIBE_BASE_URL: 'https://ai.example.com/v1',
  AI_TRANSCRIBE_MODEL: 'model',
};
const provider = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'garden',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Example',
};

function readAlone(name: string, value: string) {
  return readEnv({
    ...(name.startsWith('OIDC_') && provider),
    ...(name.startsWith('AI_') && aiProvider),
    ...(name.startsWith('AI_TRANSCRIBE_') && transcriber),
    [name]: value,
  });
}

/** What the server says to a value that no variable takes; undefined for those that take any text. */
function adviceOn(name: string): string | undefined {
  try {
    readAlone(name, '?');
    return undefined;
  } catch (error) {
    if (!(error instanceof EnvironmentInvalid)) throw error;
    return error.faults[0]?.split(': write ')[1];
  }
}

describe('docs/CONFIGURATION.md', () => {
  test('has a row for every variable, in the same order, and no other', () => {
    expect(rows.map(({ name }) => name)).toEqual(envNames);
  });

  test.each(rows)('shows an example of $name that is valid', ({ name, example }) => {
    expect(() => readAlone(name, example)).not.toThrow();
  });

  test.each(rows)('tells the default of $name', ({ name, fallback }) => {
    const read = new Map(Object.entries(readEnv({}))).get(name);
    // The default of PUBLIC_URL follows from another variable.
    const told = fallback === '–' || name === 'PUBLIC_URL' ? 'undefined' : fallback;
    expect(String(read)).toBe(told);
  });

  const refusing = rows.filter(({ name }) => adviceOn(name) !== undefined);
  test.each(refusing)('repeats what the server says to a wrong $name', ({ name, advice }) => {
    expect(adviceOn(name)).toBe(advice);
  });

  test('knows the variables that take any text', () => {
    expect(rows.filter((row) => !refusing.includes(row)).map(({ name }) => name)).toEqual([
      ...['HOST', 'DATA_DIR'],
      ...['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_ADMIN_ROLE'],
      ...['AI_API_KEY', 'AI_MODEL', 'AI_TRANSCRIBE_MODEL'],
    ]);
  });
});
