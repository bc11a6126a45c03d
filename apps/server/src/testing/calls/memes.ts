import { api } from '@garden/contract';
import { buildPerson, PIXEL } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID } from './role-fixtures.ts';
import { noInput, noOne, row, signedIn } from './rows.ts';

export const memes: GroupEntries<'memes'> = {
  list: {
    example: async (app) => {
      const as = await buildPerson(app);
      await app.call(api.memes.add, { image: PIXEL }, { as });
      return app.call(api.memes.list, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  add: {
    example: async (app) => app.call(api.memes.add, { image: PIXEL }, { as: await buildPerson(app) }),
    rows: [row('one’s own', () => ({ image: PIXEL }), signedIn)],
  },
  delete: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { data } = await app.call(api.memes.add, { image: PIXEL }, { as });
      return app.call(api.memes.delete, { memeId: data.id }, { as });
    },
    rows: [row('a missing one', () => ({ memeId: MISSING_ID }), noOne('memeNotFound'))],
  },
};
