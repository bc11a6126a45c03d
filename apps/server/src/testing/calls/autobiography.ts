import { api } from '@garden/contract';
import { buildDiary, buildTeam } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { TODAY } from './role-fixtures.ts';
import { noInput, row, signedIn } from './rows.ts';

const MONTH = TODAY.slice(0, 7);
const titlePage = { title: 'Grapes and I', dedication: 'For my sister', order: 'newest' as const };

async function written(app: TestApp) {
  const { owner: as } = await buildTeam(app);
  await buildDiary(app, { author: as });
  return as;
}

async function drawn(app: TestApp) {
  const as = await written(app);
  const { data } = await app.call(api.autobiography.draw, { month: MONTH }, { as });
  return { as, chapter: data };
}

/** A book is its owner’s alone: no call names anyone else. */
export const autobiography: GroupEntries<'autobiography'> = {
  get: {
    example: async (app) => {
      const { as } = await drawn(app);
      await app.call(api.autobiography.arrange, titlePage, { as });
      return app.call(api.autobiography.get, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  chapters: {
    example: async (app) => {
      const { as } = await drawn(app);
      return app.call(api.autobiography.chapters, { year: MONTH.slice(0, 4) }, { as });
    },
    rows: [row('one’s own', () => ({ year: MONTH.slice(0, 4) }), signedIn)],
  },
  draw: {
    example: async (app) => {
      const as = await written(app);
      return app.call(api.autobiography.draw, { month: MONTH }, { as });
    },
    rows: [row('one’s own', () => ({ month: MONTH }), signedIn)],
  },
  update: {
    example: async (app) => {
      const { as, chapter } = await drawn(app);
      const [line] = chapter.lines;
      const lines = [{ key: line?.key ?? null, text: 'Said better' }, { text: 'In my own words' }];
      const { month, version } = chapter;
      return app.call(api.autobiography.update, { month, version, title: 'Spring', lines }, { as });
    },
    rows: [
      row('a new chapter', () => ({ month: '2020-01', version: 0, lines: [{ text: 'Once' }] }), signedIn),
    ],
  },
  pictures: {
    example: async (app) => {
      const as = await written(app);
      return app.call(api.autobiography.pictures, { month: MONTH }, { as });
    },
    rows: [row('one’s own', () => ({ month: MONTH }), signedIn)],
  },
  versions: {
    example: async (app) => {
      const { as, chapter } = await drawn(app);
      const { month, version } = chapter;
      await app.call(api.autobiography.update, { month, version, lines: [{ text: 'Said better' }] }, { as });
      return app.call(api.autobiography.versions, { month }, { as });
    },
    rows: [row('one’s own', () => ({ month: MONTH }), signedIn)],
  },
  arrange: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      return app.call(api.autobiography.arrange, titlePage, { as });
    },
    rows: [row('one’s own', () => titlePage, signedIn)],
  },
  export: {
    example: async (app) => {
      const { as } = await drawn(app);
      return app.call(api.autobiography.export, { locale: 'zh' }, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
};
