import { expect, test } from 'vitest';
import { foldText } from '../../diary/search/rules.ts';
import { isAllShown, occurrencesOf, saturate, termsOfQuestion, weightOf } from './question.rules.ts';

const words = (question: string) => termsOfQuestion(question).map(({ text }) => text);

test('a question is about its rare words, each by its stem; of Chinese, by two characters beside one another', () => {
  expect(words('Who knows how the turnips are stored in Ana’s cellar?')).toEqual([
    'turnip',
    'stor',
    'ana',
    'cellar',
  ]);
  expect(words('停电的时候电池怎么办？')).toEqual(['停电', '时候', '候电', '电池']);
  expect(words('How is it?')).toEqual([]);
});

test('a word is counted where one begins with it', () => {
  const [turnip] = termsOfQuestion('turnips');
  if (!turnip) throw new Error('no word');
  expect(occurrencesOf(foldText('TURNIPS, turnip and overturnips'), turnip)).toBe(2);
});

test('rare words weigh more; a word that comes again counts less each time, and less in a long text', () => {
  expect(weightOf(1, 1_000)).toBeGreaterThan(weightOf(500, 1_000));
  expect(saturate(2, 80, 80) - saturate(1, 80, 80)).toBeLessThan(saturate(1, 80, 80));
  expect(saturate(1, 800, 80)).toBeLessThan(saturate(1, 80, 80));
});

test('what is masked is not all shown', () => {
  const terms = termsOfQuestion('Where are the turnips?');
  expect(isAllShown('Turnips in sand', 'Turnips in sand', terms)).toBe(true);
  expect(isAllShown('Turnips in sand', '******* in sand', terms)).toBe(false);
  expect(isAllShown('Turnips by Ox', 'Turnips by **', terms)).toBe(true);
});
