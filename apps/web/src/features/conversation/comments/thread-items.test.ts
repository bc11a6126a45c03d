import type { CommentView, ThreadItem } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { lin } from '../../../lib/testing/sample-person.ts';
import { uniqueById, withChanged, withComment, withReply } from './thread-items.ts';

const author = { id: lin.id, name: lin.name, avatar: null };

const comment = (id: string, parts: Partial<CommentView> = {}): CommentView => ({
  id,
  object: { kind: 'diary', id: 'd', ownerId: lin.id, ownerName: lin.name, day: '2026-11-20' },
  teamId: 't',
  parentId: null,
  author,
  voice: null,
  text: id,
  mentions: [],
  day: '2026-11-20',
  at: '2026-11-20T10:00:00.000Z',
  edited: false,
  state: 'shown',
  reactions: [],
  replyCount: 0,
  can: { reply: true, edit: false, delete: false, remove: false, restore: false },
  ...parts,
});
const item = (id: string, parts: Partial<ThreadItem> = {}): ThreadItem => ({
  ...comment(id, parts),
  replies: [],
  ...parts,
});
const anonymous = { author: null, voice: { number: 1, tag: 'x' }, at: null };
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('a new comment', () => {
  test('comes last', () => {
    expect(ids(withComment([item('a')], comment('b')))).toEqual(['a', 'b']);
  });

  test('comes before the anonymous ones of its day, and after those of the day before', () => {
    const items = [item('a', { ...anonymous, day: '2026-11-19' }), item('b'), item('c', anonymous)];
    expect(ids(withComment(items, comment('d')))).toEqual(['a', 'b', 'd', 'c']);
  });

  test('is there once', () => {
    expect(ids(withComment([item('a')], comment('a')))).toEqual(['a']);
  });
});

describe('a new reply', () => {
  const reply = comment('r', { parentId: 'a' });

  test('comes below its parent and counts', () => {
    expect(withReply([item('a')], reply)).toMatchObject([{ replyCount: 1, replies: [{ id: 'r' }] }]);
  });

  test('only counts where others are not shown yet', () => {
    const parent = item('a', { replyCount: 5, replies: [comment('q', { parentId: 'a' })] });
    expect(withReply([parent], reply)).toMatchObject([{ replyCount: 6, replies: [{ id: 'q' }] }]);
  });

  test('changes nothing twice, nor where its parent is not shown', () => {
    expect(withReply([item('a', { replyCount: 1, replies: [reply] })], reply)).toBeUndefined();
    expect(withReply([item('b')], reply)).toBeUndefined();
  });
});

describe('a changed comment', () => {
  test('keeps its replies', () => {
    const items = [item('a', { replies: [comment('r', { parentId: 'a' })] })];
    expect(withChanged(items, comment('a', { text: 'new' }))).toMatchObject([
      { text: 'new', replies: [{ id: 'r' }] },
    ]);
  });

  test('is found among the replies, and counts no more once it is gone', () => {
    const items = [item('a', { replyCount: 1, replies: [comment('r', { parentId: 'a' })] })];
    const without = withChanged(items, comment('r', { parentId: 'a', state: 'deleted' }));
    expect(without).toMatchObject([{ replyCount: 0, replies: [{ id: 'r', state: 'deleted' }] }]);
    expect(withChanged(without, comment('r', { parentId: 'a' }))).toEqual(items);
  });
});

test('shows what came twice in its later place', () => {
  expect(ids(uniqueById([item('a'), item('b'), item('c'), item('b')]))).toEqual(['a', 'c', 'b']);
});
