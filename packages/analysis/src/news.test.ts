import { emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { type Day, newsOf, sentencesIn } from './index.ts';

const members = ['Ana', 'Ben', 'Eva', 'Tom', 'Kim', 'Lea'].map((name) => ({ id: name, name }));

const dayOf = (written: Readonly<Record<string, string>>): Day => ({
  texts: Object.entries(written).flatMap(([authorId, summary]) =>
    sentencesIn({ id: `diary of ${authorId}`, authorId, entry: { ...emptySections(), summary } }),
  ),
  writers: Object.keys(written).length,
});

const quiet = dayOf({ Ana: 'Painted the fence.', Ben: 'Sorted screws.', Eva: 'Wrote an offer.' });
const freezer = dayOf({
  Ana: 'The freezer stopped twice.',
  Ben: 'Moved 40 boxes out of the freezer.',
  Eva: 'Phoned about the freezer.',
  Tom: 'Painted the fence.',
});

test('what people did not write about before rises, what fewer write about falls, each with its sentences', () => {
  const [item] = newsOf(freezer, [quiet, quiet], members);
  expect(item).toMatchObject({ kind: 'theme', phrase: 'freezer', impact: 'medium', trend: 'rising' });
  expect(item?.citations[0]?.shown).toBe('Moved 40 boxes out of the freezer.');
  expect(newsOf(freezer, [freezer, freezer], members)[0]?.trend).toBe('stable');
  const everyone = dayOf(Object.fromEntries(members.map(({ id }) => [id, 'Checked the freezer.'])));
  const three = dayOf({
    ...Object.fromEntries(members.map(({ id }) => [id, 'Painted.'])),
    Ana: 'The freezer.',
    Ben: 'A freezer.',
    Eva: 'One freezer.',
  });
  expect(newsOf(three, [everyone, everyone], members)[0]?.trend).toBe('falling');
});

test('a first day has no trend, and a day without anything has no news', () => {
  expect(newsOf(freezer, [], members)[0]?.trend).toBe('stable');
  expect(newsOf(quiet, [freezer], members)).toEqual([]);
  expect(newsOf({ texts: [], writers: 0 }, [], members)).toEqual([]);
});

test('two who wait for the same are one item of high impact, before everything else', () => {
  const items = newsOf(
    dayOf({
      Ana: 'I cannot ship until customs release the pallets.\nThe kiln is hot.',
      Ben: 'Still waiting for customs to release the pallets.\nThe kiln is loud.',
      Eva: 'I am waiting for the new ladder.\nA kiln like that is rare.\nThanks to Tom for the lift!',
    }),
    [],
    members,
  );
  expect(items.map(({ kind, impact, citations }) => [kind, impact, citations.length])).toEqual([
    ['blocker', 'high', 2],
    ['blocker', 'medium', 1],
    ['theme', 'medium', 3],
    ['thanks', 'low', 1],
  ]);
});

test('all of it is at most nine items, of 200 diaries too', () => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [
      `p${at}`,
      `Checked valve ${at} of boiler ${at % 7}.\nThe crane, the kiln, the ladder and the pallets stood still.\nI am waiting for part ${at}.`,
    ]),
  );
  const items = newsOf(dayOf(many), [], members);
  expect(items.length).toBeGreaterThan(2);
  expect(items.length).toBeLessThanOrEqual(9);
});
