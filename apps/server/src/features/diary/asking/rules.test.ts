import { addDays, makeCalendar, parseDiaryDay } from '@garden/calendar';
import { emptySections, type Sections, visibleLength } from '@garden/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../http/refusal.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import { checkSections, type Minimum, minimumAt, minimumToKeep } from './rules.ts';

const minimum: Minimum = { summary: 30, learnings: 5, insight: 50, mistakes: 0 };
const words = 'Thirty letters and some more of them.';
const FRIDAY = parseDiaryDay('2026-03-06');
const calendar = makeCalendar({ timezone: 'UTC' });
const since = new Date('2026-02-01T12:00:00.000Z');
const friday = { day: FRIDAY, mistakesElsewhere: 0 };
/** Published before without insight, which is then not required. */
const leaders = { isLastDay: true, leads: true };
const writing = { since, newcomerUntil: shift(since, 14 * DAY), rules: DEFAULT_RULES, calendar };

function faultsOf(sections: Partial<Sections>, least: Minimum = minimum): (string | undefined)[] {
  try {
    checkSections({ ...emptySections(), summary: words, ...sections }, least, leaders, emptySections());
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.details.errors ?? []).map(({ path, key }) => `${path} ${key}`);
  }
}

describe('what publishing asks for', () => {
  test.each([
    ['', 'summaryRequired'],
    ['**  **\n> ', 'summaryRequired'],
    ['![a picture](x.png)', 'summaryRequired'],
    [`!! ${words}`, 'summaryRequired'],
    ['Too short', 'summaryTooShort'],
    [`Too short\n\n!! ${words}`, 'summaryTooShort'],
    ['🍇'.repeat(30), 'summaryNoWords'],
    ['葡'.repeat(29), 'summaryTooShort'],
  ])('summary %j: %s', (summary, fault) => {
    expect(faultsOf({ summary })).toEqual([`sections.summary ${fault}`]);
  });

  test.each([`${'🍇'.repeat(29)}a`, '葡'.repeat(30), words, `!! own\n\n${words}`])(
    'summary %j is enough',
    (summary) => {
      expect(faultsOf({ summary })).toEqual([]);
    },
  );

  test.each([
    ['learnings', 'four', 'fives'],
    ['insight', 'x'.repeat(49), 'x'.repeat(50)],
    ['insight', '感'.repeat(49), '感'.repeat(50)],
    ['insight', 'e\u0301'.repeat(49), 'e\u0301'.repeat(50)],
  ] as const)('%s, where written, needs its minimum: %j', (section, short, enough) => {
    expect(faultsOf({ [section]: short })).toEqual([`sections.${section} ${section}TooShort`]);
    expect(faultsOf({ [section]: enough })).toEqual([]);
    expect(faultsOf({ [section]: `!! ${short}` })).toEqual([]);
    expect(faultsOf({ [section]: `!! ${enough}\n\n${short}` })).toEqual([
      `sections.${section} ${section}TooShort`,
    ]);
  });

  test('names every fault at once, from top to bottom', () => {
    const sections = { summary: 'no', learnings: 'no', insight: 'no' };
    expect(faultsOf(sections, { ...minimum, mistakes: 1 })).toEqual([
      'sections.summary summaryTooShort',
      'sections.learnings learningsTooShort',
      'sections.mistakes mistakesWeekly',
      'sections.insight insightTooShort',
    ]);
  });

  test('of a team that asks for several mistakes tells how many are missing', () => {
    const mistakes = [{ text: 'Forgot the keys', shared: false }];
    expect(faultsOf({ mistakes }, { ...minimum, mistakes: 1 })).toEqual([]);
    expect(faultsOf({ mistakes }, { ...minimum, mistakes: 3 })).toEqual(['sections.mistakes mistakesTooFew']);
    expect(() =>
      checkSections(
        { ...emptySections(), summary: words, mistakes },
        { ...minimum, mistakes: 3 },
        leaders,
        emptySections(),
      ),
    ).toThrow('missing this week: 2');
  });
});

describe('a writer’s minimum', () => {
  test('is five characters for newcomers, for fourteen days', () => {
    expect(minimumAt(writing, shift(since, 14 * DAY - 1), friday).summary).toBe(5);
    expect(minimumAt(writing, shift(since, 14 * DAY), friday).summary).toBe(30);
  });

  test('is the team’s; newcomers never write more, and sections that are off need nothing', () => {
    const off = { learnings: false, insight: false, mistakes: false };
    const rules = {
      ...DEFAULT_RULES,
      modules: { ...DEFAULT_RULES.modules, ...off },
      minimums: { ...DEFAULT_RULES.minimums, summary: 3, newcomerSummary: 8 },
    };
    const newcomer = { ...writing, newcomerUntil: shift(since, 2 * DAY) };
    const none = { learnings: 0, insight: 0, mistakes: 0 };
    expect(minimumAt({ ...newcomer, rules }, shift(since, DAY), friday)).toEqual({ summary: 3, ...none });
    const longer = { ...rules, minimums: { ...rules.minimums, summary: 100 } };
    expect(minimumAt({ ...newcomer, rules: longer }, shift(since, DAY), friday).summary).toBe(8);
    expect(minimumAt({ ...newcomer, rules: longer }, shift(since, 2 * DAY), friday).summary).toBe(100);
  });

  test('holds what the week still lacks of mistakes, on its last working day alone', () => {
    const asked = (day: typeof FRIDAY, mistakesElsewhere = 0) =>
      minimumAt(writing, shift(since, 60 * DAY), { day, mistakesElsewhere }).mistakes;
    expect([-4, -3, -2, -1, 0, 1, 2].map((step) => asked(addDays(FRIDAY, step)))).toEqual([
      0, 0, 0, 0, 1, 0, 0,
    ]);
    expect([1, 2].map((elsewhere) => asked(FRIDAY, elsewhere))).toEqual([0, 0]);
    const rules = { ...DEFAULT_RULES, minimums: { ...DEFAULT_RULES.minimums, weeklyMistakes: 3 } };
    const several = (mistakesElsewhere: number) =>
      minimumAt({ ...writing, rules }, shift(since, 60 * DAY), { day: FRIDAY, mistakesElsewhere }).mistakes;
    expect([0, 2, 3, 9].map(several)).toEqual([3, 1, 0, 0]);
  });

  test('asks for no mistakes in the week in which the writer came, nor in those before', () => {
    const askedOf = (came: string) =>
      minimumAt({ ...writing, since: new Date(came) }, shift(since, 60 * DAY), friday).mistakes;
    expect(askedOf('2026-03-01T23:00:00.000Z')).toBe(1);
    expect(askedOf('2026-03-02T12:00:00.000Z')).toBe(0);
    expect(askedOf('2026-03-06T12:00:00.000Z')).toBe(0);
    expect(askedOf('2026-04-01T12:00:00.000Z')).toBe(0);
  });

  test('follows weeks that end on other days', () => {
    const sunday = parseDiaryDay('2026-03-08');
    const sixDays = makeCalendar({ timezone: 'UTC', workingWeekdays: [7, 1, 2, 3, 4] });
    const asked = (day: typeof FRIDAY) =>
      minimumAt({ ...writing, calendar: sixDays }, shift(since, 60 * DAY), { day, mistakesElsewhere: 0 })
        .mistakes;
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => asked(addDays(sunday, step)))).toEqual([0, 0, 0, 0, 1, 0, 0]);
  });
});

test('what was enough once stays enough', () => {
  const raised = { summary: 100, learnings: 50, insight: 80, mistakes: 3 };
  const kept = { ...emptySections(), summary: words };
  expect(minimumToKeep(kept, raised)).toEqual({ ...raised, summary: visibleLength(words), mistakes: 0 });
  expect(minimumToKeep({ ...kept, learnings: 'Prices' }, raised).learnings).toBe(6);
  expect(minimumToKeep({ ...kept, mistakes: [{ text: 'Keys', shared: false }] }, raised).mistakes).toBe(1);
  const entry = fc.record({
    summary: fc.string({ unit: 'grapheme', minLength: 1 }),
    learnings: fc.string({ unit: 'grapheme' }),
    insight: fc.string({ unit: 'grapheme' }),
    mistakes: fc.array(fc.record({ text: fc.string({ minLength: 1 }), shared: fc.boolean() })),
  });
  fc.assert(
    fc.property(entry, (written) => {
      const sections = { ...emptySections(), ...written };
      const faults = faultsOf(sections, minimumToKeep(sections, raised));
      expect(faults.filter((fault) => !String(fault).startsWith('sections.summary'))).toEqual([]);
    }),
  );
});
