import { api } from '@garden/contract';
import { buildPerson } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { noInput, row, signedIn } from './rows.ts';

/** What is new is everyone's to read. */
export const version: GroupEntries<'version'> = {
  getNew: {
    example: async (app) => app.call(api.version.getNew, {}, { as: await buildPerson(app) }),
    rows: [row('what is new', noInput, signedIn)],
  },
};
