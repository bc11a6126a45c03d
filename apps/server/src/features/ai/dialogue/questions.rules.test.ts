import type { DialogueTurn } from '@garden/analysis';
import { expect, test } from 'vitest';
import { dataToAsk } from './questions.rules.ts';

const SENTENCE = { sourceId: '', authorId: '', day: '2026-03-31', ref: '' };
const turn = (topic: DialogueTurn['topic'], about: string): DialogueTurn => ({
  ...{ topic, about, wording: 0 },
  answer: `Said of ${about}`,
});

function told(turns: readonly DialogueTurn[], instead: DialogueTurn | null = null) {
  const shown = 'A long day in the bakery.';
  const written = { sentences: [{ ...SENTENCE, shown, text: shown }], planned: [], goals: [] };
  const { asked, instead: other } = JSON.parse(
    dataToAsk(written, { turns, instead, words: [], language: 'en' }),
  );
  return { asked, instead: other };
}

test('no model is told of a private task or goal that the tree asked about, nor what was said of it', () => {
  const shared = turn('plan', 'Order flour');
  const turns = [turn('plan', '!! Call the lawyer'), turn('goal', '！！离职'), shared];
  expect(told(turns, turn('plan', '!! See the doctor'))).toEqual({
    asked: [
      { question: 'You planned “Order flour” for this day. How did it go?', answer: 'Said of Order flour' },
    ],
    instead: null,
  });
  expect(told([], shared).instead).toContain('Order flour');
});

test('nor of a sentence that was quoted, and has become private since', () => {
  const [kept, gone] = [turn('detail', 'A long day in the bakery'), turn('detail', 'I quarrelled with Ben')];
  const { asked } = told([kept, { ...gone, answer: 'An hour.' }], gone);
  expect(asked[0].question).toContain('A long day in the bakery');
  expect(asked[1]).toEqual({ question: null, answer: 'An hour.' });
  expect(told([], gone).instead).toBe(null);
});
