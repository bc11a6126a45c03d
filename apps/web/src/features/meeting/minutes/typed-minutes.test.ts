import type { MeetingMinutes } from '@garden/contract';
import { expect, test } from 'vitest';
import { newAction, newItem, typedOf, writtenOf } from './typed-minutes.ts';

const minutes: MeetingMinutes = {
  by: 'built-in',
  madeAt: '2026-03-31T12:00:00.000Z',
  summary: [{ text: 'The oven is old.', lines: [0] }],
  decisions: [{ text: 'We buy it.', lines: [1, 2] }],
  actions: [{ id: 'one', text: 'Call the dealer', lines: [3], owner: 'Ana', due: null, takenBy: null }],
  questions: [],
  sections: [{ heading: 'done', title: '', items: [{ text: 'The labels', lines: [0] }] }],
};

test('what is not changed is sent as it was, and who took a task is not', () => {
  expect(writtenOf(typedOf(minutes))).toEqual({
    summary: minutes.summary,
    decisions: minutes.decisions,
    actions: [{ id: 'one', text: 'Call the dealer', lines: [3], owner: 'Ana', due: null }],
    questions: [],
    sections: minutes.sections,
  });
});

test('an emptied sentence is deleted, a new one rests on no line', () => {
  const typed = typedOf(minutes);
  const [summary] = typed.summary;
  if (!summary) throw new Error('no summary');
  const changed = {
    ...typed,
    summary: [
      { ...summary, text: ' \n' },
      { ...newItem(), text: 'It leaks.' },
    ],
    actions: [{ ...newAction(), text: 'Sell it', due: '2026-04-02' }, newAction()],
  };
  const { summary: sent, actions } = writtenOf(changed);
  expect(sent).toEqual([{ text: 'It leaks.', lines: [] }]);
  expect(actions).toEqual([{ text: 'Sell it', lines: [], owner: '', due: '2026-04-02' }]);
});
