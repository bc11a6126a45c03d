import { expect, test } from 'vitest';
import { soundOf, soundsLike } from './initials.rules.ts';

const syllables = new Map([
  ['林美', ['lin', 'mei']],
  ['单晓', ['shan', 'xiao']],
  ['Ana', ['Ana']],
]);
const isFound = (name: string, sound: string) => soundsLike(name, sound, (each) => syllables.get(each) ?? []);

test.each([
  ['林美', 'lm', true],
  ['林美', 'l', true],
  ['林美', 'linmei', true],
  ['林美', 'linm', true],
  ['林美', 'lmei', true],
  ['林美', 'lim', true],
  ['林美', 'ml', false],
  ['林美', 'lmx', false],
  ['单晓', 'sx', true],
  ['单晓', 'shx', true],
  ['Ana', 'an', false],
])('%s by %s: %s', (name, sound, found) => {
  expect(isFound(name, sound)).toBe(found);
});

test.each([
  ['LM', 'lm'],
  ['lin mei', 'linmei'],
  ['林', undefined],
  ['l-m', undefined],
  ['', undefined],
])('%j is the sound %j', (keyword, sound) => {
  expect(soundOf(keyword)).toBe(sound);
});
