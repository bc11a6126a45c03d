import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, type Question, type QuestionResult, resultsOf } from './results.ts';

const scale: Question = { id: 'q', kind: 'scale', isSensitive: false };
const single: Question = { id: 'q', kind: 'single', isSensitive: true };
const text: Question = { id: 'q', kind: 'text', isSensitive: false };

const rated = (groupId: string | null, ...numbers: number[]): Answer[] =>
  numbers.map((q) => ({ groupId, values: { q } }));
const chosen = (...ids: string[]): Answer[] => ids.map((id) => ({ groupId: null, values: { q: [id] } }));

const wholeOf = (question: Question, answers: readonly Answer[]): QuestionResult | undefined =>
  resultsOf([question], answers).whole[0];
const groupOf = (question: Question, answers: readonly Answer[], groupId: string) =>
  resultsOf([question], answers).groups.find((group) => group.groupId === groupId)?.questions[0];

describe('how many answers it takes', () => {
  test('four have no number, not even how many they are', () => {
    expect(wholeOf(scale, rated(null, 1, 2, 3, 4))).toMatchObject({
      count: null,
      mean: null,
      withheld: 'fewerThanFive',
    });
  });

  test('five have a mean, eight a distribution', () => {
    const five = wholeOf(scale, rated(null, 1, 2, 3, 4, 5));
    expect(five).toMatchObject({ count: 5, mean: 3, deviation: null, distribution: null });
    expect(five?.withheld).toBe('fewerThanEight');
    expect(wholeOf(scale, rated(null, 1, 2, 3, 4, 1, 2, 3, 4))?.deviation).toBeCloseTo(Math.sqrt(1.25));
    expect(wholeOf(scale, rated(null, 1, 2, 3, 4, 5, 5, 5, 5))?.distribution).toEqual([
      { key: '5', count: 4 },
      { key: '1', count: 1 },
      { key: '2', count: 1 },
      { key: '3', count: 1 },
      { key: '4', count: 1 },
    ]);
  });

  test('texts come from eight on, in the order of the alphabet', () => {
    const texts = ['h', 'c', 'a', 'b', 'e', 'd', 'g', 'f'].map((q) => ({ groupId: null, values: { q } }));
    expect(wholeOf(text, texts.slice(1))?.texts).toBeNull();
    expect(wholeOf(text, texts)?.texts).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  test('who nearly all say the same to a sensitive question are "most", the one who does not as well', () => {
    expect(wholeOf(single, chosen(...'aaaaaaaa'))).toMatchObject({
      most: 'a',
      distribution: null,
      withheld: 'nearlyAll',
    });
    expect(wholeOf(single, chosen(...'aaaaaaab'))).toEqual(wholeOf(single, chosen(...'aaaaaaaa')));
    expect(wholeOf(single, chosen(...'aaaaaabb'))?.distribution).toEqual([
      { key: 'a', count: 6 },
      { key: 'b', count: 2 },
    ]);
    const sensitive: Question = { ...scale, isSensitive: true };
    expect(wholeOf(sensitive, rated(null, 3, 3, 3, 3, 3, 3, 3, 3))).toMatchObject({ mean: null, most: '3' });
  });

  test('a branch counts those alone who were asked', () => {
    const answers = [
      ...rated(null, 1, 2, 3, 4),
      { groupId: null, values: {} },
      { groupId: null, values: {} },
    ];
    expect(wholeOf(scale, answers)?.withheld).toBe('fewerThanFive');
  });
});

describe('groups', () => {
  const answers = [...rated('a', 1, 1, 1, 1), ...rated('b', 5, 5, 5, 5, 5), ...rated('c', 9, 9, 9, 9, 9, 9)];

  test('one of four is hidden with the next smallest, and stays out of the whole', () => {
    expect(groupOf(scale, answers, 'a')?.withheld).toBe('fewerThanFive');
    expect(groupOf(scale, answers, 'b')?.withheld).toBe('nextSmallest');
    expect(groupOf(scale, answers, 'c')).toMatchObject({ count: 6, mean: 9 });
    expect(wholeOf(scale, answers)).toMatchObject({ count: 11 });
  });

  test('of two, of four and of five, neither is shown', () => {
    const two = answers.slice(0, 9);
    expect(resultsOf([scale], two).groups.map(({ questions }) => questions[0]?.withheld)).toEqual([
      'fewerThanFive',
      'nextSmallest',
    ]);
    expect(wholeOf(scale, two)).toMatchObject({ count: 5, mean: 5 });
  });
});

describe('nothing that is shown', () => {
  const anyAnswers = fc.array(
    fc.record({
      groupId: fc.constantFrom('a', 'b', 'c', 'd'),
      values: fc.record({ q: fc.integer({ min: 1, max: 10 }) }, { requiredKeys: [] }),
    }),
    { maxLength: 40, size: 'max' },
  );
  const sizesIn = (answers: readonly Answer[]) => {
    const sizes = new Map<string | null, number>();
    for (const { groupId, values } of answers)
      sizes.set(groupId, (sizes.get(groupId) ?? 0) + (values['q'] === undefined ? 0 : 1));
    return sizes;
  };

  test('depends on what someone in a group of fewer than five said', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 1, max: 10 }), (answers, other) => {
        const sizes = sizesIn(answers);
        if (sizes.size < 2) return;
        const small = (answer: Answer) =>
          (sizes.get(answer.groupId) ?? 0) < 5 && answer.values['q'] !== undefined;
        const changed = answers.map((answer) =>
          small(answer) ? { ...answer, values: { q: other } } : answer,
        );
        expect(resultsOf([scale], changed)).toEqual(resultsOf([scale], answers));
      }),
    );
  });

  test('is of fewer than five, nor the difference of the whole and any groups that are shown', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { whole, groups } = resultsOf([scale], answers);
        const shown = groups.flatMap(({ questions }) => questions[0]?.count ?? []);
        for (const count of shown) expect(count).toBeGreaterThanOrEqual(5);
        const all = whole[0]?.count ?? null;
        if (all === null) return;
        for (let subset = 0; subset < 2 ** shown.length; subset += 1) {
          const taken = shown.reduce((sum, count, at) => sum + (subset & (2 ** at) ? count : 0), 0);
          expect(all - taken === 0 || all - taken >= 5).toBe(true);
        }
      }),
    );
  });
});

describe('what subtraction finds', () => {
  const distributionOf = (question: Question, answers: readonly Answer[], groupId: string) =>
    groupOf(question, answers, groupId)?.distribution;
  const many = (groupId: string, count: number, of = 5) =>
    rated(groupId, ...Array.from({ length: count }, (_, at) => (at % of) + 1));

  test('of the whole and one department is no distribution of five others', () => {
    const answers = [...many('a', 5), ...many('b', 9), ...many('c', 12)];
    expect(groupOf(scale, answers, 'a')?.mean).not.toBeNull();
    expect(groupOf(scale, answers, 'b')).toMatchObject({ distribution: null, withheld: 'nextSmallest' });
    expect(distributionOf(scale, answers, 'c')).not.toBeNull();
  });

  test('two departments of six and seven together are enough', () => {
    const answers = [...many('a', 6), ...many('b', 7), ...many('c', 9)];
    expect(distributionOf(scale, answers, 'c')).not.toBeNull();
  });

  test('is not what all of a department say to a sensitive question', () => {
    const sensitive: Question = { ...scale, isSensitive: true };
    const answers = [...many('a', 9, 1), ...many('b', 10), ...many('c', 12)];
    expect(groupOf(sensitive, answers, 'a')).toMatchObject({ mean: null, distribution: null });
    expect(groupOf(sensitive, answers, 'b')).toMatchObject({ mean: null, withheld: 'nextSmallest' });
    expect(groupOf(sensitive, answers, 'c')?.mean).not.toBeNull();
    expect(wholeOf(sensitive, many('a', 6, 1))).toMatchObject({ mean: null, deviation: null, most: null });
  });
});

describe('words beside choices', () => {
  const choices: Question = { id: 'q', kind: 'single', isSensitive: false };
  const beside: Question = { id: 'q:other', kind: 'text', isSensitive: false, beside: 'q' };
  const both = (question: Question) => [question, { ...beside, isSensitive: question.isSensitive }];
  const other = (groupId: string | null, word: string): Answer => ({
    groupId,
    values: { q: ['other'], 'q:other': word },
  });
  const choose = (groupId: string | null, count: number): Answer[] =>
    Array.from({ length: count }, (_, at) => ({ groupId, values: { q: [at % 2 ? 'a' : 'b'] } }));
  const write = (groupId: string | null, count: number): Answer[] =>
    Array.from({ length: count }, (_, at) => other(groupId, `${groupId} ${at}`));
  const countOf = (result: QuestionResult | undefined) =>
    result?.distribution?.find(({ key }) => key === 'other')?.count;

  test('are withheld with the choices, since their number is that of the choice', () => {
    const [sensitive, words] = resultsOf(both(single), write(null, 9)).whole;
    expect(sensitive?.withheld).toBe('nearlyAll');
    expect(words).toMatchObject({ texts: null, withheld: 'nearlyAll' });
    expect(resultsOf(both(choices), [...write(null, 8), ...choose(null, 4)]).whole[1]?.texts).toHaveLength(8);
  });

  test('of five who all wrote some are not counted out of the whole', () => {
    const answers = [
      ...write('a', 9),
      ...choose('a', 11),
      ...write('b', 4),
      ...choose('b', 5),
      ...write('c', 5),
    ];
    const { whole } = resultsOf(both(choices), answers);
    expect(whole[1]?.texts).toHaveLength(countOf(whole[0]) ?? 0);
  });

  const anyAnswers = fc.array(
    fc.record({
      groupId: fc.constantFrom('a', 'b', 'c', null),
      q: fc.constantFrom('a', 'b', 'other', 'other'),
    }),
    { minLength: 20, maxLength: 60, size: 'max' },
  );

  test('and texts are never of fewer than eight, nor are those of all less any that are shown', () => {
    fc.assert(
      fc.property(anyAnswers, fc.boolean(), (drawn, isSensitive) => {
        const text: Question = { id: 't', kind: 'text', isSensitive };
        const answers = drawn.map(({ groupId, q }, at): Answer => {
          if (q !== 'other') return { groupId, values: { q: [q], ...(q === 'a' && { t: `text ${at}` }) } };
          return { groupId, values: { q: [q], 'q:other': `word ${at}`, t: `text ${at}` } };
        });
        const results = resultsOf([...both({ ...choices, isSensitive }), text], answers);
        for (const at of [1, 2]) {
          const all = results.whole[at]?.texts;
          const shown = results.groups.flatMap(({ questions }) =>
            questions[at]?.texts ? [questions[at].texts] : [],
          );
          for (const texts of shown) expect(texts.length).toBeGreaterThanOrEqual(8);
          if (!all) {
            expect(shown).toEqual([]);
            continue;
          }
          for (let subset = 0; subset < 2 ** shown.length; subset += 1) {
            const taken = new Set(shown.flatMap((texts, nth) => (subset & (2 ** nth) ? texts : [])));
            const rest = all.filter((each) => !taken.has(each)).length;
            expect(rest === 0 || rest >= 8).toBe(true);
          }
        }
        for (const { questions } of [{ questions: results.whole }, ...results.groups]) {
          const [chosen, words] = questions;
          if (words?.texts) expect(words.texts).toHaveLength(countOf(chosen) ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
