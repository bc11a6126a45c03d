import type { NoticeView } from '@garden/contract';
import { shift } from '../../../platform/clock.ts';
import type { MailLine } from '../../../platform/mail-text.ts';
import type { Ports } from '../../../platform/ports.ts';
import { findNoticesOfAll, type NoticeRow } from '../inbox/store.ts';
import { presentNotice } from '../present.ts';
import { afterQuiet, isMailKind, mailDue, mergeMailChoices } from '../rules.ts';
import { holdSettingsOf, quietOf, type StoredSettings } from '../settings/store.ts';
import { digestMail } from './digest.present.ts';
import { type Mailed, mailParts } from './hooks.ts';
import {
  type Addressee,
  type Delay,
  listAddressees,
  MAIL_LEASE,
  putOff,
  type TakenNotice,
  takeDue,
} from './store.ts';

type Mailing = Pick<Ports, 'clock' | 'config' | 'database' | 'hooks' | 'log' | 'mailer' | 'random'>;

const PEOPLE_AT_ONCE = 50;
const NOTICES_AT_ONCE = 500;
/** So many in a row: it is the mail server that is away, not an address that is wrong. */
const FAILURES_TO_STOP = 3;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Mails what is due: to each person one mail with all of it. What cannot be sent stays due; no one else sends it
 * meanwhile, and what went out is never due again.
 */
export async function mailDueNotices(ports: Mailing): Promise<void> {
  const { clock, database } = ports;
  const mailServer = { failures: 0 };
  let after = NOBODY;
  for (;;) {
    const some = await listAddressees(database.db, { now: clock.now(), after, limit: PEOPLE_AT_ONCE });
    await mailToSome(ports, some, mailServer);
    const last = some.at(-1);
    if (!last || some.length < PEOPLE_AT_ONCE || isAway(mailServer)) return;
    after = last.userId;
  }
}

type Parts = ReadonlyMap<string, readonly MailLine[]>;
type MailServer = { failures: number };
const isAway = ({ failures }: MailServer) => failures >= FAILURES_TO_STOP;

/** What is ready to be told to someone, and by which key they end it. */
type Letter = Addressee & { readonly unsubscribeKey: string; readonly ids: readonly string[] };

/** Takes up what is due to a page of people together, and mails it one by one. */
async function mailToSome(ports: Mailing, some: readonly Addressee[], mailServer: MailServer): Promise<void> {
  const { clock, database, log } = ports;
  const begun = clock.now();
  const { letters, delays } = await prepare(ports, some, begun);
  await putOff(database.db, delays);
  // As the app would show it at this moment.
  const mailed = (await findRows(ports, letters)).flatMap((row) =>
    unseen(presentNotice(row)).map((notice) => ({ userId: row.notice.userId, notice })),
  );
  const parts = await readParts(ports, mailed);
  const shown = Map.groupBy(mailed, ({ userId }) => userId);
  for (const [nth, letter] of letters.entries()) {
    // Long before anyone else may take it up.
    if (isAway(mailServer) || clock.now() > shift(begun, MAIL_LEASE / 2)) {
      await giveBack(ports, letters.slice(nth));
      return;
    }
    try {
      await mailTo(ports, letter, shown.get(letter.userId) ?? [], parts);
      mailServer.failures = 0;
    } catch (error) {
      log.warn({ err: error, userId: letter.userId }, 'a mail about notices waits');
      mailServer.failures += 1;
    }
  }
}

/** Of what is due to some people, what is due by what each wants now, and until when the rest is put off. */
async function prepare(
  { database, random }: Mailing,
  some: readonly Addressee[],
  now: Date,
): Promise<{ letters: readonly Letter[]; delays: readonly Delay[] }> {
  if (some.length === 0) return { letters: [], delays: [] };
  const keyed = some.map(({ userId }) => ({ userId, key: random.token() }));
  const { held, taken } = await database.transaction(async (tx) => {
    const held = new Map((await holdSettingsOf(tx, keyed)).map((settings) => [settings.userId, settings]));
    return { held, taken: await takeDue(tx, [...held.keys()], { now, limit: NOTICES_AT_ONCE }) };
  });
  const byReader = Map.groupBy(taken, ({ userId }) => userId);
  const letters: Letter[] = [];
  const delays: Delay[] = [];
  for (const addressee of some) {
    const settings = held.get(addressee.userId);
    if (!settings) continue;
    const sifted = sift(byReader.get(addressee.userId) ?? [], settings, addressee.timezone, now);
    delays.push(...sifted.delays);
    const { unsubscribeKey } = settings;
    if (sifted.ready.length > 0) letters.push({ ...addressee, unsubscribeKey, ids: sifted.ready });
  }
  return { letters, delays };
}

async function findRows(ports: Mailing, letters: readonly Letter[]): Promise<NoticeRow[]> {
  const ids = letters.flatMap((letter) => letter.ids);
  const rows: NoticeRow[] = [];
  for (let from = 0; from < ids.length; from += NOTICES_AT_ONCE)
    rows.push(...(await findNoticesOfAll(ports, ids.slice(from, from + NOTICES_AT_ONCE))));
  return rows.toSorted((a, b) => (a.notice.id < b.notice.id ? 1 : -1));
}

/** What is said of notices below their sentences, of each kind by one read. */
async function readParts({ database, hooks }: Mailing, mailed: readonly Mailed[]): Promise<Parts> {
  const found = await Promise.all(
    hooks.list(mailParts).map(async ({ kind, read }) => {
      const ofKind = mailed.filter(({ notice }) => notice.kind === kind);
      return ofKind.length > 0 ? [...(await read(database.db, ofKind))] : [];
    }),
  );
  return new Map(found.flat());
}

async function mailTo(
  { config, database, mailer }: Mailing,
  { email: to, locale, unsubscribeKey, ids }: Letter,
  mailed: readonly Mailed[],
  parts: Parts,
): Promise<void> {
  if (mailed.length > 0) {
    const links = { publicUrl: config.publicUrl, unsubscribeKey };
    const notices = mailed.map(({ notice }) => notice);
    await mailer.send(digestMail({ to, locale }, notices, links, parts));
  }
  await putOff(
    database.db,
    ids.map((id) => ({ id, mailAt: null })),
  );
}

/** What no mail was tried for is due at once again, for the next look. */
async function giveBack({ clock, database }: Mailing, letters: readonly Letter[]): Promise<void> {
  const mailAt = clock.now();
  const ids = letters.flatMap((letter) => letter.ids);
  await putOff(
    database.db,
    ids.map((id) => ({ id, mailAt })),
  );
}

function unseen(view: NoticeView | null): NoticeView[] {
  return view && view.seenAt === null ? [view] : [];
}

/** Of what was taken up for someone, what is due by what they want now; the rest is put off. */
function sift(
  taken: readonly TakenNotice[],
  settings: StoredSettings,
  timezone: string,
  now: Date,
): { ready: string[]; delays: Delay[] } {
  const mail = mergeMailChoices(settings.mail);
  const quiet = quietOf(settings);
  const wakes = afterQuiet(now, quiet, timezone);
  const ready: string[] = [];
  const delays: Delay[] = [];
  for (const { id, kind, createdAt } of taken) {
    const due = isMailKind(kind) ? mailDue(createdAt, { choice: mail[kind], quiet, timezone }) : null;
    const mailAt = due && (due > wakes ? due : wakes);
    if (mailAt === null || mailAt > now) delays.push({ id, mailAt });
    else ready.push(id);
  }
  return { ready, delays };
}
