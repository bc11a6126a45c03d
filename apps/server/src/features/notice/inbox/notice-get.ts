import { api, type NoticeView } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentNotice } from '../present.ts';
import { findNotices, listNotices, markSeen, type NoticeRow } from './store.ts';

const key = z.tuple([keyPart.id]);

/** What no one may see any more is passed over; a page that held nothing else comes back empty, with its cursor. */
export const noticeGet = call(api.notice.get, async (ctx, { noticeId, kind, cursor, limit }) => {
  if (noticeId !== undefined) return { items: [await findOne(ctx, noticeId)], nextCursor: null };
  const [before] = readCursor(cursor, key) ?? [];
  const found = await listNotices(ctx, ctx.actor.userId, { kind, before, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, ({ notice }) => [notice.id]);
  return { items: await show(ctx, rows), nextCursor };
});

async function findOne(ctx: Context, noticeId: string): Promise<NoticeView> {
  const [found] = await findNotices(ctx, ctx.actor.userId, [noticeId]);
  const notice = found && presentNotice(found);
  if (!notice) throw refuse('noticeNotFound');
  return notice;
}

/** What cannot be shown any more counts as seen, so that no total tells of notices that no one finds. */
async function show(ctx: Context, rows: readonly NoticeRow[]): Promise<NoticeView[]> {
  const shown = rows.map((row) => ({ row, view: presentNotice(row) }));
  const lost = shown.filter(({ row, view }) => view === null && row.notice.seenAt === null);
  if (lost.length > 0) {
    const ids = lost.map(({ row }) => row.notice.id);
    await ctx.database.transaction((tx) => markSeen(tx, ctx, ctx.actor.userId, ids));
  }
  return shown.flatMap(({ view }) => view ?? []);
}
