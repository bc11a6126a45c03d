import { dayAt, isWorkingDay } from '@garden/calendar';
import * as z from 'zod';
import type { Ports } from '../../../platform/ports.ts';
import type { Job } from '../../../platform/queue.ts';
import { isReminderDue, isReminderNear, lastTimeOf } from '../../notice/reminders/rules.ts';
import { findSent, mailReminder, noteReminder } from '../../notice/reminders/store.ts';
import { afterQuiet } from '../../notice/rules.ts';
import { findWriter, type Writer } from '../days/store.ts';
import { findDiaryOfDay } from '../store.ts';
import { listVacation } from '../vacation/store.ts';
import { countWriters, listRemindable, type Remindable } from './due.store.ts';

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

/** Checks all people with a reminder and enqueues the mails that are due. */
export async function remindDue(ports: Ports): Promise<void> {
  let after = NOBODY;
  for (;;) {
    const some = await listRemindable(ports.database.db, { after, limit: PEOPLE_AT_ONCE });
    for (const person of some) await remind(ports, person);
    const last = some.at(-1);
    if (!last || some.length < PEOPLE_AT_ONCE) return;
    after = last.userId;
  }
}

async function remind(ports: Ports, person: Remindable): Promise<void> {
  const { clock, database, queue } = ports;
  const { userId, ownTime, ownZone, teamTime, teamZone, quietFrom, quietTo } = person;
  const now = clock.now();
  const time = ownTime ?? teamTime;
  const due = time && lastTimeOf(time, ownTime === null ? (teamZone ?? ownZone) : ownZone, now);
  if (!due || !isReminderNear(now, due)) return;
  const quiet = quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null;
  if (afterQuiet(now, quiet, ownZone) > now) return;
  const writer = await findWriter({ ...ports, now }, userId);
  if (!writer || dayAt(due, writer.calendar) !== writer.today) return;
  if (!isReminderDue(now, due, await findSent(database.db, userId, writer.today))) return;
  if (!(await isMissed(ports, writer))) return;
  await database.transaction(async (tx) => {
    if (await noteReminder(tx, userId, writer.today, now))
      await queue.enqueue(tx, reminderMailJob, { userId, day: writer.today });
  });
}

/** Whether a person's diary of today is expected and missing. */
async function isMissed({ database: { db } }: Ports, { userId, today, calendar }: Writer): Promise<boolean> {
  if (!isWorkingDay(today, calendar)) return false;
  if (await findDiaryOfDay(db, userId, today)) return false;
  return (await listVacation(db, userId, { from: today, to: today })).size === 0;
}

/** Mails a reminder, if it is still true at this moment. */
export async function remindMissing(
  ports: Ports,
  { userId, day }: z.output<typeof reminderMailData>,
): Promise<void> {
  const { clock, database } = ports;
  const writer = await findWriter({ ...ports, now: clock.now() }, userId);
  if (writer?.today !== day || !(await isMissed(ports, writer))) return;
  const [teamId] = writer.teamIds;
  const written =
    teamId === undefined ? null : await countWriters(database.db, { teamId, day, least: COUNTED_FROM });
  await mailReminder(ports, { userId, written });
}
