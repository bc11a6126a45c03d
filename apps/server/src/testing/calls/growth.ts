import { api } from '@garden/contract';
import { buildDiary, buildTeam, type TestPerson } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures, TODAY } from './role-fixtures.ts';
import { noInput, noOne, ofCaller, row, signedIn } from './rows.ts';

const YEAR = TODAY.slice(0, 4);
const DAYS = { from: '2026-03-01', to: '2026-03-02' };

const newHidden = async ({ app }: RoleFixtures, as: TestPerson) =>
  (await app.call(api.growth.hide, DAYS, { as })).data.id;

/** What people look back on is theirs alone: no call names anyone else. */
export const growth: GroupEntries<'growth'> = {
  moods: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      const { id: diaryId } = await buildDiary(app, { author: as });
      await app.call(api.diary.expression, { diaryId, expression: '😌' }, { as });
      await app.call(api.growth.mood, { day: '2026-03-30', mood: '😴', note: 'Short night' }, { as });
      await app.call(api.growth.hide, DAYS, { as });
      return app.call(api.growth.moods, { year: YEAR }, { as });
    },
    rows: [row('one’s own', () => ({ year: YEAR }), signedIn)],
  },
  mood: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      return app.call(api.growth.mood, { day: TODAY, mood: '😊', note: 'Bread' }, { as });
    },
    rows: [row('one’s own', () => ({ day: TODAY, mood: '😊' as const }), signedIn)],
  },
  talk: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      return app.call(api.growth.talk, { person: 'Ana' }, { as });
    },
    rows: [row('one’s own', () => ({ person: 'Ana' }), signedIn)],
  },
  footprints: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      await buildDiary(app, { author: as });
      await buildDiary(app, { author: as, day: '2026-03-30' });
      return app.call(api.growth.footprints, { month: '2026-03', limit: 2 }, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  year: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      await buildDiary(app, { author: as });
      return app.call(api.growth.year, { year: YEAR }, { as });
    },
    rows: [row('one’s own', () => ({ year: YEAR }), signedIn)],
  },
  onThisDay: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      await buildDiary(app, { author: as, day: TODAY });
      app.clock.set('2026-04-30T13:00:00.000Z');
      const answer = await app.call(api.growth.onThisDay, {}, { as });
      app.clock.set(`${TODAY}T13:00:00.000Z`);
      return answer;
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  hide: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      return app.call(api.growth.hide, DAYS, { as });
    },
    rows: [row('one’s own', () => DAYS, signedIn)],
  },
  hidden: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      await app.call(api.growth.hide, DAYS, { as });
      return app.call(api.growth.hidden, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  reveal: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      const { data } = await app.call(api.growth.hide, DAYS, { as });
      return app.call(api.growth.reveal, { hiddenId: data.id }, { as });
    },
    rows: [
      row(
        'one’s own',
        async (fixtures, role) => ({ hiddenId: await ofCaller(newHidden, fixtures, role) }),
        signedIn,
      ),
      row('a teammate’s', ({ hidden }) => ({ hiddenId: hidden }), noOne('memoryNotFound')),
      row('missing', () => ({ hiddenId: MISSING_ID, undo: true }), noOne('memoryNotFound')),
    ],
  },
};
