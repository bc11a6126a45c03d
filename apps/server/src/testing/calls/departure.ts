import { api } from '@garden/contract';
import { buildTeam, type TestPerson } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import { administrators, inOtherTeam, noOne, onEachTeam, onTeam, type Row, row } from './rows.ts';

const said = {
  title: 'Waiting for reviews',
  reasons: 'No answers',
  helped: 'A second reviewer',
  signs: ['alone'],
};

async function addPattern(app: TestApp, { id: teamId, owner }: { id: string; owner: TestPerson }) {
  return (await app.call(api.departure.add, { teamId, ...said }, { as: owner })).data.id;
}

async function buildPattern(app: TestApp) {
  const team = await buildTeam(app);
  return { as: team.owner, patternId: await addPattern(app, team) };
}

const onPattern = (more: object = {}): Row[] => [
  row(
    'a pattern of the team',
    async ({ app, team }: RoleFixtures) => ({ patternId: await addPattern(app, team), ...more }),
    administrators('patternNotFound'),
  ),
  row('a missing pattern', () => ({ patternId: MISSING_ID, ...more }), noOne('patternNotFound')),
];

/** What teams learned from departures: for administrators alone (product, section 9). */
export const departure: GroupEntries<'departure'> = {
  list: {
    example: async (app) => {
      const team = await buildTeam(app);
      await addPattern(app, team);
      return app.call(api.departure.list, { teamId: team.id }, { as: team.owner });
    },
    rows: [...onEachTeam(administrators()), onTeam('otherTeam', inOtherTeam())],
  },
  add: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.departure.add, { teamId, ...said }, { as: owner });
    },
    rows: [...onEachTeam(administrators(), said), onTeam('otherTeam', inOtherTeam(), said)],
  },
  update: {
    example: async (app) => {
      const { as, patternId } = await buildPattern(app);
      return app.call(api.departure.update, { patternId, version: 1, title: 'Alone' }, { as });
    },
    rows: onPattern({ version: 1, title: 'Alone' }),
  },
  delete: {
    example: async (app) => {
      const { as, patternId } = await buildPattern(app);
      return app.call(api.departure.delete, { patternId }, { as });
    },
    rows: onPattern(),
  },
  versions: {
    example: async (app) => {
      const { as, patternId } = await buildPattern(app);
      await app.call(api.departure.update, { patternId, version: 1, title: 'Alone' }, { as });
      return app.call(api.departure.versions, { patternId }, { as });
    },
    rows: onPattern(),
  },
  common: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.departure.common, { teamId }, { as: owner });
    },
    rows: [...onEachTeam(administrators()), onTeam('otherTeam', inOtherTeam())],
  },
};
