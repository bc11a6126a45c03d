import { questionnaire } from '@garden/contract/calls/questionnaire';
import { expect, test } from 'vitest';
import { type Built, isQuestion, questionsOf } from './built.ts';
import { templateNames, templateOf } from './templates.ts';
import type { Typed } from './typed.ts';
import { builtOf, copyOf, sentOf } from './wire.ts';

const newId = () => crypto.randomUUID();

const typed = (part: Partial<Typed>): Typed => ({
  languages: 'both',
  title: { en: 'Drinks', zh: '饮品' },
  intro: { en: '', zh: '' },
  items: [],
  departmentIds: [],
  anonymous: true,
  byDepartment: false,
  opens: '2026-11-27',
  closes: '2026-12-04',
  repeats: 'never',
  resultsFor: 'all',
  ...part,
});

test.each(templateNames)('what is sent of the template “%s” is accepted, and read back as it was', (name) => {
  const template = templateOf(name, newId);
  const sent = sentOf(typed(template));
  const { data, error } = questionnaire.add.input.safeParse({ teamId: newId(), ...sent });
  expect(error).toBeUndefined();
  const back = builtOf(data?.questions ?? []);
  const withoutIds = (built: Built) => built.map((item) => (isQuestion(item) ? item : { ...item, id: '' }));
  expect(withoutIds(back)).toEqual(withoutIds(template.items));
});

test('sends the words of the chosen language alone', () => {
  const sent = sentOf(typed({ ...templateOf('mood', newId), languages: 'zh', repeats: 'month' }));
  expect(sent.title).toEqual({ zh: '我们过得怎么样？' });
  expect(sent.questions[0]).toMatchObject({ text: { zh: '这一周过得怎么样？' } });
  expect(sent).toMatchObject({ intro: { zh: '点一下，想说再说一句。' }, repeats: 'month' });
});

test('a copy has ids of its own, and its conditions name them', () => {
  const { items } = templateOf('onboarding', newId);
  const copy = copyOf(items, newId);
  const ids = (built: Built) =>
    built.flatMap((item) => [item.id, ...(isQuestion(item) ? item.choices : []).map(String)]);
  expect(ids(copy).filter((id) => items.some((item) => item.id === id))).toEqual([]);
  const conditional = questionsOf(copy).find(({ showIf }) => showIf !== null);
  const source = questionsOf(copy).find(({ id }) => id === conditional?.showIf?.questionId);
  expect(source?.choices.map(({ id }) => id)).toEqual(
    expect.arrayContaining([...(conditional?.showIf?.choiceIds ?? ['none'])]),
  );
});
