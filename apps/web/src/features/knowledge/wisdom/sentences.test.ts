import type { Sections } from '@garden/contract';
import { expect, test } from 'vitest';
import { sentencesOf, sentencesOfDiary } from './sentences.ts';

test('a text gives its sentences as they are shown, each once', () => {
  expect(sentencesOf('We **measured** first. Then we cut.\n- Then we cut.\n\n---', 'en')).toEqual([
    'We measured first.',
    'Then we cut.',
  ]);
  expect(sentencesOf('先量再剪。慢就是快！', 'zh-Hans')).toEqual(['先量再剪。', '慢就是快！']);
});

test('of a diary nothing private can be chosen, and no mistake', () => {
  const sections = {
    summary: 'For all.\n\n!! For me.',
    learnings: '',
    insight: '',
    unclear: ['Why?', '!! Secret doubt'],
    customerGood: [],
    weeklyTop: [],
    nextTasks: ['！！Hidden'],
    mistakes: [{ text: 'My mistake', shared: true }],
    answers: [{ id: 'a', text: 'An answer.' }],
    topics: [],
  } as unknown as Sections;
  expect(sentencesOfDiary(sections, 'en')).toEqual(['For all.', 'An answer.', 'Why?']);
});
