import { describe, expect, test } from 'vitest';
import { messages } from '../../contract/src/messages.ts';
import { compilePlainMessage } from '../src/plain-message.ts';
import { placeholderFault } from './placeholders.ts';
import { rowsOfPart } from './rows.ts';

describe('compilePlainMessage', () => {
  test('cuts a sentence at its placeholders', () => {
    expect(compilePlainMessage('{name} wrote {count} times')).toEqual([
      ['name'],
      ' wrote ',
      ['count'],
      ' times',
    ]);
    expect(compilePlainMessage('Hello <0>you</0>')).toEqual(['Hello <0>you</0>']);
    expect(compilePlainMessage('')).toEqual([]);
  });
});

describe('placeholderFault', () => {
  test('accepts another order', () => {
    expect(placeholderFault('{a} of <0>{b}</0>', '<0>{b}</0> 中的 {a}')).toBeUndefined();
  });

  test('names what is lost or invented', () => {
    expect(placeholderFault('At most {maximum}', '最多')).toContain('{maximum}');
    expect(placeholderFault('Hello', '你好 {name}')).toContain('{name}');
    expect(placeholderFault('{n, plural, one {# day} other {# days}}', '几天')).toContain('{n}');
  });
});

describe('rowsOfPart', () => {
  const row = (id: string, ...files: string[]) => ({ id, english: `English ${id}`, chinese: '中', files });
  const rows = [
    row('web', 'apps/web/src/app/a.tsx'),
    row('mail', 'apps/server/src/features/account/mail.ts'),
    row('contract', 'packages/contract/src/pages.ts'),
    { ...row('message', 'packages/contract/src/messages.ts'), english: messages.ok },
    row('rubric', 'packages/rubric/src/messages.ts'),
    row('both', 'apps/web/src/app/a.tsx', 'packages/contract/src/pages.ts'),
  ];

  test('gives the web its macros by id, messages by key, and what else the contract says by sentence', () => {
    expect([...rowsOfPart(rows, 'web').keys()]).toEqual([
      'web',
      'English contract',
      '.ok',
      'both',
      'English both',
    ]);
  });

  test('gives the server its own sentences and those of packages', () => {
    expect([...rowsOfPart(rows, 'server').keys()]).toEqual([
      'English mail',
      'English contract',
      messages.ok,
      'English rubric',
      'English both',
    ]);
  });

  test('gives the rubric what it says', () => {
    expect([...rowsOfPart(rows, 'rubric').keys()]).toEqual(['English rubric']);
  });
});
