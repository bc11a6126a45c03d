import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { sampleCall } from '../../../lib/testing/sample-call.ts';
import { lin } from '../../../lib/testing/sample-person.ts';
import { publishHandler } from '../publish-outbox.shared.ts';
import { interviewsFirst } from './interviews-first.ts';

const aiko = { teamId: '0198a000-0000-7000-8000-00000000aaaa', id: 'aiko', name: 'Aiko' };
const refusalFor = (key: string, current?: unknown) =>
  new ApiRefusal(400, 'Refused', { key, params: { names: 'Aiko' }, current });
const heldBack = refusalFor('interviewsFirst', { interviews: [aiko] });
const kept = () => localStorage.getItem(`interviews-first:${lin.id}`);

test('a diary that is refused on its way keeps for the editor which interviews come first', () => {
  void publishHandler.refused(sampleCall({ path: api.diary.publish.path, input: {} }), heldBack);
  expect(JSON.parse(kept() ?? '')).toEqual({ interviews: [aiko] });
  interviewsFirst.forget(lin.id);
  expect(kept()).toBeNull();
});

test('other refusals keep nothing', () => {
  expect(interviewsFirst.keep(lin.id, refusalFor('diaryTooShort'))).toBe(false);
  expect(kept()).toBeNull();
});
