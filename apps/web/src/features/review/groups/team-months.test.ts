import { expect, test } from 'vitest';
import { sampleTeam } from '../../../lib/testing/sample-team.ts';
import { teamMonths } from './team-months.ts';

test('begin with the team and end with its current day, which begins in the morning', () => {
  const team = sampleTeam({ timezone: 'Asia/Shanghai', createdAt: '2026-01-31T19:59:00.000Z' });
  expect(teamMonths(team, new Date('2026-03-31T20:00:00.000Z'))).toEqual({
    first: '2026-01',
    last: '2026-04',
  });
});
