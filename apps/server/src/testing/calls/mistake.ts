import { api } from '@garden/contract';
import { buildPerson, type TestPerson } from '../factories.ts';
import { buildGuideline, buildMistake } from '../knowledge-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures, TODAY } from './role-fixtures.ts';
import { noInput, noOne, ofCaller, type Row, row, signedIn } from './rows.ts';

const newMistake = async ({ app }: RoleFixtures, as: TestPerson) => (await buildMistake(app, as)).id;

const onOwn = (more: object = {}): Row =>
  row(
    'one’s own',
    async (fixtures, role) => ({ mistakeId: await ofCaller(newMistake, fixtures, role), ...more }),
    signedIn,
  );

const onOthers = (more: object = {}): Row[] => [
  row('a teammate’s', ({ mistake }) => ({ mistakeId: mistake, ...more }), noOne('mistakeNotFound')),
  row('missing', () => ({ mistakeId: MISSING_ID, ...more }), noOne('mistakeNotFound')),
];

const onEach = (more: object = {}): Row[] => [onOwn(more), ...onOthers(more)];

/** Mistakes are their owner's alone. */
export const mistake: GroupEntries<'mistake'> = {
  list: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildMistake(app, as, { tags: ['prices'] });
      await buildMistake(app, as, { tags: ['prices'] });
      const wanted = { keyword: 'price', tag: 'prices', month: '2026-03', limit: 1 };
      return app.call(api.mistake.list, wanted, { as });
    },
    rows: [
      row('one’s own', noInput, signedIn),
      row('a word of a teammate’s', () => ({ keyword: 'canary' }), signedIn),
    ],
  },
  get: {
    example: async (app) => {
      const as = await buildPerson(app);
      return app.call(api.mistake.get, { mistakeId: (await buildMistake(app, as)).id }, { as });
    },
    rows: onEach(),
  },
  add: {
    example: async (app) => {
      const made = { text: 'Spoke too fast', day: TODAY, instead: 'Count to three', tags: ['talks'] };
      return app.call(api.mistake.add, made, { as: await buildPerson(app) });
    },
    rows: [row('one’s own', () => ({ text: 'Spoke too fast' }), signedIn)],
  },
  change: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: mistakeId } = await buildMistake(app, as);
      const wish = { text: 'Spoke too fast', day: TODAY, instead: 'Count to three', tags: ['talks'] };
      return app.call(api.mistake.change, { mistakeId, ...wish, asked: true }, { as });
    },
    rows: onEach({ instead: 'Count to three' }),
  },
  delete: {
    example: async (app) => {
      const as = await buildPerson(app);
      return app.call(api.mistake.delete, { mistakeId: (await buildMistake(app, as)).id }, { as });
    },
    rows: onEach(),
  },
  guideline: {
    example: async (app) => {
      const as = await buildPerson(app);
      return app.call(api.mistake.guideline, { mistakeId: (await buildMistake(app, as)).id }, { as });
    },
    rows: [
      ...onEach(),
      row(
        'one’s own, with a teammate’s guideline',
        async (fixtures, role) => ({
          mistakeId: await ofCaller(newMistake, fixtures, role),
          guidelineId: fixtures.guideline,
        }),
        noOne('guidelineNotFound'),
      ),
      row(
        'one’s own, with a missing guideline',
        async (fixtures, role) => ({
          mistakeId: await ofCaller(newMistake, fixtures, role),
          guidelineId: MISSING_ID,
        }),
        noOne('guidelineNotFound'),
      ),
    ],
  },
  answer: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: mistakeId } = await buildMistake(app, as);
      await app.call(api.mistake.guideline, { mistakeId }, { as });
      const { pool } = app.ports.database;
      await pool.query('update mistakes set next_on = $2 where id = $1', [mistakeId, TODAY]);
      const asked = { mistakeId, askedOn: TODAY, again: 'no' as const };
      return app.call(api.mistake.answer, asked, { as });
    },
    rows: [
      row(
        'one’s own that is not due',
        async (fixtures, role) => ({
          mistakeId: await ofCaller(newMistake, fixtures, role),
          askedOn: TODAY,
          again: 'no',
        }),
        noOne('mistakeNotAsked'),
      ),
      ...onOthers({ askedOn: TODAY, again: 'no' }),
    ],
  },
  similar: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: mistakeId } = await buildMistake(app, as);
      const { id: guidelineId } = await buildGuideline(app, as);
      await app.call(api.mistake.guideline, { mistakeId, guidelineId }, { as });
      return app.call(api.mistake.similar, { text: 'The price list had the dates of last year' }, { as });
    },
    rows: [row('one’s own', () => ({ text: 'canary mistake' }), signedIn)],
  },
  asking: {
    example: async (app) => app.call(api.mistake.asking, { on: false }, { as: await buildPerson(app) }),
    rows: [row('one’s own', () => ({ on: true }), signedIn)],
  },
};
