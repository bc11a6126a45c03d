import { addDays, parseDiaryDay } from '@garden/calendar';
import { emptySections, visibleLength } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { DAY, shift } from '../../platform/clock.ts';
import { DEFAULT_RULES } from '../team/rules.ts';
import { mayChange, mayPublishTo, mayRead, sharedTeams } from './policy.ts';
import {
  checkSections,
  isSameAudience,
  isSameText,
  lengthOf,
  minimumAt,
  minimumToKeep,
  openDay,
} from './rules.ts';

const minimum = { summary: 30, learnings: 5 };
const words = 'Thirty letters and some more of them.';

function faultOf(check: () => unknown): string {
  try {
    check();
    return 'none';
  } catch (error) {
    return error instanceof Refusal ? error.key : String(error);
  }
}

describe('what publishing asks for', () => {
  test.each([
    ['', 'summaryRequired'],
    ['**  **\n> ', 'summaryRequired'],
    ['![a picture](x.png)', 'summaryRequired'],
    ['Too short', 'summaryTooShort'],
    ['🍇'.repeat(30), 'summaryNoWords'],
    [`${'🍇'.repeat(29)}a`, 'none'],
    ['葡'.repeat(29), 'summaryTooShort'],
    ['葡'.repeat(30), 'none'],
    [words, 'none'],
  ])('summary %j: %s', (summary, fault) => {
    expect(faultOf(() => checkSections({ ...emptySections(), summary }, minimum))).toBe(fault);
  });

  test('learnings need five characters when there are any; every fault is named', () => {
    const check = (summary: string, learnings: string) =>
      faultOf(() => checkSections({ ...emptySections(), summary, learnings }, minimum));
    expect(check(words, 'four')).toBe('learningsTooShort');
    expect(check(words, 'fives')).toBe('none');
    try {
      checkSections({ ...emptySections(), summary: 'no', learnings: 'no' }, minimum);
      expect.unreachable();
    } catch (error) {
      expect(error instanceof Refusal && error.details.errors).toMatchObject([
        { path: 'sections.summary', params: { minimum: 30 } },
        { path: 'sections.learnings', params: { minimum: 5 } },
      ]);
    }
  });

  test('newcomers write five characters, for fourteen days', () => {
    const since = new Date('2026-03-01T00:00:00.000Z');
    const rules = DEFAULT_RULES;
    expect(minimumAt({ since, rules }, shift(since, 14 * DAY - 1)).summary).toBe(5);
    expect(minimumAt({ since, rules }, shift(since, 14 * DAY)).summary).toBe(30);
  });

  test('a team’s own rules decide; newcomers never write more, and sections that are off need nothing', () => {
    const since = new Date('2026-03-01T00:00:00.000Z');
    const rules = {
      modules: { ...DEFAULT_RULES.modules, learnings: false },
      minimums: { ...DEFAULT_RULES.minimums, summary: 3, newcomerSummary: 8, learnings: 50 },
      newcomerDays: 2,
    };
    expect(minimumAt({ since, rules }, shift(since, DAY))).toEqual({ summary: 3, learnings: 0 });
    const longer = { ...rules, minimums: { ...rules.minimums, summary: 100 } };
    expect(minimumAt({ since, rules: longer }, shift(since, DAY)).summary).toBe(8);
    expect(minimumAt({ since, rules: longer }, shift(since, 2 * DAY)).summary).toBe(100);
  });

  test('what was enough once stays enough', () => {
    const raised = { summary: 100, learnings: 50 };
    const kept = { summary: words, learnings: '', nextTasks: [] };
    expect(minimumToKeep(kept, raised)).toEqual({ summary: visibleLength(words), learnings: 50 });
    expect(minimumToKeep({ ...kept, learnings: 'Prices' }, raised).learnings).toBe(6);
    expect(minimumToKeep(kept, minimum)).toEqual(minimum);
  });

  test('today and the seven days before are open', () => {
    const today = parseDiaryDay('2026-03-04');
    expect(openDay('2026-02-25', today)).toBe('2026-02-25');
    expect(faultOf(() => openDay('2026-02-24', today))).toBe('dayTooOld');
    expect(faultOf(() => openDay(addDays(today, 1), today))).toBe('dayInFuture');
  });
});

test('the length of a diary is what a reader sees of all its sections', () => {
  expect(
    lengthOf({ ...emptySections(), summary: '**a b**', learnings: '# 葡萄', nextTasks: ['- x', '👩‍👩‍👧'] }),
  ).toBe(6);
});

test('two texts are the same when nothing in them differs', () => {
  const text = {
    title: null,
    expression: '🙂',
    sections: { ...emptySections(), summary: 's', nextTasks: ['a', 'b'] },
  };
  const withTasks = (nextTasks: string[]) => ({ ...text, sections: { ...text.sections, nextTasks } });
  expect(isSameText(text, structuredClone(text))).toBe(true);
  expect(isSameText(text, { ...text, title: 't' })).toBe(false);
  expect(isSameText(text, { ...text, expression: null })).toBe(false);
  expect(isSameText(text, withTasks(['b', 'a']))).toBe(false);
  expect(isSameText(text, withTasks(['a']))).toBe(false);
});

test('two audiences are the same whatever their order; nobody is not "all"', () => {
  expect(isSameAudience(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(isSameAudience(['a'], ['a', 'b'])).toBe(false);
  expect(isSameAudience([], null)).toBe(false);
  expect(isSameAudience(null, null)).toBe(true);
});

describe('rights', () => {
  const diary = { authorId: 'maya', teamIds: ['field', 'cellar'] };
  const reader = (userId: string, ...teamIds: string[]) => ({ userId, teamIds });

  test('the author and the members of its teams read a diary', () => {
    expect(mayRead(diary, reader('maya'))).toBe(true);
    expect(mayRead(diary, reader('ben', 'cellar', 'shop'))).toBe(true);
    expect(mayRead(diary, reader('ben', 'shop'))).toBe(false);
    expect(mayRead({ authorId: 'maya', teamIds: [] }, reader('ben', 'field'))).toBe(false);
    expect(sharedTeams(diary, reader('ben', 'shop', 'cellar'))).toEqual(['cellar']);
  });

  test('the author changes it while they are in all of its teams', () => {
    expect(mayChange(diary, reader('maya', 'cellar', 'field', 'shop'))).toBe(true);
    expect(mayChange(diary, reader('maya', 'cellar'))).toBe(false);
    expect(mayChange(diary, reader('ben', 'cellar', 'field'))).toBe(false);
    expect(mayPublishTo([], reader('ben'))).toBe(true);
  });
});
