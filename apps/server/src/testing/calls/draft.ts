import { api } from '@garden/contract';
import { buildDiary, buildTeam, LONG_ENOUGH } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { FREE_DAY, TODAY } from './role-fixtures.ts';
import { row, signedIn, spoiling } from './rows.ts';

const sections = {
  summary: LONG_ENOUGH,
  learnings: 'Grocers decide by the photograph.',
  nextTasks: ['Call Ana'],
};

export const draft: GroupEntries<'draft'> = {
  add: {
    example: async (app) => {
      const { owner: as, id } = await buildTeam(app);
      const draft = { day: TODAY, title: 'Prices', sections, teamIds: [id], expression: '🍇', version: 0 };
      return app.call(api.draft.add, draft, { as });
    },
    rows: [spoiling(row('one’s own', () => ({ day: FREE_DAY, sections, version: 0 }), signedIn))],
  },
  get: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      await buildDiary(app, { author: as, day: '2026-03-30' });
      await app.call(api.draft.add, { day: TODAY, sections, version: 0 }, { as });
      return app.call(api.draft.get, {}, { as });
    },
    rows: [row('one’s own', () => ({ day: FREE_DAY }), signedIn)],
  },
};
