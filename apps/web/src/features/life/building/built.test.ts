import { expect, test } from 'vitest';
import {
  type Built,
  change,
  conditionSources,
  dependentsOf,
  duplicate,
  insert,
  isQuestion,
  move,
  newQuestion,
  newSection,
  remove,
} from './built.ts';
import { builtErrors } from './built-errors.ts';

const ids = (prefix: string) => {
  let made = 0;
  return () => {
    made += 1;
    return `${prefix}${made}`;
  };
};
const words = (en: string) => ({ en, zh: '' });
const both = (en: string, zh: string) => ({ en, zh });

/** A choice of two drinks, a number that is asked of those who drink tea, and a text. */
function drinks() {
  const newId = ids('x');
  const drink = {
    ...newQuestion('single', newId),
    id: 'drink',
    text: words('What do you drink?'),
    choices: [
      { id: 'tea', text: words('Tea') },
      { id: 'wine', text: words('Wine') },
    ],
  };
  const cups = {
    ...newQuestion('scale', newId),
    id: 'cups',
    text: words('How many cups?'),
    showIf: { questionId: 'drink', choiceIds: ['tea'] },
  };
  const why = { ...newQuestion('text', newId), id: 'why', text: words('Why?') };
  return [drink, cups, why] as Built;
}

const order = (built: Built) => built.map(({ id }) => id);
const conditionOf = (built: Built, id: string) => {
  const item = built.find((each) => each.id === id);
  return item && isQuestion(item) ? item.showIf : undefined;
};

test('adds after a question or at the end, and duplicates with choices of its own', () => {
  const built = drinks();
  const section = newSection(ids('s'));
  expect(order(insert(built, section, 'drink'))).toEqual(['drink', 's1', 'cups', 'why']);
  expect(order(insert(built, section))).toEqual(['drink', 'cups', 'why', 's1']);

  const copied = duplicate(built, 'drink', ids('copy'));
  expect(order(copied)).toEqual(['drink', 'copy1', 'cups', 'why']);
  expect(copied[1]).toMatchObject({
    text: words('What do you drink?'),
    choices: [{ id: 'copy2' }, { id: 'copy3' }],
  });
  expect(conditionOf(duplicate(built, 'cups', ids('copy')), 'copy1')).toEqual(conditionOf(built, 'cups'));
});

test('moves within the questionnaire, never out of it', () => {
  const built = drinks();
  expect(order(move(built, 'why', -1))).toEqual(['drink', 'why', 'cups']);
  expect(move(built, 'drink', -1)).toEqual(built);
  expect(move(built, 'why', 1)).toEqual(built);
  expect(move(built, 'unknown', 1)).toEqual(built);
});

test('what depended on a removed question or choice is asked always', () => {
  const built = drinks();
  expect(dependentsOf(built, 'drink')).toBe(1);
  expect(conditionOf(remove(built, 'drink'), 'cups')).toBeNull();
  const withoutTea = change(built, 'drink', { choices: [{ id: 'wine', text: words('Wine') }] });
  expect(conditionOf(withoutTea, 'cups')).toBeNull();
  const renamed = change(built, 'drink', { choices: [{ id: 'tea', text: words('Green tea') }] });
  expect(conditionOf(renamed, 'cups')).toEqual({ questionId: 'drink', choiceIds: ['tea'] });
});

test('a question depends on earlier ones alone, so that there is no circle', () => {
  const built = drinks();
  expect(conditionSources(built, 'drink')).toEqual([]);
  expect(conditionSources(built, 'why').map(({ id }) => id)).toEqual(['drink', 'cups']);
  const turned = move(built, 'cups', -1);
  expect(builtErrors(words('Drinks'), turned, 'en')).toEqual([
    { id: 'cups', field: 'showIf', problem: 'askedLater' },
  ]);
  const toItself = change(built, 'cups', { showIf: { questionId: 'cups', from: 1, to: 3 } });
  expect(builtErrors(words('Drinks'), toItself, 'en')).toHaveLength(1);
});

test('finds what is empty, what is there twice, and what lacks its translation', () => {
  expect(builtErrors(words('Drinks'), drinks(), 'en')).toEqual([]);
  expect(builtErrors(words(' '), [], 'en')).toEqual([
    { id: undefined, field: 'title', problem: 'titleMissing' },
    { id: undefined, field: 'questions', problem: 'noQuestions' },
  ]);
  const blank = { ...newQuestion('multiple', ids('c')), id: 'blank' };
  expect(builtErrors(words('T'), [blank], 'en').map(({ field, problem }) => [field, problem])).toEqual([
    ['text', 'textMissing'],
    ['c2', 'textMissing'],
    ['c3', 'textMissing'],
  ]);
  const twice = change(drinks(), 'drink', {
    choices: [
      { id: 'a', text: both('Tea', '茶') },
      { id: 'b', text: both('tea ', '茶') },
      { id: 'c', text: both('Milk', '') },
    ],
  });
  const faults = builtErrors(both('Drinks', '饮品'), twice.slice(0, 1), 'both');
  expect(faults.map(({ field, problem }) => [field, problem])).toEqual([
    ['text', 'translationMissing'],
    ['b', 'choiceTwice'],
    ['c', 'translationMissing'],
  ]);
});

test('refuses a fifty-first question', () => {
  const newId = ids('q');
  const many = Array.from({ length: 51 }, () => ({ ...newQuestion('text', newId), text: words('Why?') }));
  expect(builtErrors(words('T'), many.slice(1), 'en')).toEqual([]);
  expect(builtErrors(words('T'), many, 'en')).toEqual([
    { id: undefined, field: 'questions', problem: 'tooMany' },
  ]);
});
