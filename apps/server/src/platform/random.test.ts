import { describe, expect, test } from 'vitest';
import { SettableClock } from './clock.ts';
import { createRandom } from './random.ts';

const clock = new SettableClock('2026-03-31T09:00:00.000Z');
const random = createRandom(clock);
const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('id', () => {
  test('is a UUID of version 7 and the RFC’s variant', () => {
    for (const id of many(1_000, () => random.id())) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }
  });

  test('begins with the millisecond it was made in', () => {
    expect(Number.parseInt(random.id().replaceAll('-', '').slice(0, 12), 16)).toBe(clock.now().getTime());
  });

  test('sorts by the time it was made', () => {
    const later = new SettableClock('2026-03-31T09:00:00.000Z');
    const ids = many(200, () => {
      later.advance(1);
      return createRandom(later).id();
    });
    expect(ids.toSorted()).toEqual(ids);
  });

  test('is never the same within one millisecond', () => {
    expect(new Set(many(10_000, () => random.id())).size).toBe(10_000);
  });
});

describe('the other chances', () => {
  test('gives tokens of 256 bits', () => {
    const tokens = many(1_000, () => random.token());
    expect(new Set(tokens).size).toBe(1_000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('gives digits, leading zeros included', () => {
    const codes = many(1_000, () => random.digits(6));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  test('gives letters that are not mistaken for one another', () => {
    for (const letters of many(1_000, () => random.letters(8))) expect(letters).toMatch(/^[A-HJ-NP-Z]{8}$/);
  });
});
