import { expect, test } from 'vitest';
import { zoneOfDiary } from './diary-zone.ts';

const diary = { author: { id: 'lin', name: 'Lin', avatar: null }, teamIds: ['harvest'] };
const zones = {
  ...{ userId: 'maya', home: 'America/Lima', here: 'America/Lima' },
  teams: [
    { id: 'press', timezone: 'America/Lima' },
    { id: 'harvest', timezone: 'Asia/Shanghai' },
  ],
};

test('a diary has the time of the team in which it is read, and its zone is named away from there', () => {
  const evening = { ...diary, publishedAt: '2026-11-20T10:05:00.000Z' };
  expect(zoneOfDiary(evening, zones)).toEqual({ timeZone: 'Asia/Shanghai', isElsewhere: true });
  expect(zoneOfDiary(evening, { ...zones, here: 'Asia/Singapore' })).toMatchObject({ isElsewhere: false });
});

test('of one’s own days one’s own clock counts, of unknown teams the device', () => {
  const own = { ...diary, publishedAt: '2026-11-20T23:05:00.000Z' };
  expect(zoneOfDiary(own, { ...zones, userId: 'lin' }).timeZone).toBe('America/Lima');
  expect(zoneOfDiary(own, { ...zones, userId: 'lin', here: 'Europe/Lisbon' }).isElsewhere).toBe(true);
  expect(zoneOfDiary({ ...own, teamIds: ['gone'] }, { ...zones, here: 'UTC' })).toEqual({
    ...{ timeZone: 'UTC', isElsewhere: false },
  });
});
