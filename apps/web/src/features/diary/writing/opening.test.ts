import { expect, test } from 'vitest';
import type { LocalDraft } from './drafts.ts';
import { openingOf } from './opening.ts';
import { contentOf, emptyWriting } from './writing.ts';

const server = { writing: { ...emptyWriting, summary: 'On the server' }, version: 3 };
const kept = (summary: string, baseVersion: number): LocalDraft => ({
  userId: 'u',
  day: '2026-11-20',
  content: contentOf({ ...emptyWriting, summary }),
  baseVersion,
  typedAt: 1,
});

test('opens empty on a day without text', () => {
  expect(openingOf(undefined, undefined)).toEqual({
    writing: emptyWriting,
    version: 0,
    unsent: false,
    newer: undefined,
  });
});

test('opens with the text of the server where this browser kept none', () => {
  expect(openingOf(undefined, server)).toMatchObject({ ...server, unsent: false });
});

test('opens with the kept text that grew from the text of the server', () => {
  expect(openingOf(kept('Longer', 3), server)).toMatchObject({
    writing: { summary: 'Longer' },
    version: 3,
    unsent: true,
    newer: undefined,
  });
});

test('opens with both where the server moved on', () => {
  expect(openingOf(kept('Mine', 2), server)).toMatchObject({
    writing: { summary: 'Mine' },
    unsent: true,
    newer: server,
  });
});

test('needs no question where both have come to the same text', () => {
  expect(openingOf(kept('On the server ', 1), server)).toMatchObject({ version: 3, unsent: false });
});

test('keeps the text whose draft the server has lost, as a first version', () => {
  expect(openingOf(kept('Mine', 2), undefined)).toMatchObject({ version: 0, unsent: true, newer: undefined });
});
