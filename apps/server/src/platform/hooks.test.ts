import { expect, test } from 'vitest';
import { Hooks, Registry, Source } from './hooks.ts';

const fruits = new Registry<string>('fruits');

test('a registry lists what every area added, in the order of the areas', () => {
  const hooks = new Hooks([
    fruits.of('grape', 'fig'),
    new Registry<string>('tools').of('knife'),
    fruits.of('plum'),
  ]);
  expect(hooks.list(fruits)).toEqual(['grape', 'fig', 'plum']);
  expect(new Hooks([]).list(fruits)).toEqual([]);
});

test('a source is known by one area', () => {
  const weight = new Source<string, number>('weight');
  const known = weight.from(async () => 1);
  expect(() => new Hooks([known, known])).toThrow('two areas contribute the same');
});
