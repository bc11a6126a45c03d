import { type Api, mailKinds } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { changeSettings, findByKey } from './store.ts';

/** Ends everything that goes out by itself, reminders included; the settings bring it back. */
export const unsubscribe: Handler<Api['notice']['unsubscribe']> = async ({ database }, { key }) => {
  await database.transaction(async (tx) => {
    const userId = await findByKey(tx, key);
    if (userId === null) return;
    const mail = Object.fromEntries(mailKinds.map((kind) => [kind, 'off'] as const));
    await changeSettings(tx, userId, { mail, reminder: 'off' });
  });
  return {};
};
