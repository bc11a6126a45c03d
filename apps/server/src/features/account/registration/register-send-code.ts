import { api } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import type { PublicContext } from '../../../http/context.ts';
import { type Refusal, refuse } from '../../../http/refusal.ts';
import { MINUTE, SECOND } from '../../../platform/clock.ts';
import { codeMailJob } from '../jobs.ts';
import { slowness } from '../rules.ts';
import { keepBrowser } from '../sign-in/store.ts';
import {
  CODE_TRIES,
  CODES_OF_MAILBOX,
  codeLimitsOfBrowser,
  codeLimitsOfIp,
  codeLimitsOfRequester,
  mostOf,
  waitForCode,
} from './rules.ts';
import {
  insertCode,
  isAskedByOwner,
  listCodesOfBrowser,
  listCodesOfIp,
  listCodesOfMailbox,
  listCodesOfRequester,
  lockCodeRequests,
  type Requester,
} from './store.ts';

/**
 * Notes the request and leaves the mail to a job. Whether the address is known decides nothing here but which budget
 * counts in a browser that its owner has signed in in, so neither the answer nor the time it takes can tell others.
 */
export const registerSendCode = call(api.register.sendCode, async (ctx, { email, purpose, locale }) => {
  const { now, config, connection, random } = ctx;
  if (purpose === 'register' && !config.registrationOpen) throw refuse('registrationClosed');
  const { ip, isProgram: byProgram } = connection;
  const by: Requester = { browserHash: keepBrowser(ctx), ip, byProgram };
  const beyondAll = await ctx.database.transaction(async (tx) => {
    await lockCodeRequests(tx, email, by.ip);
    const { wait, beyond } = await findBudget(ctx, tx, email, by);
    if (wait > 0) throw toRefusal(wait);
    const codeId = random.id();
    // Guessing from many places brings one guess a mail.
    const tries = beyond > 0 ? CODE_TRIES - 1 : 0;
    const used = { tries, programTries: tries };
    await insertCode(tx, { id: codeId, email, purpose, ...by, ...used, createdAt: now });
    await ctx.queue.enqueue(tx, codeMailJob, { codeId, locale: locale ?? config.defaultLocale ?? 'en' });
    return beyond;
  });
  if (beyondAll > 0) await ctx.clock.wait(slowness(beyondAll));
  return {};
});

/** So many codes beyond those of a mailbox make no difference any more. */
const MOST_BEYOND = 100;

/**
 * How long it is until the next code, and how many codes it is beyond those of the mailbox; what others ask for does not
 * count in a browser that knows the account.
 */
async function findBudget(
  { config, now }: PublicContext,
  tx: Transaction,
  email: string,
  by: Requester,
): Promise<{ wait: number; beyond: number }> {
  const ofIp = codeLimitsOfIp(config.rateLimitScale);
  const of = { email, ...by };
  const [isOwner, ofBrowser, requested, ofAll, ofMailbox] = await Promise.all([
    isAskedByOwner(tx, email, by.browserHash),
    listCodesOfBrowser(tx, of, mostOf(codeLimitsOfBrowser), now),
    listCodesOfRequester(tx, of, mostOf(codeLimitsOfRequester), now),
    listCodesOfIp(tx, by, mostOf(ofIp), now),
    listCodesOfMailbox(tx, of, CODES_OF_MAILBOX + MOST_BEYOND, now),
  ]);
  const wait = waitForCode(ofBrowser, codeLimitsOfBrowser, now);
  if (isOwner) return { wait, beyond: 0 };
  const elsewhere = [waitForCode(requested, codeLimitsOfRequester, now), waitForCode(ofAll, ofIp, now)];
  const beyond = Math.max(0, ofMailbox.length + 1 - CODES_OF_MAILBOX);
  return { wait: Math.max(wait, ...elsewhere), beyond };
}

function toRefusal(wait: number): Refusal {
  return wait <= MINUTE
    ? refuse('codeTooSoon', { seconds: Math.ceil(wait / SECOND) })
    : refuse('codeTooMany', { minutes: Math.ceil(wait / MINUTE) });
}
