import { expect, test } from 'vitest';
import { sampleTeam } from '../../../lib/testing/sample-team.ts';
import { isValid, rulesFormOf, rulesRequest } from './diary-rules.ts';

const { rules } = sampleTeam();

test('gives back the rules that it shows', () => {
  const { modules, minimums, newcomerDays } = rules;
  expect(rulesRequest(rulesFormOf(rules))).toEqual({ modules, minimums, newcomerDays });
});

test('takes what was typed', () => {
  const form = {
    ...rulesFormOf(rules),
    modules: { ...rules.modules, nextTasks: false },
    summaryMinimum: '５0',
  };
  expect(rulesRequest(form)).toMatchObject({ modules: { nextTasks: false }, minimums: { summary: 50 } });
});

test('sends no number that is none, or out of bounds', () => {
  const form = rulesFormOf(rules);
  expect(isValid(form)).toBe(true);
  for (const wrong of [{ summaryMinimum: '' }, { learningsMinimum: '1001' }, { newcomerDays: '91' }]) {
    expect(isValid({ ...form, ...wrong })).toBe(false);
  }
});
