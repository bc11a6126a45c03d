import { describe, expect, it } from 'vitest';
import { timeZoneOptions } from './time-zones.ts';

describe('the time zones', () => {
  it('say their place, their distance from Greenwich, and what they are called', () => {
    const shanghai = timeZoneOptions('zh', 'Europe/Madrid').find(({ value }) => value === 'Asia/Shanghai');
    expect(shanghai).toMatchObject({ label: 'Shanghai, Asia', note: 'GMT+8' });
    expect(shanghai?.words).toContain('中国');
  });

  it('write places of several words and levels', () => {
    const labels = timeZoneOptions('en', 'UTC').map(({ label }) => label);
    expect(labels).toContain('Los Angeles, America');
  });

  it('hold the zone in force, once', () => {
    const values = timeZoneOptions('en', 'Etc/GMT-8').map(({ value }) => value);
    expect(values[0]).toBe('Etc/GMT-8');
    expect(new Set(values).size).toBe(values.length);
  });
});
