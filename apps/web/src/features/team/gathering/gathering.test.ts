import type { GatheringView, Person } from '@garden/contract';
import { expect, test } from 'vitest';
import { changesBetween, confirmedIds, secondsUntil } from './gathering.ts';

const person = (id: string): Person => ({ id, name: id.toUpperCase(), avatar: null });
const [me, ann, bo] = [person('me'), person('ann'), person('bo')] as const;

test('tells who joined and who left, never the user', () => {
  expect(changesBetween([ann], [ann, me, bo], 'me')).toEqual({ come: [bo], gone: [] });
  expect(changesBetween([ann, me, bo], [ann], 'me')).toEqual({ come: [], gone: [bo] });
});

test('counts whole seconds down to none, never more than a minute', () => {
  const end = '2026-03-02T09:01:00.000Z';
  const at = (time: string) => secondsUntil(end, Date.parse(`2026-03-02T09:${time}Z`));
  expect([at('00:00.000'), at('00:58.200'), at('01:00.000'), at('03:00.000')]).toEqual([60, 2, 0, 0]);
  expect(at('00:00.000')).toBe(secondsUntil(end, Date.parse('2026-03-02T08:00:00Z')));
});

test('takes everyone along but those left out, the host always', () => {
  const gathering: GatheringView = {
    gatheringId: 'g',
    pin: '123456',
    host: ann,
    members: [ann, me, bo],
    expiresAt: '2026-03-02T09:01:00.000Z',
    confirmBy: '2026-03-02T09:10:00.000Z',
    teamId: null,
  };
  expect(confirmedIds(gathering, new Set())).toEqual(['ann', 'me', 'bo']);
  expect(confirmedIds(gathering, new Set(['bo', 'ann']))).toEqual(['ann', 'me']);
});
