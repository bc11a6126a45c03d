import { describe, expect, test } from 'vitest';
import type { StoredAudio } from '../recordings/store.ts';
import { ownLinesIn, soundsOf, strikeLines } from './striking.rules.ts';

const said = (speaker: string, at: number | null = null, audioId?: string) => ({
  speaker,
  text: 'Yes.',
  at,
  ...(audioId !== undefined && { audioId }),
});
const person = (name: string, knownAs = name) => ({ id: name, name, knownAs, avatar: null });
const segment = (number: number, recordingId = 'a'): StoredAudio => ({
  id: `${recordingId}${number}`,
  file: 'f.webm',
  mediaType: 'audio/webm',
  bytes: 9,
  kept: false,
  recordingId,
  segment: number,
  milliseconds: 5_000,
  eraseAt: null,
  writtenAt: null,
});

describe('one’s own lines', () => {
  test('stand under the whole name, or a part that no one else has', () => {
    const transcript = ['Ana Silva', 'ana', 'Silva', 'Ben Silva', '一鸣', '赵一鸣', ''].map((name) =>
      said(name),
    );
    const participants = [person('Ana Silva'), person('Ben Silva'), person('赵一鸣')];
    const own = (userId: string) => ownLinesIn({ transcript, participants }, userId);
    expect(own('Ana Silva')).toEqual([0, 1]);
    expect(own('Ben Silva')).toEqual([3]);
    expect(own('赵一鸣')).toEqual([4, 5]);
    expect(own('stranger')).toEqual([]);
  });

  test('are no one’s where two go by one name, and not those of a name that was taken since', () => {
    const transcript = [said('Ana'), said('Ben')];
    const namesakes = [{ ...person('Ana'), id: 'other' }, person('Ana')];
    expect(ownLinesIn({ transcript, participants: namesakes }, 'Ana')).toEqual([]);
    const renamed = [person('Ana', 'Cem'), person('Ben')];
    expect(ownLinesIn({ transcript, participants: renamed }, 'Ana')).toEqual([]);
  });

  test('are no longer there once they are struck', () => {
    const transcript = strikeLines([said('Ana'), said('Ana')], [0]);
    expect(transcript[0]).toEqual({ speaker: 'Ana', text: '', at: null, isStruck: true });
    expect(ownLinesIn({ transcript, participants: [person('Ana')] }, 'Ana')).toEqual([1]);
  });
});

describe('the sound of a line', () => {
  const audios = [segment(0), segment(1), segment(2)];
  const heard = (transcript: ReturnType<typeof said>[], line: number, all = audios) =>
    soundsOf(transcript, [line], all).map(({ id }) => id);

  test('is in the file that it was written down from', () => {
    expect(heard([said('', 9_000, 'a0')], 0)).toEqual(['a0']);
  });

  test('lasts until the next line begins, over the end of a segment', () => {
    const transcript = [said('Ana', 1_000), said('Bo', 4_000), said('Ana', 6_000), said('Bo', 7_000)];
    expect([0, 1, 2, 3].map((line) => heard(transcript, line))).toEqual([
      ['a0'],
      ['a0', 'a1'],
      ['a1'],
      ['a1', 'a2'],
    ]);
  });

  test('may be anywhere where nothing tells', () => {
    expect(heard([said('Ana')], 0)).toEqual(['a0', 'a1', 'a2']);
    const two = [segment(0), segment(0, 'b')];
    expect(heard([said('Ana', 1_000)], 0, two)).toEqual(['a0', 'b0']);
  });
});
