import { api } from '@garden/contract';
import { buildPerson, type TestPerson } from '../factories.ts';
import { buildGuideline } from '../knowledge-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import { noInput, noOne, ofCaller, type Row, row, signedIn } from './rows.ts';

const newGuideline = async ({ app }: RoleFixtures, as: TestPerson) => (await buildGuideline(app, as)).id;

const text = { title: 'Prices', category: 'Customers', content: 'Read the dates aloud' };

const onOwn = (more: object = {}): Row =>
  row(
    'one’s own',
    async (fixtures, role) => ({ guidelineId: await ofCaller(newGuideline, fixtures, role), ...more }),
    signedIn,
  );

const onOthers = (more: object = {}): Row[] => [
  row('a teammate’s', ({ guideline }) => ({ guidelineId: guideline, ...more }), noOne('guidelineNotFound')),
  row('missing', () => ({ guidelineId: MISSING_ID, ...more }), noOne('guidelineNotFound')),
];

/** A handbook is its owner's alone. */
export const handbook: GroupEntries<'handbook'> = {
  getList: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildGuideline(app, as);
      await buildGuideline(app, as, { pinned: true });
      return app.call(api.handbook.getList, { category: 'Customers', keyword: 'aloud', limit: 1 }, { as });
    },
    rows: [
      row('one’s own', noInput, signedIn),
      row('a word of a teammate’s', () => ({ keyword: 'canary' }), signedIn),
    ],
  },
  get: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: guidelineId } = await buildGuideline(app, as);
      await buildGuideline(app, as, { guidelineId, version: 1, content: 'Read them twice' });
      return app.call(api.handbook.get, { guidelineId }, { as });
    },
    rows: [onOwn(), ...onOthers()],
  },
  upset: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: guidelineId } = await buildGuideline(app, as);
      const change = { ...text, content: 'Read them twice', pinned: true, weekdays: [1, 5] };
      return app.call(api.handbook.upset, { guidelineId, version: 1, ...change }, { as });
    },
    rows: [
      row('a new one', () => text, signedIn),
      onOwn({ version: 1, ...text }),
      ...onOthers({ version: 1, ...text }),
    ],
  },
  arrange: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildGuideline(app, as);
      const { id: guidelineId } = await buildGuideline(app, as);
      const wish = { pinned: true, position: 0, weekdays: [2] };
      return app.call(api.handbook.arrange, { guidelineId, ...wish }, { as });
    },
    rows: [onOwn({ pinned: true }), ...onOthers({ pinned: true })],
  },
  delete: {
    example: async (app) => {
      const as = await buildPerson(app);
      return app.call(api.handbook.delete, { guidelineId: (await buildGuideline(app, as)).id }, { as });
    },
    rows: [onOwn(), ...onOthers({ undo: true })],
  },
  category: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildGuideline(app, as);
      return app.call(api.handbook.category, { from: 'Customers', to: 'Prices' }, { as });
    },
    rows: [
      row(
        'a category of one’s own',
        async (fixtures, role) => {
          await ofCaller(newGuideline, fixtures, role);
          return { from: 'Customers', to: 'Prices' };
        },
        signedIn,
      ),
      row('a teammate’s', () => ({ from: 'Secrets', to: 'Prices' }), noOne('categoryNotFound')),
    ],
  },
  export: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildGuideline(app, as);
      return app.call(api.handbook.export, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  import: {
    example: async (app) => {
      const markdown = '# Customers\n\n## Prices\n\nRead the dates aloud.\n';
      return app.call(api.handbook.import, { markdown }, { as: await buildPerson(app) });
    },
    rows: [row('one’s own', () => ({ markdown: '## Prices\n\nRead the dates aloud.' }), signedIn)],
  },
};
