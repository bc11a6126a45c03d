import { api } from '@garden/contract';
import { buildDiary, buildTeam } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { noInput, row, signedIn } from './rows.ts';

export const visibility: GroupEntries<'visibility'> = {
  get: {
    example: async (app) => {
      const { owner, members } = await buildTeam(app, { members: 1 });
      for (const author of [owner, ...members]) await buildDiary(app, { author });
      return app.call(api.visibility.get, {}, { as: owner });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
};
