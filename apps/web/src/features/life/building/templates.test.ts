import { expect, test } from 'vitest';
import { questionsOf } from './built.ts';
import { builtErrors } from './built-errors.ts';
import { templateNames, templateOf } from './templates.ts';

test.each(templateNames)('the template “%s” can be opened as it is, in both languages', (name) => {
  let made = 0;
  const newId = () => {
    made += 1;
    return String(made);
  };
  const { title, items } = templateOf(name, newId);
  expect(builtErrors(title, items, 'both')).toEqual([]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('a condition of a template names what is asked before', () => {
  const { items } = templateOf('onboarding', () => Math.random().toString(36));
  const conditions = questionsOf(items).flatMap(({ showIf }) => showIf ?? []);
  expect(conditions).toHaveLength(1);
  const [condition] = conditions;
  expect(condition && 'choiceIds' in condition && condition.choiceIds).toHaveLength(2);
});
