import { dayAt, isWorkingDay } from '@garden/calendar';
import * as z from 'zod';
import type { Ports } from '../../../platform/ports.ts';
import type { Job } from '../../../platform/queue.ts';
import { findUser } from '../../account/store.ts';
import { findWriter, type Writer } from '../../diary/days/store.ts';
import { findDiaryOfDay } from '../../diary/store.ts';
import { listVacation } from '../../diary/vacation/store.ts';
import { reminderMail } from '../mail/mail.present.ts';
import { afterQuiet, isReminderDue, isReminderNear, lastTimeOf } from '../rules.ts';
import { holdSettings } from '../settings/store.ts';
import { countWriters, findSent, listRemindable, noteReminder, type Remindable } from './reminder.store.ts';

const PEOPLE_AT_ONCE = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Numbers of people are told of teams of this size (product, section 14). */
const COUNTED_FROM = 5;

const reminderMailData = z.object({ userId: z.uuid(), day: z.iso.date() });

/** One reminder; whoever has written meanwhile gets none. */
export const reminderMailJob: Job<z.output<typeof reminderMailData>> = {
  name: 'notice.reminder-mail',
  data: reminderMailData,
  retries: 5,
};

/** Looks through everybody who is reminded, and has the mails written that are due. */
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

/** Whether somebody's diary of today is expected and not there. */
async function isMissed({ database: { db } }: Ports, { userId, today, calendar }: Writer): Promise<boolean> {
  if (!isWorkingDay(today, calendar)) return false;
  if (await findDiaryOfDay(db, userId, today)) return false;
  return (await listVacation(db, userId, { from: today, to: today })).size === 0;
}

/** Writes a reminder, if it is still true at this moment. */
export async function mailReminder(
  ports: Ports,
  { userId, day }: z.output<typeof reminderMailData>,
): Promise<void> {
  const { clock, config, database, mailer, random } = ports;
  const [user, writer] = await Promise.all([
    findUser(database.db, userId),
    findWriter({ ...ports, now: clock.now() }, userId),
  ]);
  if (!user || writer?.today !== day || !(await isMissed(ports, writer))) return;
  const settings = await database.transaction((tx) => holdSettings(tx, userId, random.token()));
  if (settings.reminder === 'off') return;
  const [teamId] = writer.teamIds;
  const written =
    teamId === undefined ? null : await countWriters(database.db, { teamId, day, least: COUNTED_FROM });
  const { email: to, locale, name } = user;
  const links = { publicUrl: config.publicUrl, unsubscribeKey: settings.unsubscribeKey };
  await mailer.send(reminderMail({ to, locale }, { name, written }, links));
}
