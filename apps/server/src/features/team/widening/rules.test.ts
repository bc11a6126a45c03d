import type { TeamRules } from '@garden/contract';
import { expect, test } from 'vitest';
import { DAY, shift } from '../../../platform/clock.ts';
import { DEFAULT_RULES } from '../rules.ts';
import { planRules, rulesAt, wishedRules } from './rules.ts';

const NOW = new Date('2026-03-31T14:05:00.000Z');
const TOMORROW = '2026-04-01T14:05:00.000Z';
const LATER = shift(NOW, DAY / 2);

const rulesOf = (review: Partial<TeamRules['review']>, anonymous = true): TeamRules => ({
  ...DEFAULT_RULES,
  anonymous,
  review: { ...DEFAULT_RULES.review, ...review },
});
const keptOf = (rules: TeamRules | null) => ({ rules, coming: null });
const plan = (kept: Parameters<typeof planRules>[0], wished: TeamRules, now = NOW, waits = true) =>
  planRules(kept, wished, { now, waits });

test('lets wait for a day that by which more people see, and nothing else', () => {
  const wished = { ...rulesOf({ scores: 'on', ownSwitch: false, grades: 'team' }, true), newcomerDays: 3 };
  const kept = keptOf(rulesOf({ scores: 'off', ownSwitch: true, grades: 'author' }, false));
  const { rules, coming } = plan(kept, wished);
  expect(rules).toEqual({ ...kept.rules, newcomerDays: 3 });
  expect(coming?.map(({ setting, from }) => [setting, from])).toEqual(
    ['scores', 'ownSwitch', 'grades', 'anonymous'].map((setting) => [setting, TOMORROW]),
  );
  expect(wishedRules({ rules, coming })).toEqual(wished);
});

test('holds at once what is narrower, what is in a team of its maker alone, and what is no one’s matter', () => {
  const wide = keptOf(rulesOf({ grades: 'team' }));
  const narrow = rulesOf({ grades: 'author' }, false);
  expect(plan(wide, narrow)).toEqual({ rules: narrow, coming: null });
  expect(plan(keptOf(narrow), rulesOf({}), NOW, false)).toEqual({ rules: rulesOf({}), coming: null });
  const unscored = (grades: 'team' | 'author') => rulesOf({ scores: 'off', grades });
  expect(plan(keptOf(unscored('author')), unscored('team'))).toEqual({
    rules: unscored('team'),
    coming: null,
  });
  expect(plan(keptOf(null), rulesOf({}))).toEqual({ rules: rulesOf({}), coming: null });
});

test('drops what is narrowed again before it holds, and keeps the moment of what was announced as widely', () => {
  const first = plan(keptOf(rulesOf({ grades: 'author' })), rulesOf({ grades: 'team' }));
  expect(plan(first, rulesOf({ grades: 'author' }), LATER)).toEqual({
    rules: rulesOf({ grades: 'author' }),
    coming: null,
  });
  const less = plan(first, rulesOf({ grades: 'supervisors' }), LATER);
  expect(less.coming).toEqual([{ setting: 'grades', value: 'supervisors', from: TOMORROW }]);
  const more = plan(less, rulesOf({ grades: 'team' }), LATER);
  expect(more.coming).toEqual([{ setting: 'grades', value: 'team', from: shift(LATER, DAY).toISOString() }]);
});

test('holds each by its own moment', () => {
  const first = plan(keptOf(rulesOf({ grades: 'author' }, false)), rulesOf({ grades: 'supervisors' }, false));
  const both = plan(first, rulesOf({ grades: 'supervisors' }, true), LATER);
  const almost = new Date(Date.parse(TOMORROW) - 1);
  expect(rulesAt(both, almost)).toEqual(both);
  const then = rulesAt(both, new Date(TOMORROW));
  expect(then.rules).toEqual(rulesOf({ grades: 'supervisors' }, false));
  expect(then.coming?.map(({ setting }) => setting)).toEqual(['anonymous']);
  expect(rulesAt(both, shift(LATER, DAY))).toEqual({
    rules: rulesOf({ grades: 'supervisors' }, true),
    coming: null,
  });
});
