import type { api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { type Refusal, refuse } from '../../../http/refusal.ts';
import { MINUTE, SECOND } from '../../../platform/clock.ts';
import { codeMailJob } from '../jobs.ts';
import { codeLimitsOfAddress, codeLimitsOfIp, mostOf, waitForCode } from './rules.ts';
import { codesFrom, codesTo, insertCode, lockCodeRequests } from './store.ts';

/**
 * Notes the request and leaves the mail to a job. Nothing here looks at whether the address is known,
 * so neither the answer nor the time it takes can tell.
 */
export const sendCode: Handler<typeof api.register.sendCode> = async (ctx, { email, purpose, locale }) => {
  const { now, config, connection, random } = ctx;
  if (purpose === 'register' && !config.registrationOpen) throw refuse('registrationClosed');
  await ctx.database.transaction(async (tx) => {
    await lockCodeRequests(tx, email, connection.ip);
    const ofIp = codeLimitsOfIp(config.rateLimitScale);
    const wait = Math.max(
      waitForCode(await codesTo(tx, email, mostOf(codeLimitsOfAddress), now), codeLimitsOfAddress, now),
      waitForCode(await codesFrom(tx, connection.ip, mostOf(ofIp), now), ofIp, now),
    );
    if (wait > 0) throw toRefusal(wait);
    const codeId = random.id();
    await insertCode(tx, { id: codeId, email, purpose, ip: connection.ip, createdAt: now });
    await ctx.queue.enqueue(tx, codeMailJob, { codeId, locale: locale ?? config.defaultLocale ?? 'en' });
  });
  return {};
};

function toRefusal(wait: number): Refusal {
  return wait <= MINUTE
    ? refuse('codeTooSoon', { seconds: Math.ceil(wait / SECOND) })
    : refuse('codeTooMany', { minutes: Math.ceil(wait / MINUTE) });
}
