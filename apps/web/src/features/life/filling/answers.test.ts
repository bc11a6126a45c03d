import { expect, test } from 'vitest';
import {
  answersOf,
  askedOf,
  helpedOf,
  isAnswered,
  missingAnswers,
  progressOf,
  sentAnswers,
  sentHelped,
  withHelped,
} from './answers.ts';

const question = (id: string, kind: 'single' | 'scale' | 'text', rest: object = {}) => ({
  id,
  kind,
  required: false,
  showIf: null,
  ...rest,
});
const drinks = [
  question('drink', 'single', { required: true }),
  question('cups', 'scale', { required: true, showIf: { questionId: 'drink', choiceIds: ['tea'] } }),
  question('why', 'text', { showIf: { questionId: 'cups', from: 5, to: 10 } }),
];
const asked = (answers: Parameters<typeof askedOf>[1]) => askedOf(drinks, answers).map(({ id }) => id);

test('asks what follows from the answers, and nothing that hangs on what is no longer asked', () => {
  expect(asked({})).toEqual(['drink']);
  expect(asked({ drink: { choiceIds: ['tea'] } })).toEqual(['drink', 'cups']);
  expect(asked({ drink: { choiceIds: ['tea'] }, cups: { number: 5 } })).toEqual(['drink', 'cups', 'why']);
  expect(asked({ drink: { choiceIds: ['tea'] }, cups: { number: 4 } })).toEqual(['drink', 'cups']);
  expect(asked({ drink: { choiceIds: ['wine'] }, cups: { number: 9 } })).toEqual(['drink']);
});

test('knows what is answered, and what is still missing', () => {
  expect(isAnswered({ kind: 'single' }, { choiceIds: [] })).toBe(false);
  expect(isAnswered({ kind: 'single' }, { other: ' ' })).toBe(false);
  expect(isAnswered({ kind: 'multiple' }, { other: 'Water' })).toBe(true);
  expect(isAnswered({ kind: 'text' }, { text: '  ' })).toBe(false);
  expect(isAnswered({ kind: 'date' }, { day: '2026-11-27' })).toBe(true);
  expect(missingAnswers(drinks, {}).map(({ id }) => id)).toEqual(['drink']);
  const answers = { drink: { choiceIds: ['tea'] } };
  expect(missingAnswers(drinks, answers).map(({ id }) => id)).toEqual(['cups']);
  expect(progressOf(drinks, answers)).toEqual({ asked: 2, answered: 1 });
});

test('sends what is asked alone, and reads back what was sent', () => {
  const answers = { drink: { choiceIds: ['wine'] }, cups: { number: 9 } };
  expect(sentAnswers(drinks, answers)).toEqual([{ questionId: 'drink', choiceIds: ['wine'] }]);
  const own = { drink: { choiceIds: [], other: 'Water' } };
  expect(sentAnswers(drinks, own)).toEqual([{ questionId: 'drink', choiceIds: [], other: 'Water' }]);
  expect(answersOf(sentAnswers(drinks, own))).toEqual(own);
  expect(missingAnswers(drinks, { drink: { choiceIds: ['wine'], other: ' ' } })).toHaveLength(1);
});

test('keeps what is said of an action beside the answers, and sends it of those that are asked about', () => {
  const answers = withHelped(answersOf([{ questionId: 'drink', choiceIds: ['tea'] }]), 'pens', 'partly');
  expect(helpedOf(answers, 'pens')).toBe('partly');
  expect(sentAnswers(drinks, answers)).toEqual([{ questionId: 'drink', choiceIds: ['tea'] }]);
  expect(sentHelped([{ id: 'pens' }, { id: 'paper' }], answers)).toEqual([
    { actionId: 'pens', helped: 'partly' },
  ]);
  expect(sentHelped([{ id: 'paper' }], answers)).toEqual([]);
  expect(answersOf([], [{ actionId: 'pens', helped: 'no' }])).toEqual(withHelped({}, 'pens', 'no'));
  expect(withHelped(answers, 'pens', undefined)).toEqual({ drink: { choiceIds: ['tea'] } });
});
