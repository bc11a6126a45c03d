import { dayAt, makeCalendar, monthOf, parseDiaryDay, startOfWeek } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { findChoices } from '../knowing/asking.store.ts';
import { listRanking } from './ranking.store.ts';
import { placesOf } from './rules.ts';

export const relationshipCuriousRanking = call(
  api.relationship.curiousRanking,
  async (ctx, { teamId, period, by }) => {
    const membership = ctx.actor.memberships.find((own) => own.teamId === teamId);
    if (!membership) throw refuse('teamNotFound');
    const { timezone } = membership;
    const calendar = makeCalendar({ timezone, dayStartsAt: membership.calendar.dayStartsAt });
    const today = dayAt(ctx.now, calendar);
    const from = firstDayOf(period, today, calendar);
    const { db } = ctx.database;
    const [rows, { ranked }] = await Promise.all([
      listRanking(db, teamId, { from, by }),
      findChoices(db, ctx.actor.userId),
    ]);
    const items = placesOf(rows, (row) => row[by]).map(({ row: { person, ...numbers }, ...standing }) => ({
      person: presentPerson(person),
      ...standing,
      ...numbers,
    }));
    return { from, items, ranked };
  },
);

function firstDayOf(
  period: 'week' | 'month' | 'all',
  today: Parameters<typeof startOfWeek>[0],
  calendar: Parameters<typeof startOfWeek>[1],
) {
  if (period === 'all') return null;
  return period === 'week' ? startOfWeek(today, calendar) : parseDiaryDay(`${monthOf(today)}-01`);
}
