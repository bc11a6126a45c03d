import { emptySections, type ReadonlySections } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { sentencesIn } from '../sources.ts';
import { traitsOf, workOf } from './work.ts';

const daysOf = (...days: (string | Partial<ReadonlySections>)[]) =>
  days.flatMap((day, at) => {
    const said = typeof day === 'string' ? { summary: day } : day;
    return sentencesIn({ id: String(at), authorId: 'writer', entry: { ...emptySections(), ...said } });
  });
const none = new Set<string>();
const HELPED = ['Helped Tom with the boiler.', '帮小唐找到了漏点。', 'Gave Lea a hand with the crates.'];

describe('what months show of someone’s work', () => {
  test('is a strength from three days on, with the latest sentence of each day', () => {
    const { strengths } = workOf(daysOf(...HELPED, 'Baked bread.'), none);
    expect(strengths).toMatchObject([
      { kind: 'helpful', days: 3, citations: [{ sourceId: '2' }, { sourceId: '1' }, { sourceId: '0' }] },
    ]);
    expect(workOf(daysOf(...HELPED.slice(1), HELPED[2] ?? ''), none).strengths).toMatchObject([{ days: 3 }]);
    expect(workOf(daysOf(...HELPED.slice(1)), none).strengths).toEqual([]);
    expect(workOf(daysOf(HELPED.join(' ')), none).strengths).toEqual([]);
  });

  test('is none that half as many days speak against', () => {
    const against = ['I had no time to help Tom.', 'Told Ben to work it out on his own.'];
    const { strengths, stop } = workOf(daysOf(...HELPED, ...against), none);
    expect(strengths).toEqual([]);
    expect(stop).toMatchObject([{ kind: 'helpful', days: 2 }]);
  });

  test('goes on where the last weeks show it, and starts with what its writer means to do', () => {
    const texts = daysOf(...HELPED, 'Next time I’ll ask before I cut.');
    expect(workOf(texts, new Set(['1', '2'])).goOn).toMatchObject([{ kind: 'helpful', days: 2 }]);
    expect(workOf(texts, new Set(['2'])).goOn).toEqual([]);
    expect(workOf(texts, none).start.map(({ shown }) => shown)).toEqual(['Next time I’ll ask before I cut.']);
  });

  test('counts what customers liked and what was learned by where it stands', () => {
    const day = {
      customerGood: ['The hotel liked the late delivery.'],
      learnings: 'Glaze needs a day to dry.',
    };
    const { strengths } = workOf(daysOf(day, day, day, day, day), none);
    expect(strengths.map(({ kind, days }) => [kind, days])).toEqual([
      ['customers', 5],
      ['learning', 5],
    ]);
  });

  test('says nothing of others, of quotations, of private lines and of plans', () => {
    const others = ['Tom helped Lea.', 'She helped me.', '“I helped Tom”, he said.', '!! Helped Tom.'];
    expect(workOf(daysOf(...others, ...others, { nextTasks: HELPED }), none).strengths).toEqual([]);
  });
});

test('a trait stands with what speaks against it', () => {
  const texts = daysOf(...HELPED, 'I had no time to help Tom.', 'Baked bread.');
  expect(traitsOf(texts)).toMatchObject([
    { kind: 'helpful', days: 3, against: { days: 1, citations: [{ shown: 'I had no time to help Tom.' }] } },
  ]);
  expect(traitsOf(daysOf(...HELPED.slice(1)))).toEqual([]);
});
