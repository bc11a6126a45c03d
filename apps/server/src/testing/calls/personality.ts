import { api } from '@garden/contract';
import { buildPerson } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { noInput, row, signedIn } from './rows.ts';

/** What one’s own diaries show: for oneself alone (product, section 9). */
export const personality: GroupEntries<'personality'> = {
  get: {
    example: async (app) => app.call(api.personality.get, {}, { as: await buildPerson(app) }),
    rows: [row('oneself', noInput, signedIn)],
  },
};
