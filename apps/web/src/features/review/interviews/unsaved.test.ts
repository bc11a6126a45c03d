import { expect, test } from 'vitest';
import { draftOf, filledSteps, unsaved } from './unsaved.ts';

const of = { userId: 'maya', teamId: 'harvest', month: '2026-02', memberId: 'aiko' };
const draft = { version: 1, heldOn: '2026-03-01', said: 'Half a sentence', steps: [] };

test('words stay in the browser for one person and one interview, until the server has them', () => {
  unsaved.keep('record', of, draft);
  expect(unsaved.read('record', of)).toEqual(draft);
  expect(unsaved.read('record', { ...of, userId: 'ben' })).toBeUndefined();
  expect(unsaved.read('record', { ...of, month: '2026-01' })).toBeUndefined();
  unsaved.forget('record', of);
  expect(unsaved.read('record', of)).toBeUndefined();
});

test('what another build has kept is left aside', () => {
  localStorage.setItem('interview-words:maya:harvest:2026-02:aiko', '{"text":"old"}');
  expect(unsaved.read('words', of)).toBeUndefined();
  for (const kept of [
    { ...draft, heldOn: null },
    { ...draft, steps: [{ text: 'Early to bed' }] },
  ]) {
    localStorage.setItem('interview-record:maya:harvest:2026-02:aiko', JSON.stringify(kept));
    expect(unsaved.read('record', of)).toBeUndefined();
  }
});

test('a form begins with what is recorded, or with today', () => {
  expect(draftOf({ record: null }, '2026-03-05')).toEqual({
    version: 0,
    heldOn: '2026-03-05',
    said: '',
    steps: [],
  });
});

test('steps without text and day are not sent', () => {
  const steps = [
    { text: ' ', day: '' },
    { text: 'No phone before ten', day: '' },
    { text: '', day: '2026-03-16' },
  ];
  expect(filledSteps(steps)).toEqual(steps.slice(1));
});
