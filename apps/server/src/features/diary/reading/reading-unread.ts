import { api, MOST_UNREAD } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { readerOf, todayOf } from '../days/store.ts';
import { findSource } from '../feed/source.store.ts';
import { presentDiary } from '../present.ts';
import { selectionKey, unreadSince } from './unread.rules.ts';
import { countUnread, findStopped, listUnread } from './unread.store.ts';

const key = z.tuple([z.enum(['0', '1']), keyPart.day, keyPart.id]);

export const readingUnread = call(api.reading.unread, async (ctx, { cursor, limit, ...selection }) => {
  const after = readCursor(cursor, key);
  const reader = readerOf(ctx.actor);
  const source = await findSource(ctx, reader, selection);
  const unread = { source, selection: selectionKey(selection), since: unreadSince(todayOf(ctx)) };
  const [found, left, stopped] = await Promise.all([
    listUnread(ctx, unread, reader, { after, limit: limit + 1 }),
    countUnread(ctx.database.db, unread, reader, MOST_UNREAD),
    after === undefined ? findStopped(ctx, unread, reader) : undefined,
  ]);
  const { rows, nextCursor } = cutPage(found, limit, ({ kept, day, id }) => [kept ? '1' : '0', day, id]);
  const shown = stopped ? [stopped, ...rows] : rows;
  return {
    items: shown.map((diary) => presentDiary(diary, reader)),
    nextCursor,
    left,
    place: stopped?.place ?? null,
  };
});
