import { expect, test } from 'vitest';
import { lineTime } from '../transcript/line-time.ts';
import { receiptOf, transcriptOf } from './receipt.ts';

test.each([
  ['all of it', 3_680_000, [300_020, 3_380_010], { recorded: 3_680_030, missing: 0 }],
  ['what rounding takes', 10_000, [9_940], { recorded: 9_940, missing: 0 }],
  ['a stalled stream', 60_000, [20_000, 30_000], { recorded: 50_000, missing: 10_000 }],
  ['a page that ended', null, [20_000], { recorded: 20_000, missing: 0 }],
  ['nothing', 0, [], { recorded: 0, missing: 0 }],
])('a receipt tells of %s', (_, wanted, lengths, told) => {
  const segments = lengths.map((milliseconds) => ({ milliseconds }));
  expect(receiptOf({ wanted, gaps: 2 }, segments)).toEqual({ ...told, gaps: 2, silent: 0 });
});

test('a receipt tells how long no one was heard', () => {
  const segments = [{ milliseconds: 30_000 }, { milliseconds: 60_000, isSilent: true }];
  expect(receiptOf({ wanted: null, gaps: 0 }, segments)).toMatchObject({ recorded: 90_000, silent: 60_000 });
});

test('notes become lines of a transcript, whatever their writer is called', () => {
  const notes = [
    { at: 62_000, text: 'We decided to buy it' },
    { at: 3_605_000, text: 'I’ll call the dealer' },
  ];
  expect(transcriptOf(notes, 'Ana: boss', lineTime)).toBe(
    '[1:02] Ana  boss: We decided to buy it\n[1:00:05] Ana  boss: I’ll call the dealer',
  );
  expect(transcriptOf([], 'Ana', lineTime)).toBe('');
});
