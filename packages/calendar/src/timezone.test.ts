import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstInstantAt, isTimezone, listTimezones, offsetAt } from './timezone.ts';

const MINUTE = 60_000;

describe('isTimezone', () => {
  test.each([
    'Asia/Shanghai',
    'America/Port-au-Prince',
    'Etc/GMT+12',
    'UTC',
    'Asia/Kolkata',
    'Asia/Calcutta',
  ])('knows %s', (name) => expect(isTimezone(name)).toBe(true));

  test.each(['', 'Moon/Base', '+08:00', '-03', 'GMT+8', 'Asia/Shanghai ', 'local', '__proto__', 'Z'])(
    'refuses "%s"',
    (name) => expect(isTimezone(name)).toBe(false),
  );

  test('accepts whatever the list offers', () => {
    const names = listTimezones();
    expect(names.filter((name) => !isTimezone(name))).toEqual([]);
    expect(names).toContain('UTC');
    expect(names).toContain('Asia/Shanghai');
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('offsetAt', () => {
  test.each([
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 345],
    ['America/Los_Angeles', '2026-03-08T09:59:59.999Z', -480],
    ['America/Los_Angeles', '2026-03-08T10:00:00Z', -420],
    ['Pacific/Kiritimati', '2026-01-01T00:00:00Z', 840],
    ['Etc/GMT+12', '2026-01-01T00:00:00Z', -720],
    ['Africa/Monrovia', '1971-06-01T00:00:00Z', -44.5],
    ['UTC', '2026-01-01T00:00:00Z', 0],
  ])('%s at %s is %d minutes', (timezone, instant, minutes) => {
    expect(offsetAt(Date.parse(instant), timezone)).toBe(minutes * MINUTE);
  });

  test('does not care how the name is written', () => {
    expect(offsetAt(0, 'ASIA/SHANGHAI')).toBe(offsetAt(0, 'Asia/Shanghai'));
  });

  test('says what Intl says, remembered or not, in every zone (2,000 cases)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...listTimezones()),
        fc.date({ min: new Date('1972-01-01'), max: new Date('2037-01-01'), noInvalidDate: true }),
        (timezone, instant) => {
          const clock = new Intl.DateTimeFormat('sv-SE', {
            timeZone: timezone,
            dateStyle: 'short',
            timeStyle: 'medium',
          });
          const wallMs = Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);
          const wholeSeconds = Math.floor(instant.getTime() / 1000) * 1000;
          expect(offsetAt(instant.getTime(), timezone)).toBe(wallMs - wholeSeconds);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('stays right when it has forgotten what it remembered', () => {
    const year = 365 * 24 * 60 * MINUTE;
    for (let day = 0; day < 5_000; day += 1) offsetAt(day * 24 * 60 * MINUTE, 'Europe/Lisbon');
    expect(offsetAt(30 * year, 'Europe/Lisbon')).toBe(0);
    expect(offsetAt(Date.parse('2026-07-01T00:00:00Z'), 'Europe/Lisbon')).toBe(60 * MINUTE);
  });
});

describe('firstInstantAt', () => {
  test.each([
    ['before a gap', '2026-03-08T01:59:59.999Z', '2026-03-08T09:59:59.999Z'],
    ['inside a gap', '2026-03-08T02:00:00Z', '2026-03-08T10:00:00Z'],
    ['the last moment of a gap', '2026-03-08T02:59:59.999Z', '2026-03-08T10:00:00Z'],
    ['after a gap', '2026-03-08T03:00:00.001Z', '2026-03-08T10:00:00.001Z'],
    ['shown twice', '2026-11-01T01:00:00Z', '2026-11-01T08:00:00Z'],
    ['shown once after that', '2026-11-01T02:00:00Z', '2026-11-01T10:00:00Z'],
  ])('%s', (_, wall, instant) => {
    const found = firstInstantAt(Date.parse(wall), 'America/Los_Angeles');
    expect(new Date(found).toISOString()).toBe(new Date(instant).toISOString());
  });
});
