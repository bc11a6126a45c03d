import { dayAt, isWorkingDay, makeCalendar } from '@garden/calendar';
import * as z from 'zod';
import type { Ports } from '../../../platform/ports.ts';
import type { Job } from '../../../platform/queue.ts';
import { isReminderDue, isReminderNear, lastTimeOf } from '../../notice/reminders/rules.ts';
import { noteReminders, prepareMails, type RemindedDay } from '../../notice/reminders/store.ts';
import { afterQuiet } from '../../notice/rules.ts';
import { countDays } from '../../team/settings/rules.ts';
import { findWriter } from '../days/store.ts';
import { countWriters, type Home, keyOf, listMissed, listRemindable, type Remindable } from './due.store.ts';

const PEOPLE_AT_ONCE = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Numbers of people are told of teams of this size (product, section 14). */
const COUNTED_FROM = 5;

const reminderMailData = z.object({ userId: z.uuid(), day: z.iso.date() });

/** One reminder; a person who has written meanwhile gets none. */
export const reminderMailJob: Job<z.output<typeof reminderMailData>> = {
  name: 'notice.reminder-mail',
  data: reminderMailData,
  retries: 5,
};

/**
 * Checks all people with a reminder and enqueues the mails that are due: page by page, each by one transaction, so that what
 * is cut short is found again five minutes later.
 */
export async function remindDue(ports: Ports): Promise<void> {
  const { clock, database, queue } = ports;
  const now = clock.now();
  const isNear = nearness(ports, now);
  let after = NOBODY;
  for (;;) {
    const some = await listRemindable(database.db, { after, limit: PEOPLE_AT_ONCE });
    const near = new Map<string, { userId: string; day: string; due: Date }>();
    for (const person of some) {
      const day = await isNear(person);
      if (day) near.set(person.userId, { userId: person.userId, ...day });
    }
    const missed = near.size > 0 ? await listMissed(database.db, [...near.values()]) : [];
    const due = missed.filter(({ userId, ...reminded }) => {
      const day = near.get(userId);
      return day && isReminderDue(now, day.due, reminded);
    });
    if (due.length > 0) {
      await database.transaction(async (tx) => {
        const mails = await noteReminders(tx, due, now);
        await queue.enqueueEach(tx, reminderMailJob, mails);
      });
    }
    const last = some.at(-1);
    if (!last || some.length < PEOPLE_AT_ONCE) return;
    after = last.userId;
  }
}

/**
 * Tells of each person whether a reminder can be due now, and for which of their days. What many have in common is asked
 * once: the calendar of a team, the last time that a zone's clocks showed a time.
 */
function nearness({ holidays }: Pick<Ports, 'holidays'>, now: Date) {
  const year = now.getUTCFullYear();
  const today = remembering(async (home: Home) => {
    const { calendar } = countDays(home, await holidays.between(home.calendar.region, year - 1, year + 1));
    return { calendar, day: dayAt(now, calendar) };
  });
  const withoutTeam = (timezone: string) => {
    const calendar = makeCalendar({ timezone });
    return { calendar, day: dayAt(now, calendar) };
  };
  const lastTimes = new Map<string, Date>();
  const lastTime = (time: string, zone: string) => {
    const key = `${time} ${zone}`;
    const known = lastTimes.get(key) ?? lastTimeOf(time, zone, now);
    lastTimes.set(key, known);
    return known;
  };
  return async ({ ownTime, ownZone, home, quietFrom, quietTo }: Remindable) => {
    const time = ownTime ?? home?.remindAt;
    if (!time) return null;
    const due = lastTime(time, ownTime === null ? (home?.timezone ?? ownZone) : ownZone);
    if (!isReminderNear(now, due)) return null;
    const quiet = quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null;
    if (afterQuiet(now, quiet, ownZone) > now) return null;
    const { calendar, day } = home ? await today(home.teamId, home) : withoutTeam(ownZone);
    return dayAt(due, calendar) === day && isWorkingDay(day, calendar) ? { day, due } : null;
  };
}

/** Asks for each key once. */
function remembering<Asked, Answer>(ask: (asked: Asked) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>();
  return (key: string, asked: Asked): Promise<Answer> => {
    const known = answers.get(key) ?? ask(asked);
    answers.set(key, known);
    return known;
  };
}

/** Mails that are sent after one look at who is still to be reminded. */
export const MAILS_AT_ONCE = 25;

/** Looks whether some reminders are still true, and gives the mail of each; none where one is not. */
export async function prepareReminders(
  ports: Ports,
  asked: readonly RemindedDay[],
): Promise<(one: RemindedDay) => Promise<void>> {
  const { clock, database } = ports;
  const now = clock.now();
  const isToday = async (one: RemindedDay) => {
    const writer = await findWriter({ ...ports, now }, one.userId);
    const isDue = writer?.today === one.day && isWorkingDay(writer.today, writer.calendar);
    return isDue ? [{ ...one, teamId: writer.teamIds[0] }] : [];
  };
  const today = (await Promise.all(asked.map(isToday))).flat();
  const missed = new Set((await listMissed(database.db, today)).map(({ userId }) => userId));
  const due = today.filter(({ userId }) => missed.has(userId));
  const inTeams = due.flatMap(({ teamId, day }) => (teamId === undefined ? [] : [{ teamId, day }]));
  const [counts, mail] = await Promise.all([
    countWriters(database.db, inTeams, COUNTED_FROM),
    prepareMails(
      ports,
      due.map(({ userId }) => userId),
    ),
  ]);
  return async ({ userId, day }) => {
    const found = due.find((one) => one.userId === userId && one.day === day);
    if (!found) return;
    const { teamId } = found;
    await mail({ userId, written: (teamId !== undefined && counts.get(keyOf({ teamId, day }))) || null });
  };
}
