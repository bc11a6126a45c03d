import { expect, test } from 'vitest';
import { headingsIn, typedOf } from './typed-templates.ts';

const words = {
  heading: ({ heading, title }: { heading: string; title: string }) => title || `The ${heading}`,
};

test('a heading that the product has a name for is that, whatever its case; others are the team’s own', () => {
  expect(headingsIn(' the Decisions\n\nBudget \n', words)).toEqual([
    { heading: 'decisions', title: '' },
    { heading: 'own', title: 'Budget' },
  ]);
});

test('a template is edited as it reads', () => {
  const headings = [
    { heading: 'done' as const, title: '' },
    { heading: 'own' as const, title: 'Budget' },
  ];
  const typed = typedOf({ id: 'a', name: 'Tasting', headings }, words);
  expect(typed.headings).toBe('The done\nBudget');
  expect(headingsIn(typed.headings, words)).toEqual(headings);
});
