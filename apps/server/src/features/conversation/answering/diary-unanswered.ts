import { type DiaryDay, dayAt } from '@garden/calendar';
import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { findSelf } from '../../diary/days/store.ts';
import { listReports } from '../../team/departments/store.ts';
import { findMembershipContext } from '../../team/membership/store.ts';
import { answeredShare, shareSince, waitingSince } from './answer.rules.ts';
import { countAnswers, listUnanswered } from './answer.store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const diaryUnanswered = call(api.diary.unanswered, async (ctx, { teamId, cursor, limit }) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const reader = await findSelf(ctx);
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const teamIds = teamId === undefined ? reader.teamIds : [teamId];
  const led = await listReports(db, reader.userId, teamIds);
  const asked = { reader, teamIds, led, since: waitingSince(reader.today) };
  const found = await listUnanswered(ctx, asked, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, (diary) => [diary.day, diary.id]);
  const share = teamId === undefined ? null : await findShare(ctx, teamId);
  return { items: [...rows], nextCursor, share };
});

/** How a team answers its people, by its own days. */
async function findShare(ctx: Context, teamId: string) {
  const membership = await findMembershipContext(ctx, { teamId, userId: ctx.actor.userId });
  if (!membership) throw refuse('teamNotFound');
  const { calendar } = membership;
  const today: DiaryDay = dayAt(ctx.now, calendar);
  const counted = await countAnswers(ctx.database.db, { teamId, since: shareSince(today), calendar });
  return answeredShare(counted, today, calendar);
}
