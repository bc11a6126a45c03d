import { describe, expect, test } from 'vitest';
import { mentionAt, mentionOf } from './mention-query.ts';

const atEnd = (text: string) => mentionAt(text, text.length);

describe('a name that is being written', () => {
  test.each([
    ['@', { start: 0, keyword: '' }],
    ['Thanks @lin', { start: 7, keyword: 'lin' }],
    ['Thanks @Lin Mei', { start: 7, keyword: 'Lin Mei' }],
    ['谢谢@林', { start: 2, keyword: '林' }],
    ['(@ben', { start: 1, keyword: 'ben' }],
    ['@lin and @ben', { start: 9, keyword: 'ben' }],
  ])('is found in %j', (text, found) => {
    expect(atEnd(text)).toEqual(found);
  });

  test.each(['no name', 'mei@clearwater.example', 'a @ b', '@lin\nnext line', `@${'x'.repeat(41)}`])(
    'is not found in %j',
    (text) => {
      expect(atEnd(text)).toBeUndefined();
    },
  );

  test('is the one at the caret', () => {
    expect(mentionAt('@lin, thanks', 4)).toEqual({ start: 0, keyword: 'lin' });
  });
});

describe('the text of a mention', () => {
  const lin = { name: '林美', code: 'KQXWTRZPLM' };

  test('is their name, with the code where another one of the team bears it', () => {
    expect(mentionOf({ ...lin, hasNamesake: false })).toBe('@林美 ');
    expect(mentionOf({ ...lin, hasNamesake: true })).toBe('@林美#KQXWTRZPLM ');
  });
});
