import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { putConsent } from './store.ts';

export const teamChooseSpirit = call(api.team.chooseSpirit, async ({ actor, database, now }, { allows }) => {
  const consent = { userId: actor.userId, allows, now };
  await database.transaction(async (tx) => {
    putConsent(tx, authorize(consent, consent.userId === actor.userId, 'userNotFound'));
  });
  return { allows };
});
