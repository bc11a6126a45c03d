import { describe, expect, test } from 'vitest';
import { isTooNested, MAX_NESTING } from './nesting.ts';

const nestedList = (depth: number) =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- row ${level}`).join('\n');

describe('a text that nests deeper than is formatted', () => {
  test.each([
    ['quotes', '>'.repeat(5_000)],
    ['quotes with blanks', `${'> '.repeat(MAX_NESTING + 1)}a`],
    ['items on one line', `${'- '.repeat(MAX_NESTING + 1)}a`],
    ['numbered items on one line', `${'1. '.repeat(MAX_NESTING + 1)}a`],
    ['items in quotes', `${'> - '.repeat(17)}a`],
    ['items below one another', nestedList(MAX_NESTING + 1)],
    ['items below one another, with blank lines', nestedList(MAX_NESTING + 1).replaceAll('\n', '\n\n')],
    ['items on lines that each go deeper', `${'- '.repeat(20)}a\n\n${' '.repeat(40)}${'- '.repeat(13)}a`],
    ['the same by tabs', `${'- '.repeat(20)}a\n\n${'\t'.repeat(10)}${'- '.repeat(13)}a`],
    ['emphasis', `${'*'.repeat(2_000)}a${'*'.repeat(2_000)}`],
    ['emphasis of two kinds', `${'*_'.repeat(500)}a${'_*'.repeat(500)}`],
    ['emphasis over many lines', `${'*a\n'.repeat(400)}${'a*\n'.repeat(400)}`],
    ['pictures in pictures', `${'!['.repeat(500)}a${']()'.repeat(500)}`],
  ])('%s', (_, text) => {
    expect(isTooNested(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['quotes within what is formatted', '>'.repeat(MAX_NESTING)],
    ['a long quote', '>> a line of an older mail\n'.repeat(500)],
    ['a list of many items', '- pruned a row\n'.repeat(1_000)],
    ['a list, three deep, again and again', '- a\n  - b\n    - c\n'.repeat(300)],
    ['rules', `${'- '.repeat(100)}\n\n${'* '.repeat(100)}\n${'_'.repeat(500)}`],
    ['a form to fill in', 'Name: ________________________________________ \n'.repeat(100)],
    ['words in bold', '**grape** and _vine_ '.repeat(80)],
    ['lines with bold words', '- **grape**: the *first* **row**\n'.repeat(500)],
    ['names with underscores', 'write_ahead_log_of_the_vineyard '.repeat(500)],
    ['links', '[a link](https://example.com/) '.repeat(300)],
    ['code far from the margin', `\`\`\`\n${' '.repeat(200)}a - b\n${' '.repeat(120)}- c\n\`\`\``],
  ])('is not one of %s', (_, text) => {
    expect(isTooNested(text)).toBe(false);
  });

  // Time that grew with the square of its length would be minutes.
  test.each(['> ', '- ', '*a ', 'a_', '[', '\t', '- - ', '1) '])(
    'is recognised in a long text of %j',
    (part) => {
      expect(isTooNested(part.repeat(100_000))).toBe(isTooNested(part.repeat(1_000)));
    },
  );
});
