import { emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { sentencesIn } from '../sources.ts';
import { signsIn } from './signs.ts';

const days = (...summaries: string[]) =>
  summaries.flatMap((summary, at) =>
    sentencesIn({ id: String(at), authorId: 'writer', entry: { ...emptySections(), summary } }),
  );
const found = (texts: readonly string[], signs: readonly string[]) =>
  signsIn(days(...texts), signs).map(({ sign, citations }) => [
    sign,
    citations.map(({ sourceId }) => sourceId),
  ]);

test('signs are words and phrases, in whatever case, on two days at least', () => {
  const texts = ['On call again, third night.', 'The phone rang at night.', '需求又改需求了。'];
  expect(found(texts, ['on call again', 'Rang at night', '没人用'])).toEqual([
    ['on call again', ['0']],
    ['Rang at night', ['1']],
  ]);
  expect(found(['On call again. On call again!', 'Fine.'], ['on call again'])).toEqual([]);
});

test('a part of a word, what is denied, and private lines are no sign', () => {
  expect(found(['He was alone.', 'Let alone the rest.'], ['lone'])).toEqual([]);
  expect(
    found(['I am not on call again.', '没有改需求。', '不再改需求。'], ['on call again', '改需求']),
  ).toEqual([]);
  expect(found(['!! on call again', '!! on call again'], ['on call again'])).toEqual([]);
});
