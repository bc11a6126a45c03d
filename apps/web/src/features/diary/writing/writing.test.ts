import { describe, expect, test } from 'vitest';
import { joinWritings } from './join-writings.ts';
import { contentOf, emptyWriting, sameWriting, type Writing, withLine, writingOfContent } from './writing.ts';

const writing = (part: Partial<Writing>): Writing => ({ ...emptyWriting, ...part });

describe('writing', () => {
  test('survives the way to the API and back', () => {
    const full = writing({
      title: 'A day',
      summary: 'Done',
      learnings: 'Ask first',
      nextTasks: ['One'],
      teamIds: ['a'],
      expression: '🙂',
    });
    expect(writingOfContent(contentOf(full))).toEqual(full);
    expect(writingOfContent(contentOf(emptyWriting))).toEqual(emptyWriting);
  });

  test('distinguishes private from "all my teams"', () => {
    expect(contentOf(writing({ teamIds: [] }))).toHaveProperty('teamIds', []);
    expect(contentOf(writing({ teamIds: null }))).not.toHaveProperty('teamIds');
  });

  test('is the same where the server would store the same', () => {
    expect(sameWriting(writing({ summary: ' caf\u0065\u0301 ' }), writing({ summary: 'caf\u00e9' }))).toBe(
      true,
    );
    expect(sameWriting(writing({ teamIds: ['b', 'a'] }), writing({ teamIds: ['a', 'b'] }))).toBe(true);
    expect(sameWriting(writing({ teamIds: [] }), writing({ teamIds: null }))).toBe(false);
    expect(sameWriting(writing({ nextTasks: ['a', 'b'] }), writing({ nextTasks: ['b', 'a'] }))).toBe(false);
  });

  test('removes an emptied title, as if there were none', () => {
    expect(contentOf(writing({ title: null }))).toHaveProperty('title', '');
    expect(sameWriting(writing({ title: ' ' }), writing({ title: null }))).toBe(true);
  });
});

describe('keep both', () => {
  test('puts the other text below mine', () => {
    expect(joinWritings(writing({ summary: 'Mine' }), writing({ summary: 'Other' })).summary).toBe(
      'Mine\n\nOther',
    );
  });

  test('keeps a text once where one holds the other', () => {
    const joined = joinWritings(writing({ summary: 'Shipped' }), writing({ summary: 'Shipped it at noon' }));
    expect(joined.summary).toBe('Shipped it at noon');
  });

  test('has one title, and puts a second one above its text', () => {
    const [mine, other] = [
      writing({ title: 'Mine', summary: 'a' }),
      writing({ title: 'Other', summary: 'b' }),
    ];
    expect(joinWritings(mine, other)).toMatchObject({ title: 'Mine', summary: 'a\n\nOther\n\nb' });
    expect(joinWritings({ ...mine, title: null }, other)).toMatchObject({
      title: 'Other',
      summary: 'a\n\nb',
    });
    expect(joinWritings(mine, { ...other, title: ' Mine ' }).summary).toBe('a\n\nb');
  });

  test('loses no task beyond the fifth', () => {
    const joined = joinWritings(
      writing({ summary: 'Mine', nextTasks: ['1', '2', '3', '4'] }),
      writing({ nextTasks: ['4', '5', '6', '7'] }),
    );
    expect(joined.nextTasks).toEqual(['1', '2', '3', '4', '5']);
    expect(joined.summary).toBe('Mine\n\n- 6\n- 7');
  });
});

test('adds a line to the summary as an item', () => {
  expect(withLine('', 'Ship it')).toBe('- Ship it');
  expect(withLine('- One\n', 'Two')).toBe('- One\n- Two');
});
