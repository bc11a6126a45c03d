import { expect, test } from 'vitest';
import { questionErrors } from './typed-question.ts';

const asked = (text: string, weekday: number | null = null) => ({ key: text, text, weekday });

test('finds what is empty, and what is asked twice on the same day', () => {
  expect(questionErrors([asked('One?'), asked('Two?'), asked('One?', 5)])).toEqual([]);
  expect(questionErrors([asked(' '), asked('One?'), asked(' One? ')])).toEqual([
    { index: 0, key: 'contentRequired' },
    { index: 2, key: 'questionTwice' },
  ]);
});
