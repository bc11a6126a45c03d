import { expect, test } from 'vitest';
import {
  inviteCodeOf,
  isInviteCode,
  newTeamForm,
  teamRequest,
  toggleWeekday,
  weekdayNames,
} from './team-form.ts';

test('asks for a team with its calendar', () => {
  const form = { ...newTeamForm(), name: 'Design', timezone: 'Asia/Shanghai', region: 'CN' };
  expect(teamRequest(form)).toEqual({
    name: 'Design',
    timezone: 'Asia/Shanghai',
    calendar: { dayStartsAt: '04:00', workingWeekdays: [1, 2, 3, 4, 5], region: 'CN' },
  });
  expect(teamRequest({ ...newTeamForm(), departments: ['Sales'] })).toMatchObject({ departments: ['Sales'] });
});

test('keeps at least one working weekday, in their order', () => {
  expect(toggleWeekday([1, 5], 3)).toEqual([1, 3, 5]);
  expect(toggleWeekday([1, 5], 5)).toEqual([1]);
  expect(toggleWeekday([1], 1)).toEqual([1]);
});

test('finds an invite code in what was pasted', () => {
  expect(inviteCodeOf(' abcdefgh ')).toBe('ABCDEFGH');
  expect(inviteCodeOf('https://garden.example/login?invite=ABCDEFGH')).toBe('ABCDEFGH');
  expect(inviteCodeOf('abc')).toBe('ABC');
  expect(isInviteCode(inviteCodeOf('Gardeners'))).toBe(false);
});

test('names the weekdays from Monday on', () => {
  expect(weekdayNames('en').join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun');
  expect(weekdayNames('zh-Hans')[0]).toBe('周一');
});
