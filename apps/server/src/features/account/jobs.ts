import * as z from 'zod';
import { forgetAnswers } from '../../http/idempotency.store.ts';
import { DAY, shift } from '../../platform/clock.ts';
import { inBatches } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { eraseAgain, eraseDue } from './closing/erasure.store.ts';
import { closingMail } from './closing/mail.present.ts';
import { erasureOf } from './closing/rules.ts';
import { findClosedUser } from './closing/store.ts';
import { codeMail, noCodeMail } from './registration/mail.present.ts';
import { CODE_DIGITS } from './registration/rules.ts';
import { armCode, eraseOldCodes, findDueCode } from './registration/store.ts';
import { eraseOldSessions } from './sign-in/store.ts';
import { eraseOldAttempts } from './sso/sso.store.ts';
import { findUserByEmail } from './store.ts';

const codeMailData = z.object({ codeId: z.uuid(), locale: z.enum(['en', 'zh']) });

/** The mail that answers a request for a code. */
export const codeMailJob: Job<z.output<typeof codeMailData>> = {
  name: 'account-code-mail',
  data: codeMailData,
  retries: 4,
};

const closingMailData = z.object({ userId: z.uuid() });

/** The mail that says until when a closed account can be taken back. */
export const closingMailJob: Job<z.output<typeof closingMailData>> = {
  name: 'account-closing-mail',
  data: closingMailData,
  retries: 10,
};

/** Erases, each hour, the accounts that no one took back in time. */
export const erasureJob: Job<unknown> = {
  name: 'account-erasure',
  data: z.unknown(),
  retries: 5,
  cron: '41 * * * *',
};

/** Erases what has served its time, each hour. */
export const tidyJob: Job<unknown> = {
  name: 'account-tidy',
  data: z.unknown(),
  retries: 2,
  cron: '17 * * * *',
};

const ANSWERS_KEPT = DAY;

/** The work of this area that is done after the answer. */
export function accountWorkers(ports: Ports): Worker[] {
  return [
    bindJob(codeMailJob, (data) => mailCode(ports, data)),
    bindJob(tidyJob, () => tidy(ports)),
    bindJob(closingMailJob, (data) => mailClosing(ports, data)),
    bindJob(erasureJob, () => erase(ports)),
  ];
}

/**
 * Draws the digits only now, so that they are written down nowhere but in the mail; a second run draws others.
 * Whether the address is known shows here alone, long after the answer.
 */
async function mailCode(ports: Ports, { codeId, locale }: z.output<typeof codeMailData>) {
  const { db } = ports.database;
  const now = ports.clock.now();
  const asked = await findDueCode(db, codeId, now);
  if (!asked) return;
  const { email, purpose } = asked;
  const user = await findUserByEmail(db, email);
  const recipient = { to: email, locale: user?.locale ?? locale };
  if ((purpose === 'reset') !== (user !== null)) {
    await ports.mailer.send(noCodeMail(recipient, purpose, ports.config.publicUrl));
    return;
  }
  const code = ports.random.digits(CODE_DIGITS);
  await armCode(db, asked, code, now);
  await ports.mailer.send(codeMail(recipient, purpose, code));
  // Without a mail server the mail lies in a folder of this machine; its owner may as well read the code here.
  if (ports.config.smtpUrl === undefined) ports.log.info(`${purpose} code for ${email}: ${code}`);
}

async function mailClosing(
  { config, database, mailer }: Ports,
  { userId }: z.output<typeof closingMailData>,
): Promise<void> {
  const user = await findClosedUser(database.db, userId);
  if (!user?.deletedAt) return;
  await mailer.send(closingMail(user, erasureOf(user.deletedAt), config.publicUrl));
}

async function erase(ports: Ports): Promise<void> {
  const accounts = (await eraseDue(ports)) + (await eraseAgain(ports));
  if (accounts > 0) ports.log.info({ accounts }, 'closed accounts erased');
}

async function tidy({ database: { db }, clock }: Ports): Promise<void> {
  const now = clock.now();
  await inBatches((limit) => eraseOldCodes(db, now, limit));
  await inBatches((limit) => eraseOldSessions(db, now, limit));
  await eraseOldAttempts(db, now);
  await inBatches((limit) => forgetAnswers(db, shift(now, -ANSWERS_KEPT), limit));
}
