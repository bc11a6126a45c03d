import { isDiaryMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { readerOf } from '../../diary/days/store.ts';
import { assertMonthOfTeam } from '../store.ts';
import { listBunches } from './store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const diaryGrapeRenderingList = call(api.diary.grapeRenderingList, async (ctx, input) => {
  const { teamId, month, cursor, limit } = input;
  const after = readCursor(cursor, key);
  const own = ctx.actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
  const found = await listBunches(ctx, { teamId, month, after, limit: limit + 1 }, readerOf(ctx.actor));
  const [first] = found;
  if (first) assertMonthOfTeam(month, { ...own, createdAt: first.teamSince }, ctx.now);
  const { rows, nextCursor } = cutPage(found, limit, ({ joinedAt, person }) => [
    joinedAt.toISOString(),
    person.id,
  ]);
  return {
    items: rows.map(({ person, days }) => ({ person: presentPerson(person), days: [...days] })),
    nextCursor,
  };
});
