import { expect, test } from 'vitest';
import {
  describeTexts,
  isMasked,
  isSaidIn,
  queryInTeams,
  queryOfAny,
  queryOfOwn,
  queryOfOwnAny,
  queryOfRows,
  queryOfTexts,
  termsOf,
} from './rules.ts';

test('texts are found by their words, the first one weighing most, and by who reads them', () => {
  expect(describeTexts(['Ox', '剪'])).toBe("'ox':1A '剪':2B");
  expect(describeTexts(['Ox'], { authorId: 'ana', teamIds: ['red', 'blue'] })).toBe(
    "'=aana' '=tred' '=tblue' 'ox':1A",
  );
  expect(describeTexts([''])).toBe('');
});

test('terms are asked for together, among those of a reader and their teams where these are named', () => {
  expect(queryOfTexts(termsOf('ox 葡萄'))).toBe("'ox' & '葡萄'");
  expect(queryOfTexts(termsOf('!?'))).toBe('');
  const asking = { readerId: 'ana', teamIds: ['red', 'blue'], maskedIn: ['blue'], isOneTeam: false };
  expect(queryOfTexts(termsOf('ox'), asking)).toBe("('=aana' | (('=tred' | '=tblue') & !('=tblue'))) & 'ox'");
  expect(queryInTeams(['red'], queryOfAny(["o'x", 'oak']))).toBe("('=tred') & ('o''x' | 'oak')");
  expect(queryOfRows([[['oak'], ['fell', 'fall']], [['ox']]])).toBe(
    "(('oak') & ('fell' | 'fall')) | (('ox'))",
  );
  expect(queryOfAny(['ox', 'oak'])).toBe("'ox' | 'oak'");
  expect(queryOfOwn('ana', termsOf('ox 葡萄'))).toBe("'=aana' & 'ox' & '葡萄'");
  expect(queryOfOwnAny('ana', ['ox', 'oak'])).toBe("'=aana' & ('ox' | 'oak')");
});

test('terms may stand in different texts, and none may be missing', () => {
  expect(isSaidIn(['The ox sleeps', '葡萄藤'], termsOf('ox 葡萄'))).toBe(true);
  expect(isSaidIn(['The ox sleeps'], termsOf('ox 葡萄'))).toBe(false);
  expect(isSaidIn([], termsOf(''))).toBe(true);
});

test('a term is masked by a word within it', () => {
  expect([isMasked(termsOf('turnips'), 'turnips'), isMasked(termsOf('ox'), 'turnips')]).toEqual([
    true,
    false,
  ]);
  expect(isMasked(termsOf('ox'), undefined)).toBe(false);
});
