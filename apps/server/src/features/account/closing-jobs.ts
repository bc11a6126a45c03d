import * as z from 'zod';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { erasureOf } from './closing.rules.ts';
import { findClosedUser } from './closing.store.ts';
import { closingMail } from './closing-mail.present.ts';
import { eraseAgain, eraseDue } from './erasure.store.ts';

const closingMailData = z.object({ userId: z.uuid() });

/** The mail that says until when a closed account can be taken back. */
export const closingMailJob: Job<z.output<typeof closingMailData>> = {
  name: 'account-closing-mail',
  data: closingMailData,
  retries: 10,
};

/** Erases, each hour, the accounts that nobody took back in time. */
export const erasureJob: Job<unknown> = {
  name: 'account-erasure',
  data: z.unknown(),
  retries: 5,
  cron: '41 * * * *',
};

/** What is done about closed accounts after the answer. */
export function closingWorkers(ports: Ports): Worker[] {
  return [
    bindJob(closingMailJob, ({ userId }) => mailClosing(ports, userId)),
    bindJob(erasureJob, async () => {
      const accounts = (await eraseDue(ports)) + (await eraseAgain(ports));
      if (accounts > 0) ports.log.info({ accounts }, 'closed accounts erased');
    }),
  ];
}

async function mailClosing({ config, database, mailer }: Ports, userId: string): Promise<void> {
  const user = await findClosedUser(database.db, userId);
  if (!user?.deletedAt) return;
  await mailer.send(closingMail(user, erasureOf(user.deletedAt), config.publicUrl));
}
