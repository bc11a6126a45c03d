import { isTimezone } from '@garden/calendar';
import { describe, expect, test } from 'vitest';
import { deviceTimezone } from './device-timezone.ts';
import { describedTimezone, deviceCountry, plainTimezones, timezoneLabel } from './timezones.ts';

describe('the time zones', () => {
  test('say their place, their distance from Greenwich, and what they are called', () => {
    const shanghai = describedTimezone('Asia/Shanghai', 'zh-Hans');
    expect(shanghai).toMatchObject({ label: '中国时间', note: 'GMT+8' });
    expect(shanghai.words).toContain('Asia/Shanghai');
    expect(timezoneLabel('Asia/Shanghai', 'en')).toBe('Shanghai, Asia');
  });

  test('have each a name of their own in Chinese', () => {
    const zones = plainTimezones('UTC', 'zh-Hans').map(({ value }) => value);
    expect(new Set(zones.map((zone) => timezoneLabel(zone, 'zh-Hans'))).size).toBe(zones.length);
  });

  test('write places of several words and levels', () => {
    const labels = plainTimezones('UTC', 'en').map(({ label }) => label);
    expect(labels).toContain('Los Angeles, America');
  });

  test('hold the zone in force, once', () => {
    const values = plainTimezones('Etc/GMT-8', 'en').map(({ value }) => value);
    expect(values[0]).toBe('Etc/GMT-8');
    expect(new Set(values).size).toBe(values.length);
  });

  test('tell the country where a language of the device agrees', () => {
    expect(deviceCountry(['zh-CN', 'en-US'], 'Asia/Shanghai')).toBe('CN');
    expect(deviceCountry(['en-US', 'pt-PT'], 'Europe/Lisbon')).toBe('PT');
    expect(deviceCountry(['en-US', 'zh'], 'Asia/Shanghai')).toBeNull();
    expect(deviceCountry([], 'UTC')).toBeNull();
  });

  test('hold that of this device', () => {
    expect(isTimezone(deviceTimezone())).toBe(true);
  });
});
