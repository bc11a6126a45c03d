import { isWorkingDay, monthOf, parseDiaryDay, weekdayOf } from '@garden/calendar';
import { authorize } from '../../../http/authorize.ts';
import { forgetNoticesOf, passOverObjects } from '../../notice/inbox/store.ts';
import type { MorningKind, MorningSource, NumbersDue } from '../../team/mornings/hooks.ts';
import { listNumbers } from '../../team/mornings/store.ts';
import { countDays } from '../../team/settings/rules.ts';
import { readInbox } from '../questionnaires/inbox.store.ts';
import { countMood, MOOD, type MonthOfMoods } from './rules.ts';
import { listOpenDays, listPlans, type MoodDay, type Plan, turnDays } from './store.ts';

/** The mood of teams: each day that they asked about is counted once, on the morning after, and today is opened. */
export const moodMornings: MorningKind = {
  kind: MOOD,
  keepDays: 3 * 365,
  async take(source, due) {
    const { db } = source.database;
    const teamIds = due.map(({ teamId }) => teamId);
    const days = new Map(due.map(({ teamId, day }) => [teamId, day]));
    const [plans, open] = await Promise.all([listPlans(db, teamIds), listOpenDays(db, teamIds)]);
    const over = open.filter(({ teamId, day }) => day < (days.get(teamId) ?? ''));
    const months = new Map<string, { teamId: string; part: string; numbers: MonthOfMoods }>();
    if (over.length > 0) {
      const parts = [...new Set(over.map(({ day }) => monthOf(parseDiaryDay(day))))];
      for (const { teamId, part, numbers } of await listNumbers(db, MOOD, teamIds, parts))
        months.set(`${teamId} ${part}`, { teamId, part, numbers: numbers as MonthOfMoods });
    }
    for (const { id, teamId, day } of over) {
      const part = day.slice(0, 7);
      const counted = countMood(await readInbox(source, id));
      const { numbers = {} } = months.get(`${teamId} ${part}`) ?? {};
      months.set(`${teamId} ${part}`, {
        teamId,
        part,
        numbers: { ...numbers, [day.slice(8)]: counted },
      });
    }
    const opened: MoodDay[] = [];
    for (const of of due) {
      const plan = plans.find(({ teamId }) => teamId === of.teamId);
      if (plan && (await asks(source, of, plan)))
        opened.push({ id: source.random.uuid(), teamId: of.teamId, day: of.day });
    }
    const isOfToday = ({ teamId, day }: MoodDay) => day === days.get(teamId);
    const turned = { counted: over, opened };
    return {
      numbers: [...months.values()],
      async keep(tx) {
        await turnDays(tx, authorize(turned, opened.every(isOfToday), 'moodNotAsked'));
        const { clock, random } = source;
        const ids = over.map(({ id }) => id);
        if (ids.length === 0) return;
        await passOverObjects(tx, { random, now: clock.now() }, ids);
        await forgetNoticesOf(tx, ids);
      },
    };
  },
  async eraseOld() {
    // Its parts are all there is.
  },
};

/** Whether a team asks on the day that began: a weekday of its choice, if it is worked. */
async function asks(
  { holidays }: Pick<MorningSource, 'holidays'>,
  { timezone, calendar, day }: NumbersDue,
  { weekdays }: Plan,
): Promise<boolean> {
  if (!weekdays.includes(weekdayOf(day))) return false;
  const year = Number(day.slice(0, 4));
  const of = countDays({ timezone, calendar }, await holidays.between(calendar.region, year, year));
  return isWorkingDay(day, of.calendar);
}
