import { describe, expect, test } from 'vitest';
import { personInitials, personTint } from './person-initials.ts';

describe('personInitials', () => {
  test.each([
    ['王磊', '王'],
    ['欧阳陈晓', '欧'],
    ['𠮷野', '𠮷'],
    ['Aiko Kimura', 'AK'],
    ['Anna Maria de la Cruz', 'AC'],
    ['sam', 'S'],
    ['Lin 美', 'L'],
    ['  Tomás   Silva ', 'TS'],
    ['Élodie', 'É'],
    ['(Bob)', 'B'],
    ['', '–'],
    ['🙂', '?'],
  ])('shows %j as %j', (name, initials) => {
    expect(personInitials(name)).toBe(initials);
  });
});

describe('personTint', () => {
  test('is the same each time and spreads people over all tints', () => {
    const people = Array.from({ length: 200 }, (_, index) => `person-${index}`);
    expect(people.map(personTint)).toEqual(people.map(personTint));
    expect(new Set(people.map(personTint)).size).toBe(7);
  });
});
