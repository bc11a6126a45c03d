import { api } from '@garden/contract';
import { buildPerson } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { noInput, row, signedIn } from './rows.ts';

/** What one’s own diaries show: for oneself alone (product, section 9). */
export const potentialAnalysis: GroupEntries<'potentialAnalysis'> = {
  getNew: {
    example: async (app) => app.call(api.potentialAnalysis.getNew, {}, { as: await buildPerson(app) }),
    rows: [row('oneself', noInput, signedIn)],
  },
};
