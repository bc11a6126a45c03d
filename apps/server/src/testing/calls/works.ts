import { api } from '@garden/contract';
import { buildTeam } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import { administrators, inOtherTeam, inTeam, noOne, onEachTeam, onTeam, row } from './rows.ts';

const work = { title: 'Bread Alone', author: 'Daniel Leader', sentence: 'A baker on learning a craft.' };

const newWork = async ({ app, team }: RoleFixtures) =>
  (await app.call(api.works.add, { teamId: team.id, ...work }, { as: team.owner })).data.id;

/** The works that a team recommends: administrators keep the list, members read it (product, section 9). */
export const works: GroupEntries<'works'> = {
  list: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      await app.call(api.works.add, { teamId, ...work }, { as: owner });
      return app.call(api.works.list, { teamId }, { as: owner });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  add: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.works.add, { teamId, ...work }, { as: owner });
    },
    rows: [...onEachTeam(administrators(), work), onTeam('otherTeam', inOtherTeam(), work)],
  },
  delete: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      const { data } = await app.call(api.works.add, { teamId, ...work }, { as: owner });
      return app.call(api.works.delete, { workId: data.id }, { as: owner });
    },
    rows: [
      row(
        'a work of the team',
        async (fixtures) => ({ workId: await newWork(fixtures) }),
        administrators('workNotFound'),
      ),
      row('a missing work', () => ({ workId: MISSING_ID }), noOne('workNotFound')),
    ],
  },
};
