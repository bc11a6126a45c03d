import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { readerOf } from '../days/store.ts';
import { presentDiary } from '../present.ts';
import { findSource } from './source.store.ts';
import { listFeed } from './store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const diaryRecently = call(api.diary.recently, async (ctx, { cursor, limit, ...selection }) => {
  const after = readCursor(cursor, key);
  const reader = readerOf(ctx.actor);
  const source = await findSource(ctx, reader, selection);
  const found = await listFeed(ctx, source, { after, limit: limit + 1 }, reader);
  const { rows, nextCursor } = cutPage(found, limit, (diary) => [diary.day, diary.id]);
  return { items: rows.map((diary) => presentDiary(diary, reader)), nextCursor };
});
