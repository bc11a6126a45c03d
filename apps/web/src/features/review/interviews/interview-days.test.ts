import { expect, test } from 'vitest';
import { sampleTeam } from '../../../lib/testing/sample-team.ts';
import { dayAfter, interviewDays, overdueFrom } from './interview-days.ts';

test('the last month that is over is that of the team’s own day', () => {
  const team = sampleTeam({ timezone: 'Asia/Shanghai', createdAt: '2025-12-31T20:00:00.000Z' });
  expect(interviewDays(team, new Date('2026-02-28T19:59:00.000Z'))).toEqual({
    today: '2026-02-28',
    first: '2026-01',
    last: '2026-01',
  });
  expect(interviewDays(team, new Date('2026-02-28T20:00:00.000Z'))).toMatchObject({ last: '2026-02' });
});

test('an interview is held in the month after, before the team’s day', () => {
  expect([dayAfter('2026-12'), overdueFrom('2026-12', 15), overdueFrom('2026-01', 5)]).toEqual([
    ...['2027-01-01', '2027-01-15', '2026-02-05'],
  ]);
});
