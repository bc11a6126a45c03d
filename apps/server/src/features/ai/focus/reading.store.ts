import { addDays, type DiaryDay } from '@garden/calendar';
import type { FocusSummaryView } from '@garden/contract';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf, todayOf } from '../../diary/days/store.ts';
import { listGroupIds } from '../../follow/groups/store.ts';
import { demandFeature } from '../switches/store.ts';
import { type FollowedDiary, listFollowedDiaries, MOST_DIARIES } from './store.ts';

/** As far back as the last day that anyone wrote on is looked for, and what a week is. */
const DAYS = 7;

type Wanted = {
  readonly followGroupId: string | undefined;
  readonly period: FocusSummaryView['period'];
};

/**
 * What the people that someone follows wrote, on the last day that any of them did or in seven days: the newest first.
 * @throws Refusal where it is turned off, or the group is none of theirs
 */
export async function readFollowed(ctx: Context, { followGroupId, period }: Wanted) {
  const reader = readerOf(ctx.actor);
  const { db } = ctx.database;
  const today = todayOf(ctx);
  const first = addDays(today, 1 - DAYS);
  const [found, group, own] = await Promise.all([
    listFollowedDiaries(db, reader, { from: first, to: today, followGroupId }),
    followGroupId === undefined ? [] : listGroupIds(db, reader.userId, followGroupId),
    demandFeature(db, ctx.actor, 'focus'),
  ]);
  if (!group) throw refuse('followGroupNotFound');
  const [newest] = found;
  const diaries: readonly FollowedDiary[] =
    period === 'week' ? found : found.filter(({ day }) => day === newest?.day);
  const days: { readonly from: DiaryDay; readonly to: DiaryDay } | null =
    newest === undefined
      ? null
      : period === 'day'
        ? // A column of days holds nothing else.
          { from: newest.day as DiaryDay, to: newest.day as DiaryDay }
        : { from: first, to: today };
  return { own, diaries, days, cut: found.length === MOST_DIARIES };
}
