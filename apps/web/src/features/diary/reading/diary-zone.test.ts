import { expect, test } from 'vitest';
import { zoneOfDiary } from './diary-zone.ts';

const diary = { author: { id: 'lin', name: 'Lin', avatar: null }, publishedAt: '2026-11-20T23:05:00.000Z' };
const zones = { userId: 'maya', home: 'America/Lima', here: 'Asia/Shanghai' };

test('a teammate’s diary has the reader’s own time, which needs no name', () => {
  expect(zoneOfDiary(diary, zones)).toEqual({ timeZone: 'Asia/Shanghai', isElsewhere: false });
});

test('one’s own has the time of its day, named where the device shows another', () => {
  const mine = { ...zones, userId: 'lin' };
  expect(zoneOfDiary(diary, mine)).toEqual({ timeZone: 'America/Lima', isElsewhere: true });
  expect(zoneOfDiary(diary, { ...mine, here: 'America/Bogota' })).toMatchObject({ isElsewhere: false });
});
