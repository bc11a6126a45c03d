import { describe, expect, test } from 'vitest';
import {
  allEndpoints,
  api,
  isMessageKey,
  type MessageKey,
  messages,
  type NamedEndpoint,
  renderMessage,
} from './index.ts';

/** `get_prohibited`, `send-code` and `InternalRegistration` are spelled alike as keys. */
const camel = (text: string) =>
  text
    .replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

function keyOf({ endpoint: { path } }: NamedEndpoint): string {
  const [first = '', ...rest] = path.split('/').map(camel);
  const parts = first === 'user' || first === 'common' ? rest : [first, ...rest];
  return parts.length === 1 ? `user.${parts[0]}` : parts.join('.');
}

describe('every call', () => {
  const calls = allEndpoints();

  test('has the key that its path says', () => {
    expect(calls.map(({ name }) => name)).toEqual(calls.map(keyOf));
  });

  test('has a path of its own', () => {
    expect(new Set(calls.map(({ endpoint }) => endpoint.path)).size).toBe(calls.length);
  });

  test.each(calls)('$name refuses fields it does not know', ({ endpoint }) => {
    const { error } = endpoint.input.safeParse({ colour: 'red' });
    expect(error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['colour'] }),
    );
  });

  test.each(calls)('$name is described in one sentence', ({ endpoint }) => {
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
  });

  test('changes nothing by GET, but those that the specification has so', () => {
    const changing = calls.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.kind === 'write');
    expect(changing.map(({ name }) => name)).toEqual(['handbook.delete', 'meeting.generate']);
  });
});

describe('what a call costs', () => {
  /** What tells that a call may work through many texts: it takes some to compare, or gives all of them. */
  const TEXTS = ['keyword', 'markdown', 'files', 'text', 'question'];
  /** These do not, and why. */
  const cheap: Readonly<Record<string, string>> = {
    'team.search': 'finds teams by their names, which an index has',
    'relationship.gets': 'finds members by their names',
    'relationship.search': 'finds people by their names',
  };
  const calls = allEndpoints();

  test('is told of each that works through texts', () => {
    const silent = calls.filter(({ name, endpoint }) => {
      const fields = Object.keys((endpoint.input as { shape?: object }).shape ?? {});
      // A write takes its own text alone, but where it takes many of them.
      const counts = endpoint.kind === 'read' ? TEXTS : ['markdown', 'files', 'preview'];
      const works = endpoint.response === 'file' || counts.some((field) => fields.includes(field));
      return works && !endpoint.cost && !(name in cheap);
    });
    expect(
      silent.map(({ name }) => name),
      'say `cost` in the contract, or why not here',
    ).toEqual([]);
  });

  test('depends on a keyword only where there is one, and no reason is left over', () => {
    const dear = calls.filter(({ endpoint }) => endpoint.cost === 'dear with a keyword');
    for (const { name, endpoint } of dear) {
      expect(Object.keys((endpoint.input as { shape?: object }).shape ?? {}), name).toContain('keyword');
    }
    const names = calls.filter(({ endpoint }) => !endpoint.cost).map(({ name }) => name);
    for (const name of Object.keys(cheap)) expect(names).toContain(name);
  });
});

describe('every group', () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

  test.each(Object.entries(api))('%s is declared in the file of its name', async (group, calls) => {
    expect((await import(`./calls/${kebab(group)}.ts`))[group]).toBe(calls);
  });
});

describe('messages', () => {
  test('fill their placeholders, and leave those that no one filled', () => {
    expect(renderMessage('numberTooBig', { maximum: 7 })).toBe('At most 7');
    expect(renderMessage('numberTooBig')).toBe('At most {maximum}');
  });

  test('count', () => {
    expect(renderMessage('tooManyRequests', { seconds: 1 })).toBe('Too many requests; try again in 1 second');
    expect(renderMessage('tooManyRequests', { seconds: 20 })).toBe(
      'Too many requests; try again in 20 seconds',
    );
  });

  test.each(Object.keys(messages) as MessageKey[])('%s is whole once it is filled', (key) => {
    const names = [...messages[key].matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, 2]));
    expect(renderMessage(key, params)).not.toMatch(/[{}#]/);
  });

  test('are known by their own keys alone', () => {
    expect(isMessageKey('ok')).toBe(true);
    expect(isMessageKey('toString')).toBe(false);
  });
});
