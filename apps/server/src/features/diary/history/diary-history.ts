import { isDiaryMonth } from '@garden/calendar';
import { type Api, api, type DiaryMonthView, type InputOf } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { streakOf } from './past.rules.ts';
import { presentVersion } from './present.ts';
import { lookBack, monthOfPast } from './store.ts';
import { listVersions } from './versions.store.ts';

const key = z.tuple([keyPart.count]);

export const diaryHistory = call(api.diary.history, async (ctx, input) =>
  input.diaryId === undefined
    ? lookAtMonth(ctx, input)
    : lookAtVersions(ctx, { ...input, diaryId: input.diaryId }),
);

type Asked = InputOf<Api['diary']['history']>;

/** What one's own diary said, version by version; to everyone else there is nothing to find. */
async function lookAtVersions(ctx: Context, { diaryId, cursor, limit }: Asked & { diaryId: string }) {
  const before = readCursor(cursor, key)?.[0];
  const found = await listVersions(ctx.database.db, diaryId, ctx.actor.userId, {
    before: before === undefined ? undefined : Number(before),
    limit: limit + 1,
  });
  if (!found) throw refuse('diaryNotFound');
  const { rows, nextCursor } = cutPage(found, limit, ({ version }) => [String(version)]);
  return { items: rows.map(presentVersion), nextCursor };
}

async function lookAtMonth(ctx: Context, { userId, month = '' }: Asked): Promise<DiaryMonthView> {
  if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
  const past = await lookBack(ctx, userId ?? ctx.actor.userId, [month]);
  const { today, dayNames } = past.writer;
  return {
    month,
    today,
    streak: streakOf(past),
    days: monthOfPast(month, past).map(({ day, state, submitted }) => ({
      day,
      state,
      late: submitted?.late ?? false,
      diaryId: submitted?.id ?? null,
      length: submitted?.length ?? 0,
      grade: submitted?.grade ?? null,
      holiday: dayNames.get(day) ?? null,
    })),
  };
}
