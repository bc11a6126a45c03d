import { expect, test } from 'vitest';
import { withoutNotes } from './plain-styles.ts';

const notes = (...names: string[]) =>
  names.map((name) => `@property ${name}{syntax:"*";inherits:false}`).join('');

test('what is set and not read goes, with its description and its start', () => {
  expect(
    withoutNotes(
      `@layer properties{*{--tw-leading:initial;--tw-x:0}}.leading-6{--tw-leading:1.5;line-height:1.5}.text-sm{font-size:1rem}${notes('--tw-leading')}`,
    ),
  ).toBe('@layer properties{*{--tw-x:0}}.leading-6{line-height:1.5}.text-sm{font-size:1rem}');
});

test('what is read and not set is what it would be', () => {
  expect(
    withoutNotes(
      `.a{transition-duration:var(--tw-duration,var(--quick))}.b{width:calc(2px + var(--tw-offset))}${notes('--tw-duration')}@property --tw-offset{syntax:"<length>";inherits:false;initial-value:0px}`,
    ),
  ).toBe('.a{transition-duration:var(--quick)}.b{width:calc(2px + 0px)}');
});

test('a shadow without a ring to meet is its own', () => {
  const ring = '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}';
  expect(
    withoutNotes(
      `.low{--tw-shadow:0 1px var(--shade);box-shadow:var(--tw-ring), var(--tw-shadow)}.none:disabled{--tw-shadow:0 0 #0000;box-shadow:var(--tw-ring), var(--tw-shadow)}${ring}${notes('--tw-shadow')}`,
    ),
  ).toBe('.low{box-shadow:0 1px var(--shade)}.none:disabled{box-shadow:0 0 #0000}');
});

test('what one rule sets for another stays', () => {
  const both = `.x{--tw-x:1px;translate:var(--tw-x) var(--tw-y)}.y{--tw-y:1px;translate:var(--tw-x) var(--tw-y)}${notes('--tw-x', '--tw-y')}`;
  expect(withoutNotes(both)).toBe(both);
});

test('a border is solid unless it is dashed', () => {
  expect(
    withoutNotes(
      `.border-t{border-top-style:var(--tw-border-style);border-top-width:1px}.border-dashed{--tw-border-style:dashed;border-style:dashed}${notes('--tw-border-style')}`,
    ),
  ).toBe('.border-t{border-top-width:1px}.border-dashed{border-style:dashed}');
});
