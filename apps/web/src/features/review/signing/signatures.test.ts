import { expect, test } from 'vitest';
import { hasSignedBefore, type InterviewRecord, signaturesOf } from './signatures.ts';

const [member, supervisor] = ['Aiko', 'Maya'].map((name) => ({ id: name, name, avatar: null })) as [
  InterviewRecord['supervisor'],
  InterviewRecord['supervisor'],
];
const at = '2026-03-02T09:00:00.000Z';
const record: InterviewRecord = {
  version: 2,
  heldOn: '2026-03-01',
  said: 'Said',
  steps: [],
  words: '',
  supervisor,
  versions: [],
  readers: [],
  answers: [
    { person: member, version: 1, accepted: true, reason: '', at },
    { person: supervisor, version: 2, accepted: false, reason: 'Eleven, not ten', at },
  ],
};

test('each version has the answers of both sides, the member first', () => {
  const of = (version: number) =>
    signaturesOf({ person: member, record }, version).map(({ person, answer }) => [
      person.name,
      answer?.accepted,
    ]);
  expect(of(1)).toEqual([
    ['Aiko', true],
    ['Maya', undefined],
  ]);
  expect(of(2)).toEqual([
    ['Aiko', undefined],
    ['Maya', false],
  ]);
});

test('only who accepted a version has signed before', () => {
  expect([hasSignedBefore(record, 'Aiko'), hasSignedBefore(record, 'Maya')]).toEqual([true, false]);
});
