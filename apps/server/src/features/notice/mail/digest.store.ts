import type { NoticeView } from '@garden/contract';
import type { Ports } from '../../../platform/ports.ts';
import { findNotices } from '../inbox/store.ts';
import { presentNotice } from '../present.ts';
import { afterQuiet, isMailKind, mailDue, settleMail } from '../rules.ts';
import { holdSettings, quietOf, type StoredSettings } from '../settings/store.ts';
import { digestMail } from './digest.present.ts';
import { type Addressee, listAddressees, putOff, type TakenNotice, takeDue } from './store.ts';

type Mailing = Pick<Ports, 'clock' | 'config' | 'database' | 'hooks' | 'log' | 'mailer' | 'random'>;

const PEOPLE_AT_ONCE = 100;
const NOTICES_AT_ONCE = 500;
/** So many in a row: it is the mail server that is away, not an address that is wrong. */
const FAILURES_TO_STOP = 3;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Mails what is due: to each person one mail with all of it. What cannot be sent stays due; no one else sends it
 * meanwhile, and what went out is never due again.
 */
export async function mailDueNotices(ports: Mailing): Promise<void> {
  const { clock, database, log } = ports;
  let failures = 0;
  let after = NOBODY;
  for (;;) {
    const some = await listAddressees(database.db, { now: clock.now(), after, limit: PEOPLE_AT_ONCE });
    for (const addressee of some) {
      try {
        await mailTo(ports, addressee);
        failures = 0;
      } catch (error) {
        log.warn({ err: error, userId: addressee.userId }, 'a mail about notices waits');
        failures += 1;
        if (failures >= FAILURES_TO_STOP) return;
      }
    }
    const last = some.at(-1);
    if (!last || some.length < PEOPLE_AT_ONCE) return;
    after = last.userId;
  }
}

async function mailTo(ports: Mailing, { userId, email: to, locale, timezone }: Addressee): Promise<void> {
  const { clock, config, database, mailer, random } = ports;
  const { db } = database;
  const now = clock.now();
  const { settings, taken } = await database.transaction(async (tx) => ({
    settings: await holdSettings(tx, userId, random.token()),
    taken: await takeDue(tx, userId, { now, limit: NOTICES_AT_ONCE }),
  }));
  const ready = await sift(ports, taken, settings, timezone, now);
  // As the app would show it at this moment.
  const shown = (await findNotices(ports, userId, ready)).flatMap((row) => unseen(presentNotice(row)));
  if (shown.length > 0) {
    const links = { publicUrl: config.publicUrl, unsubscribeKey: settings.unsubscribeKey };
    await mailer.send(digestMail({ to, locale }, shown, links));
  }
  await putOff(db, ready, null);
}

function unseen(view: NoticeView | null): NoticeView[] {
  return view && view.seenAt === null ? [view] : [];
}

/** Of what was taken up, what is due by what its reader wants now; the rest is put off. */
async function sift(
  { database: { db } }: Mailing,
  taken: readonly TakenNotice[],
  settings: StoredSettings,
  timezone: string,
  now: Date,
): Promise<string[]> {
  const mail = settleMail(settings.mail);
  const quiet = quietOf(settings);
  const wakes = afterQuiet(now, quiet, timezone);
  const byTime = Map.groupBy(taken, ({ kind, createdAt }) => {
    const due = isMailKind(kind) ? mailDue(createdAt, { choice: mail[kind], quiet, timezone }) : null;
    if (due === null) return 'never';
    return Math.max(due.getTime(), wakes.getTime());
  });
  const ready: string[] = [];
  for (const [time, some] of byTime) {
    const ids = some.map(({ id }) => id);
    if (time === 'never') await putOff(db, ids, null);
    else if (time > now.getTime()) await putOff(db, ids, new Date(time));
    else ready.push(...ids);
  }
  return ready;
}
