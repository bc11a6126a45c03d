import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { findConsent } from './store.ts';

export const teamSpiritChoice = call(api.team.spiritChoice, async ({ actor, database }) => ({
  allows: await findConsent(database.db, actor.userId),
}));
