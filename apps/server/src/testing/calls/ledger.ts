import { api } from '@garden/contract';
import { buildDiary, buildTeam } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { noInput, row, signedIn } from './rows.ts';

export const ledger: GroupEntries<'ledger'> = {
  list: {
    example: async (app) => {
      const { owner, members } = await buildTeam(app, { members: 1 });
      const { id: diaryId } = await buildDiary(app, { author: owner });
      for (const as of members) await app.call(api.diary.get, { diaryId }, { as });
      return app.call(api.ledger.list, {}, { as: owner });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
};
