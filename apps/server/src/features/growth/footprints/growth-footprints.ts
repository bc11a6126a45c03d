import { daysOfMonth, isDiaryMonth } from '@garden/calendar';
import { api, type Footprint } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuseField } from '../../../http/refusal.ts';
import { findSelf, readerOf } from '../../diary/days/store.ts';
import { isHidden } from '../memories/rules.ts';
import { listHidden } from '../memories/store.ts';
import {
  findFirstAnswered,
  findFirstAsked,
  findFirstSolved,
  listGoalsReached,
  listOutgrown,
} from './marks.store.ts';
import { presentEntry, presentMarks } from './present.ts';
import { compareFootprints, isAfter, milestones, placeOf } from './rules.ts';
import { listEntries, listNth } from './store.ts';

const key = z.tuple([keyPart.day, keyPart.count, keyPart.id]);

export const growthFootprints = call(api.growth.footprints, async (ctx, { show, month, cursor, limit }) => {
  if (month !== undefined && !isDiaryMonth(month))
    throw refuseField('month', 'monthInvalid', { field: 'month' });
  const after = readCursor(cursor, key);
  const until = month === undefined ? undefined : daysOfMonth(month).at(-1);
  const reader = readerOf(ctx.actor);
  const { db } = ctx.database;
  const [entries, marks] = await Promise.all([
    show === 'marks' ? [] : listEntries(db, ctx.hooks, reader, { after, until, limit: limit + 1 }),
    show === 'entries' ? [] : readMarks(ctx),
  ]);
  const inReach = (mark: Footprint) => isAfter(mark, after) && (until === undefined || mark.day <= until);
  const together = [...entries.map((entry) => presentEntry(entry, reader)), ...marks.filter(inReach)];
  const { rows, nextCursor } = cutPage(together.sort(compareFootprints), limit, placeOf);
  return { items: [...rows], nextCursor };
});

/** Few enough to be read with each page: what was reached, and what was the first or a round number. */
async function readMarks(ctx: Context): Promise<Footprint[]> {
  const { db } = ctx.database;
  const { userId, teamIds } = readerOf(ctx.actor);
  const [{ calendar }, hidden, nth, goals, outgrown, asked, answered, solved] = await Promise.all([
    findSelf(ctx),
    listHidden(db, userId),
    listNth(db, userId, [1, ...milestones]),
    listGoalsReached(db, userId),
    listOutgrown(db, userId),
    findFirstAsked(db, userId),
    findFirstAnswered(db, userId, teamIds),
    findFirstSolved(db, userId, teamIds),
  ]);
  return presentMarks({ nth, goals, outgrown, asked, answered, solved }, calendar).filter(
    ({ day }) => !isHidden(day, hidden),
  );
}
