import { emptySections, type Sections } from '@garden/contract';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Circumstances, ordinaryDay } from './circumstances.ts';
import { score, shinglesOf } from './score.ts';
import { type ScoredSection, scoredSections, sentencesOf } from './sentences.ts';
import { readCases } from './testing/cases.ts';

/** Sentences of all cases, each once, in whatever section it stood. */
const sentences = [
  ...new Set(readCases().flatMap(({ entry }) => sentencesOf(entry).map(({ shown }) => shown))),
].filter((sentence) => !/^[\s>#|*-]|!!|！！|[\\`*_[\]<>&~]/.test(sentence));

const fullStop = (sentence: string) =>
  /[.。!?！？;；…]["”’)]*$/.test(sentence) ? sentence : `${sentence}。`;
const texts = ['summary', 'learnings', 'insight'] as const;
const lists = ['nextTasks', 'unclear', 'customerGood', 'weeklyTop'] as const;

/** Random words of both languages, markers, numbers and noise, as no person would write them. */
const gibberish = fc
  .array(
    fc.constantFrom(
      ...'because I learned tomorrow 12 customers 14:30 so next time with Lena asdfgh 因为 所以 明天 下次 三位 客户 发现 撒旦法 ， , : ！ 3.5 % # “a b” 🎉 ok'.split(
        ' ',
      ),
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((words) => words.join(' '));

type Written = { section: ScoredSection; sentence: string };

/** Sentences in sections; none stands in two places. */
const written: fc.Arbitrary<Written[]> = fc
  .uniqueArray(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...sentences) }, gibberish), {
    minLength: 1,
    maxLength: 14,
    selector: (sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
  })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((sentence) =>
        fc.record({ section: fc.constantFrom(...scoredSections), sentence: fc.constant(sentence) }),
      ),
    ),
  );

function entryOf(all: readonly Written[]): Sections {
  const entry = emptySections();
  for (const { section, sentence } of all) {
    if (section === 'summary' || section === 'learnings' || section === 'insight')
      entry[section] = `${entry[section]} ${fullStop(sentence)}`.trim();
    else if (section === 'answers' || section === 'topics')
      entry[section].push({ id: String(entry[section].length), text: sentence });
    else entry[section].push(sentence);
  }
  return entry;
}

/** Every sentence as it would be with other numbers, in entries short enough to be kept whole. */
const renumbered = Array.from({ length: Math.ceil(sentences.length / 30) }, (_, at) =>
  shinglesOf({
    ...emptySections(),
    summary: sentences
      .slice(at * 30, at * 30 + 30)
      .join('\n')
      .replace(/\d/g, (digit) => String((Number(digit) + 3) % 10)),
  }),
);

const circumstances: fc.Arbitrary<Circumstances> = fc.record({
  hoursLate: fc.constantFrom(0, 1, 20, 100),
  sections: fc.record({ learnings: fc.boolean(), nextTasks: fc.boolean() }),
  due: fc.record({ weeklyTop: fc.boolean(), insight: fc.boolean(), answers: fc.nat({ max: 3 }) }),
  isNewcomer: fc.boolean(),
  earlier: fc.oneof(
    fc
      .array(fc.constantFrom(...sentences), { maxLength: 3 })
      .map((old) => [shinglesOf({ ...emptySections(), summary: old.join('\n') })]),
    fc.constant(renumbered),
  ),
});

/** `RUBRIC_RUNS=5000` looks longer. */
const RUNS = Number(process.env.RUBRIC_RUNS ?? 150);

const total = (entry: Sections, day: Circumstances) => score(entry, day).total;
const check = (property: Parameters<typeof fc.assert>[0]) => fc.assert(property, { numRuns: RUNS });

describe('of generated entries', () => {
  test('a score is within 0–100, and its parts add up', () => {
    check(
      fc.property(written, circumstances, (all, day) => {
        const { total: sum, parts, advice } = score(entryOf(all), day);
        const each = Object.values(parts);
        expect(each.reduce((points, part) => points + part.points, 0)).toBe(sum);
        for (const { points, max, reasons } of each) {
          expect(Number.isInteger(points) && points >= 0 && points <= max).toBe(true);
          expect(reasons.length).toBeGreaterThan(0);
        }
        expect(sum).toBeLessThanOrEqual(100);
        expect(advice.length).toBeLessThanOrEqual(sum >= 85 ? 1 : sum >= 70 ? 3 : 2);
      }),
    );
  });

  test('repeating a sentence anywhere never raises the score', () => {
    check(
      fc.property(
        written,
        circumstances,
        fc.nat(),
        fc.constantFrom(...scoredSections),
        fc.integer({ min: 1, max: 5 }),
        (all, day, at, section, times) => {
          const { sentence } = all[at % all.length] as Written;
          const repeats = Array.from({ length: times }, () => ({ section, sentence }));
          expect(total(entryOf([...all, ...repeats]), day)).toBeLessThanOrEqual(total(entryOf(all), day));
        },
      ),
    );
  });

  test('removing a section never raises the score', () => {
    check(
      fc.property(written, circumstances, (all, day) => {
        const whole = total(entryOf(all), day);
        for (const removed of new Set(all.map(({ section }) => section)))
          expect(total(entryOf(all.filter(({ section }) => section !== removed)), day)).toBeLessThanOrEqual(
            whole,
          );
      }),
    );
  });

  test('adding a sentence that is not there yet never lowers the score', () => {
    check(
      fc.property(written, circumstances, (all, day) => {
        const before = total(entryOf(all.slice(0, -1)), day);
        expect(total(entryOf(all), day)).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('likeness alone takes none below a C', () => {
    const numbered = written.map((all) => all.filter(({ sentence }) => /\d/.test(sentence)));
    check(
      fc.property(numbered, circumstances, (all, day) => {
        const entry = entryOf(all);
        const { total: sum, parts } = score(entry, { ...day, earlier: renumbered });
        fc.pre(parts.completeness.reasons.every(({ key }) => key !== 'copied'));
        expect(sum).toBeGreaterThanOrEqual(Math.min(60, total(entry, { ...day, earlier: [] })));
      }),
    );
  });

  test('neither the order of items nor that of sentences changes the points', () => {
    check(
      fc.property(
        written.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        circumstances,
        ([all, shuffled], day) => {
          expect(total(entryOf(shuffled), day)).toBe(total(entryOf(all), day));
        },
      ),
    );
  });

  test('a letter that only capitals have in common changes no points', () => {
    const entry = { ...emptySections(), summary: 'Three people ran through it: Brandt, Yıldız, Hoang.' };
    const capitals = { ...entry, summary: entry.summary.toUpperCase() };
    expect(score(capitals, ordinaryDay).total).toBe(score(entry, ordinaryDay).total);
  });

  test.each<[string, (text: string) => string]>([
    ['upper case', (text) => text.toUpperCase()],
    ['lower case', (text) => text.toLowerCase()],
    ['more white space', (text) => `  ${text.replaceAll(' ', '  \t ')}  \r\n\r\n`],
    ['white space of another width', (text) => text.replaceAll(' ', '\u3000')],
    ['bold', (text) => `**${text}**`],
    ['a heading', (text) => `## ${text}`],
    ['an item', (text) => `- ${text}`],
    ['a numbered item in a quote', (text) => `> 1. ${text}`],
  ])('%s does not change the points', (_, change) => {
    check(
      fc.property(written, circumstances, (all, day) => {
        const entry = entryOf(all);
        const changed = { ...entry };
        for (const section of texts) if (changed[section]) changed[section] = change(changed[section]);
        for (const section of lists) changed[section] = changed[section].map(change);
        expect(total(changed, day)).toBe(total(entry, day));
      }),
    );
  });
});

test('a text of any length and shape is scored in time', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 1, max: 60 }),
      (text, times) => {
        const entry = { ...emptySections(), summary: text.repeat(times).slice(0, 20_000) };
        expect(total(entry, ordinaryDay)).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: RUNS },
  );
});

test('long runs of marks, which entries from before may hold, are not put in order as a whole', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  score(
    { ...emptySections(), summary: `Zoe${'\u0301\u0316'.repeat(9_000)} called 12 customers.` },
    ordinaryDay,
  );
  const runs = normalize.mock.contexts.filter((text) =>
    /\p{M}{31}/u.test(String(text).replaceAll('\u034f', ' ')),
  );
  normalize.mockRestore();
  expect(runs).toEqual([]);
});
