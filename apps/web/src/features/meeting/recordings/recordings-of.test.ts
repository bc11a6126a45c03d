import type { MeetingAudio } from '@garden/contract';
import { expect, test } from 'vitest';
import { recordingsOf } from './recordings-of.ts';

const audio = (id: string, segment: MeetingAudio['segment'] = null): MeetingAudio => ({
  id,
  mediaType: 'audio/webm',
  bytes: 1,
  url: '',
  eraseAt: null,
  kept: false,
  segment,
});
const segmentOf = (recordingId: string, number: number) => ({ recordingId, number, milliseconds: 300_000 });

test('segments stand together in their order, files alone', () => {
  const audios = [
    audio('b2', segmentOf('b', 10)),
    audio('a'),
    audio('b0', segmentOf('b', 0)),
    audio('c'),
    audio('b1', segmentOf('b', 9)),
  ];
  expect(recordingsOf(audios).map((segments) => segments.map(({ id }) => id))).toEqual([
    ['b0', 'b1', 'b2'],
    ['a'],
    ['c'],
  ]);
  expect(recordingsOf([])).toEqual([]);
});
