import { api } from '@garden/contract';
import { buildPerson, type TestPerson } from '../factories.ts';
import { buildImprovement } from '../knowledge-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import { noInput, noOne, ofCaller, type Row, row, signedIn } from './rows.ts';

const newImprovement = async ({ app }: RoleFixtures, as: TestPerson) => (await buildImprovement(app, as)).id;

const onEach = (more: object = {}): Row[] => [
  row(
    'one’s own',
    async (fixtures, role) => ({ improvementId: await ofCaller(newImprovement, fixtures, role), ...more }),
    signedIn,
  ),
  row(
    'a teammate’s',
    ({ improvement }) => ({ improvementId: improvement, ...more }),
    noOne('improvementNotFound'),
  ),
  row('missing', () => ({ improvementId: MISSING_ID, ...more }), noOne('improvementNotFound')),
];

/** What someone wants to do better is theirs alone. */
export const lastImprove: GroupEntries<'lastImprove'> = {
  add: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildImprovement(app, as);
      return app.call(api.lastImprove.add, { text: 'Ask first', checkOn: '2026-04-30' }, { as });
    },
    rows: [row('one’s own', () => ({ text: 'Ask first' }), signedIn)],
  },
  getLast: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildImprovement(app, as);
      return app.call(api.lastImprove.getLast, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  answer: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: improvementId } = await buildImprovement(app, as);
      const answer = { answer: 'kept' as const, note: 'It saves an hour' };
      return app.call(api.lastImprove.answer, { improvementId, ...answer }, { as });
    },
    rows: onEach({ answer: 'kept' }),
  },
  list: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildImprovement(app, as);
      await buildImprovement(app, as, { text: 'Write it down' });
      return app.call(api.lastImprove.list, { limit: 1 }, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  delete: {
    example: async (app) => {
      const as = await buildPerson(app);
      return app.call(
        api.lastImprove.delete,
        { improvementId: (await buildImprovement(app, as)).id },
        { as },
      );
    },
    rows: onEach(),
  },
};
