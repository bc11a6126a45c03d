import { type Api, api, type InputOf } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { reschedule } from '../mail/store.ts';
import { readSettings } from './notice-settings.ts';
import { changeSettings, holdSettings, type SettingsChange, type StoredSettings } from './store.ts';

type Wish = InputOf<Api['notice']['change']>;

export const noticeChange = call(api.notice.change, async (ctx, wish) => {
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const held = await holdSettings(tx, userId, ctx.random.token());
    await changeSettings(tx, userId, mergeSettings(held, wish));
    // What waits is judged anew by what holds from now on.
    await reschedule(tx, userId, ctx.now);
    tx.sendHandedIn();
    return readSettings(tx, ctx);
  });
});

/** @throws Refusal `remindAtMissing` at the field `remindAt` for an own time that is nowhere written. */
function mergeSettings(held: StoredSettings, { mail, quiet, reminder, remindAt }: Wish): SettingsChange {
  const settled = { reminder: reminder ?? held.reminder, remindAt: remindAt ?? held.remindAt };
  if (settled.reminder === 'own' && settled.remindAt === null)
    throw refuseField('remindAt', 'remindAtMissing');
  return {
    ...settled,
    mail: { ...held.mail, ...mail },
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
  };
}
