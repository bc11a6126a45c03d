import { api } from '@garden/contract';
import { buildPerson } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { noInput, row, signedIn } from './rows.ts';

const last = { month: '2026-02' };

/** Everyone is reminded of their own months. */
export const monthlyReminder: GroupEntries<'monthlyReminder'> = {
  getNew: {
    example: async (app) => app.call(api.monthlyReminder.getNew, {}, { as: await buildPerson(app) }),
    rows: [row('one’s own', noInput, signedIn)],
  },
  markRead: {
    example: async (app) => app.call(api.monthlyReminder.markRead, last, { as: await buildPerson(app) }),
    rows: [row('one’s own', () => last, signedIn)],
  },
};
