import { api } from '@garden/contract';
import { buildDiary, buildTeam } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { noInput, row, signedIn } from './rows.ts';

/** Someone whose diary a colleague has opened. */
async function read(app: TestApp) {
  const { owner, members } = await buildTeam(app, { members: 1 });
  const { id: diaryId } = await buildDiary(app, { author: owner });
  for (const as of members) await app.call(api.diary.get, { diaryId }, { as });
  return owner;
}

export const ledger: GroupEntries<'ledger'> = {
  list: {
    example: async (app) => app.call(api.ledger.list, {}, { as: await read(app) }),
    rows: [row('one’s own', noInput, signedIn)],
  },
  readers: {
    example: async (app) => app.call(api.ledger.readers, {}, { as: await read(app) }),
    rows: [row('one’s own', noInput, signedIn)],
  },
};
