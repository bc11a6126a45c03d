import { describe, expect, test } from 'vitest';
import * as f from './fields.ts';

const takes = (schema: ReturnType<typeof f.text>, text: string) => schema.safeParse(text).success;

describe('text', () => {
  test('is trimmed and NFC-normalised', () => {
    expect(f.text({ max: 10 }).parse('  e\u0301te\u0301 ')).toBe('été');
  });

  test('holds nothing that no database can keep', () => {
    expect(f.text({ max: 10 }).parse('a\u0000b')).toBe('ab');
    expect(f.text({ max: 10 }).parse('a\ud800b')).toBe('a\ufffdb');
    expect(takes(f.text({ min: 1, max: 10 }), '\u0000 \u0000')).toBe(false);
  });

  test('counts what a reader counts', () => {
    expect(takes(f.text({ max: 2 }), '👨‍👩‍👧‍👦👨‍👩‍👧‍👦')).toBe(false);
    expect(takes(f.text({ max: 4 }), '👍🏽👍🏽')).toBe(true);
    expect(takes(f.text({ max: 40 }), '葡'.repeat(40))).toBe(true);
    expect(takes(f.text({ max: 40 }), '葡'.repeat(41))).toBe(false);
  });

  test('hides no megabytes in few characters', () => {
    expect(takes(f.text({ max: 4 }), `Z${'\u0336'.repeat(1_000)}`)).toBe(false);
  });
});

describe('day', () => {
  test.each(['2026-03-31', '2024-02-29', '0001-01-01', '9999-12-31'])('may be %s', (day) => {
    expect(f.day().parse(day)).toBe(day);
  });
  test.each(['2026-02-29', '2026-13-01', '0000-01-01', '26-3-1', '2026-03-31T00:00', '10000-01-01', ''])(
    'may not be %j',
    (day) => expect(f.day().safeParse(day).success).toBe(false),
  );
});

describe('timezone', () => {
  test.each(['Europe/Lisbon', 'Asia/Shanghai', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12'])(
    'may be %s',
    (zone) => expect(f.timezone().parse(zone)).toBe(zone),
  );
  test.each(['Mars/Base', '', '+02:00', 'x'.repeat(65), '\u0000'])('may not be %j', (zone) =>
    expect(f.timezone().safeParse(zone).success).toBe(false),
  );
});

describe('newPassword', () => {
  test.each(['abc123', '!"#$%&', 'x'.repeat(30)])('may be %s', (password) =>
    expect(f.newPassword().parse(password)).toBe(password),
  );
  test.each(['12345', 'x'.repeat(31), 'with blank', 'пароль', '葡萄园葡萄园', ''])(
    'may not be %j',
    (password) => expect(f.newPassword().safeParse(password).success).toBe(false),
  );
});

describe('email', () => {
  test('is kept in lower case without blanks', () => {
    expect(f.email().parse(' Zhou.Ting@Garden.Example ')).toBe('zhou.ting@garden.example');
  });
  test.each(['', 'nobody', 'a@', '@b', 'a b@c.de', `${'a'.repeat(250)}@b.cd`, 'a@b.cd\u0000'])(
    'may not be %j',
    (email) => expect(f.email().safeParse(email).success).toBe(false),
  );
});

describe('dayStart', () => {
  test.each(['00:00', '04:00', '12:00'])('may be %s', (time) => expect(f.dayStart().parse(time)).toBe(time));
  test.each(['12:01', '24:00', '4:00', '', '04:60'])('may not be %j', (time) =>
    expect(f.dayStart().safeParse(time).success).toBe(false),
  );
});
