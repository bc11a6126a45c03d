import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acrossGroups, askedAcross, dictionary, knowingAcross } from '../testing/across.ts';
import { glossesFile, makeGlosses } from '../testing/make-glosses.ts';
import { saidAcross } from './said.ts';
import { termsAcross } from './terms.ts';

describe('the dictionary', () => {
  test('is what is made of CC-CEDICT, in 5 MB at most', () => {
    const file = readFileSync(glossesFile);
    expect(file.toString()).toBe(makeGlosses());
    expect(file.length).toBeLessThan(5_000_000);
  });

  test('finds each of its lines, and nothing for what it has not', () => {
    const [words = [], glosses = []] = readFileSync(glossesFile, 'utf8')
      .trim()
      .split('\n\n')
      .map((part) => part.split('\n').map((line) => line.split('\t')));
    const sample = <T>(rows: readonly T[]) => rows.filter((_, at) => at % 97 === 0 || at === rows.length - 1);
    for (const [word = '', ...of] of sample(words)) expect(dictionary.glossesOf(word)).toEqual(of);
    for (const [key = '', ...of] of sample(glosses)) expect(dictionary.wordsOf(key)).toEqual(of);
    for (const none of ['', '\n', '\t', '库存\t', '没有这个词', 'constructor', '\u{10ffff}']) {
      expect(dictionary.glossesOf(none)).toEqual([]);
      expect(dictionary.wordsOf(none)).toEqual([]);
    }
  });
});

describe('terms', () => {
  const byOf = (question: string, text: string) =>
    termsAcross(question, dictionary)
      .map(({ word }, at) => [word, saidAcross(text, termsAcross(question, dictionary))[at]?.by])
      .filter(([, by]) => by !== undefined);

  test('are found in the other language, whole words and phrases, in other forms and spellings', () => {
    expect(byOf('库存放哪里？', 'Counted all the stock.')).toEqual([['库存', 'stock']]);
    expect(byOf('The fuse blew, who knows why?', '保险丝断了')).toEqual([['fuse', '保险丝']]);
    expect(byOf('执照', 'My licence')).toEqual([['执照', 'license']]);
    expect(byOf('冻', 'It froze')).toEqual([['冻', 'freeze']]);
  });

  test('are none in texts without words, in names and in questions that only ask', () => {
    for (const text of [
      '',
      '怎么办？',
      'How do I do it?',
      '🍇🍇',
      '‮​',
      '>'.repeat(5_000),
      'constructor __proto__',
    ])
      expect(saidAcross('constructor 东西', termsAcross(text, dictionary)).some((each) => each)).toBe(false);
    expect(termsAcross('葡萄'.repeat(5_000), dictionary)).toHaveLength(1);
  });
});

const percent = (share: number) => `${Math.round(100 * share)} %`;

describe.each(acrossGroups)('across languages, %s', (group) => {
  test.each([
    ['who wrote about it', knowingAcross, 0.4],
    ['who asked the same', askedAcross, 0.7],
  ] as const)('%s', (what, find, least) => {
    const { found, first, of, wrong, silent, none, missed } = find(group);
    process.stdout.write(
      `${group}, ${what}: among three ${percent(found / of)}, first ${percent(first / of)} (${of}); ${wrong} wrong; silent ${silent} of ${none}\n`,
    );
    expect(of).toBeGreaterThan(10);
    expect(found / of, missed.join('\n')).toBeGreaterThanOrEqual(least);
    expect(wrong / of).toBeLessThanOrEqual(0.25);
    expect(silent / none).toBeGreaterThanOrEqual(0.75);
  });
});
