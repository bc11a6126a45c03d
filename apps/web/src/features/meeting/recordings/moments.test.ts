import type { MeetingAudio } from '@garden/contract';
import { expect, test } from 'vitest';
import { lineAt, momentsIn, placeIn } from './moments.ts';

const audio = (id: string, segment: MeetingAudio['segment'] = null): MeetingAudio => ({
  id,
  mediaType: 'audio/webm',
  bytes: 1,
  url: '',
  eraseAt: null,
  kept: false,
  segment,
});
const segments = [0, 1, 2].map((number) =>
  audio(`a${number}`, { recordingId: 'a', number, milliseconds: 60_000 }),
);
const typed = (at: number | null) => ({ at, audioId: null });

test('a moment is in the segment that has begun, and behind the end in the last one', () => {
  expect([0, 59_999, 60_000, 130_000, 500_000].map((at) => placeIn(segments, at))).toEqual([
    { index: 0, from: 0 },
    { index: 0, from: 59_999 },
    { index: 1, from: 0 },
    { index: 2, from: 10_000 },
    { index: 2, from: 380_000 },
  ]);
});

test('a line is heard in the recording that it comes from, or in the only one', () => {
  const momentOf = momentsIn([...segments, audio('b')]);
  expect(momentOf({ at: 5, audioId: 'a2' })).toEqual({ recording: 'a0', at: 5 });
  expect(momentOf({ at: 5, audioId: 'b' })).toEqual({ recording: 'b', at: 5 });
  expect(momentOf({ at: 5, audioId: 'gone' })).toBeUndefined();
  expect(momentOf(typed(5))).toBeUndefined();
  expect(momentsIn(segments)(typed(5))).toEqual({ recording: 'a0', at: 5 });
  expect(momentsIn(segments)(typed(null))).toBeUndefined();
  expect(momentsIn([])(typed(5))).toBeUndefined();
});

test('the line that is heard is the last one that has begun in that recording', () => {
  const transcript = [typed(0), typed(4_000), typed(null), { at: 1_000, audioId: 'b' }, typed(9_000)];
  const momentOf = momentsIn(segments);
  const heard = (at: number, recording = 'a0') => lineAt(transcript, momentOf, { recording, at });
  expect([0, 3_999, 4_000, 8_999, 9_000].map((at) => heard(at))).toEqual([0, 0, 1, 1, 4]);
  expect(heard(9_000, 'b')).toBeUndefined();
});
