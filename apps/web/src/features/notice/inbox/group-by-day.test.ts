import type { NoticeView } from '@garden/contract';
import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const notice = (id: string, createdAt: string, actor: NoticeView['actor']): NoticeView => ({
  ...{
    id,
    kind: 'comment',
    actor,
    team: null,
    object: null,
    others: 0,
    office: null,
    stage: null,
    month: null,
    week: null,
    cause: null,
    text: '',
  },
  createdAt,
  seenAt: null,
});
const ana = { id: 'ana', name: 'Ana', avatar: null };

test('puts notices under the days of their reader, those of anonymous comments under the day they bear', () => {
  const days = groupByDay(
    [
      notice('3', '2026-03-31T08:00:00.000Z', ana),
      notice('2', '2026-03-31T02:00:00.000Z', ana),
      notice('1', '2026-03-31T00:00:00.000Z', null),
    ],
    'America/Los_Angeles',
  );
  expect(days.map(({ day, notices }) => [day, notices.map(({ id }) => id)])).toEqual([
    ['2026-03-31', ['3', '1']],
    ['2026-03-30', ['2']],
  ]);
});
