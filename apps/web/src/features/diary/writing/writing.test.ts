import { describe, expect, it } from 'vitest';
import {
  contentOf,
  emptyWriting,
  isEmptyWriting,
  joinWritings,
  sameWriting,
  type Writing,
  withLine,
  writingOfContent,
} from './writing.ts';

const writing = (part: Partial<Writing>): Writing => ({ ...emptyWriting, ...part });

describe('writing', () => {
  it('survives the way to the API and back', () => {
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

  it('tells private from "all my teams"', () => {
    expect(contentOf(writing({ teamIds: [] }))).toHaveProperty('teamIds', []);
    expect(contentOf(writing({ teamIds: null }))).not.toHaveProperty('teamIds');
  });

  it('is the same where the server would store the same', () => {
    expect(sameWriting(writing({ summary: ' caf\u0065\u0301 ' }), writing({ summary: 'caf\u00e9' }))).toBe(
      true,
    );
    expect(sameWriting(writing({ teamIds: ['b', 'a'] }), writing({ teamIds: ['a', 'b'] }))).toBe(true);
    expect(sameWriting(writing({ teamIds: [] }), writing({ teamIds: null }))).toBe(false);
    expect(sameWriting(writing({ nextTasks: ['a', 'b'] }), writing({ nextTasks: ['b', 'a'] }))).toBe(false);
  });

  it('is empty without words, whoever may read it', () => {
    expect(isEmptyWriting(writing({ summary: ' \n', teamIds: [], expression: '🙂' }))).toBe(true);
    expect(isEmptyWriting(writing({ nextTasks: ['a'] }))).toBe(false);
  });
});

describe('keep both', () => {
  it('puts the other text below mine', () => {
    expect(joinWritings(writing({ summary: 'Mine' }), writing({ summary: 'Other' })).summary).toBe(
      'Mine\n\nOther',
    );
  });

  it('keeps a text once where one holds the other', () => {
    const joined = joinWritings(writing({ summary: 'Shipped' }), writing({ summary: 'Shipped it at noon' }));
    expect(joined.summary).toBe('Shipped it at noon');
  });

  it('loses no task beyond the fifth', () => {
    const joined = joinWritings(
      writing({ summary: 'Mine', nextTasks: ['1', '2', '3', '4'] }),
      writing({ nextTasks: ['4', '5', '6', '7'] }),
    );
    expect(joined.nextTasks).toEqual(['1', '2', '3', '4', '5']);
    expect(joined.summary).toBe('Mine\n\n- 6\n- 7');
  });
});

it('adds a line to the summary as an item', () => {
  expect(withLine('', 'Ship it')).toBe('- Ship it');
  expect(withLine('- One\n', 'Two')).toBe('- One\n- Two');
});
