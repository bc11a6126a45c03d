import { isCommonPassword } from '@garden/contract/text/common-passwords';
import { describe, expect, test } from 'vitest';
import { assertGoodPassword } from './rules.ts';

describe('isCommonPassword', () => {
  test.each([
    ...['123456', 'password', 'qwerty123', 'iloveyou', 'woaini1314', '5201314', 'Passw0rd', 'DRAGON'],
    ...['qwertyuiop', 'poiuytrewq', '1qaz2wsx', '987654321', 'zxcvbn', 'asdfgh1'],
    ...['aaaaaa', '121212', 'abcabc', '19900101', '31121999', 'Summer2024!', 'michael7'],
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['vineyard-42', 'trellis-7-north', 'xK9#mLq2', 'correcthorsebattery', 'wer2024!', 'p4rr0t&tree'])(
    'lets %s pass',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

describe('assertGoodPassword', () => {
  test('asks for the length of this server first', () => {
    expect(() => assertGoodPassword('password', 'short-1', 12)).toThrow('at least 12 characters');
    expect(() => assertGoodPassword('password', 'sunshine12345', 12)).toThrow('most common');
    expect(() => assertGoodPassword('password', 'trellis-7-north', 12)).not.toThrow();
  });
});
