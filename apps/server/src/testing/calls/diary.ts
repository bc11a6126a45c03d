import { api } from '@garden/contract';
import {
  buildDiary,
  buildPair,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  PIXEL,
  type TestPerson,
} from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { FREE_DAY, GOOD, MISSING_ID, type RoleFixtures, TODAY } from './role-fixtures.ts';
import { newFollowGroup } from './role-things.ts';
import {
  diaryOf,
  inOtherTeam,
  inTeam,
  noInput,
  noOne,
  OK,
  type Outcomes,
  ofCaller,
  onTeam,
  type Row,
  refused,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

const sections = {
  summary: LONG_ENOUGH,
  learnings: 'Grocers decide by the photograph.',
  nextTasks: ['Call Ana'],
};
const VACATION_DAY = '2026-07-01';
const OLD_FILE = { name: '2024-05-02.md', text: LONG_ENOUGH };
const update = { version: 1, sections: { summary: LONG_ENOUGH } };
const grapes = { expression: '🍇' };
const review = { item: GOOD, verdict: 'ask' };

/** An import of this person's own, of a day of long ago. */
async function newImport({ app }: RoleFixtures, as: TestPerson): Promise<string> {
  const files = [{ name: '2011-03-04.md', text: LONG_ENOUGH }];
  const { data } = await app.call(api.diary.import, { files }, { as });
  return data.importId ?? MISSING_ID;
}

/** The leader of a department of the writer; the supervisor is someone else’s. */
const leaderAlone: Outcomes = {
  ...noOne('leadersOnly'),
  leader: OK,
  removed: refused('diaryNotFound'),
  stranger: refused('diaryNotFound'),
};

/** Of the members of a team, no one finds someone else’s diary to share. */
const notFoundInTeam = {
  owner: refused('diaryNotFound'),
  admin: refused('diaryNotFound'),
  leader: refused('diaryNotFound'),
  supervisor: refused('diaryNotFound'),
  member: refused('diaryNotFound'),
};

const onDiary = (of: keyof typeof diaryOf, outcomes: Outcomes, more: object = {}): Row =>
  row(`${of} diary`, (fixtures, role) => ({ diaryId: diaryOf[of](fixtures, role), ...more }), outcomes);

/** A call that shares with teams: none, the caller's, others'. */
const toTeams = (inputTo: (teamIds: string[]) => object): Row[] => {
  const to = (object: string, teamIds: (fixtures: RoleFixtures) => string[], outcomes: Outcomes) =>
    spoiling(row(object, (fixtures) => inputTo(teamIds(fixtures)), outcomes));
  return [
    to('for oneself', () => [], signedIn),
    to('to the team', ({ team }) => [team.id], inTeam()),
    to('to the other team', ({ otherTeam }) => [otherTeam.id], inOtherTeam()),
    to('to both', ({ team, otherTeam }) => [team.id, otherTeam.id], noOne('teamNotFound')),
    to('to a missing team', () => [MISSING_ID], noOne('teamNotFound')),
  ];
};

/** A call for authors, on entries of others. */
const onOthersDiaries = (more: object = {}, deleted: object = more): Row[] => [
  onDiary('team', noOne('diaryNotFound'), more),
  onDiary('otherTeam', noOne('diaryNotFound'), more),
  onDiary('private', noOne('diaryNotFound'), more),
  onDiary('deleted', noOne('diaryNotFound'), deleted),
  onDiary('missing', noOne('diaryNotFound'), more),
];

const monthOf = (object: string, of: (fixtures: RoleFixtures) => object, outcomes: Outcomes): Row =>
  row(object, (fixtures) => ({ month: TODAY.slice(0, 7), ...of(fixtures) }), outcomes);

export const diary: GroupEntries<'diary'> = {
  skip: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      await buildDiary(app, { author: as });
      const days = { from: '2026-03-30', to: '2026-04-10' };
      return app.call(api.diary.skip, { ...days, kind: 'vacation' }, { as });
    },
    rows: [row('one’s own', () => ({ from: VACATION_DAY, to: VACATION_DAY, kind: 'vacation' }), signedIn)],
  },
  image: {
    example: async (app) => app.call(api.diary.image, { image: PIXEL }, { as: await buildPerson(app) }),
    rows: [row('one’s own', () => ({ image: PIXEL }), signedIn)],
  },
  import: {
    example: async (app) => {
      const { owner: as, id } = await buildTeam(app);
      const files = [
        { name: '2024-05-02.md', text: `${LONG_ENOUGH}\n\n## Learnings\n\nSlowly is quickly.` },
        { name: 'earlier.csv', text: `day,summary\n2024-05-03,"${LONG_ENOUGH}"` },
      ];
      return app.call(api.diary.import, { files, teamIds: [id] }, { as });
    },
    rows: toTeams((teamIds) => ({ files: [OLD_FILE], teamIds })),
  },
  imports: {
    example: async (app) => {
      const as = await buildPerson(app);
      await app.call(api.diary.import, { files: [OLD_FILE] }, { as });
      return app.call(api.diary.imports, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  undoImport: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { importId } = (await app.call(api.diary.import, { files: [OLD_FILE] }, { as })).data;
      return app.call(api.diary.undoImport, { importId: importId ?? '' }, { as });
    },
    rows: [
      row(
        'one’s own',
        async (fixtures, role) => ({ importId: await ofCaller(newImport, fixtures, role) }),
        signedIn,
      ),
      row(
        'someone else’s',
        async (fixtures) => ({ importId: await newImport(fixtures, await buildPerson(fixtures.app)) }),
        noOne('importNotFound'),
      ),
      row('missing', () => ({ importId: MISSING_ID }), noOne('importNotFound')),
    ],
  },
  readers: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      const { id: diaryId } = await buildDiary(app, { author: owner });
      await app.call(api.diary.get, { diaryId }, { as: member });
      return app.call(api.diary.readers, { diaryId }, { as: owner });
    },
    rows: [onDiary('mine', signedIn), ...onOthersDiaries()],
  },
  earlier: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildDiary(app, { author: as });
      return app.call(api.diary.earlier, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  share: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id } = await buildDiary(app, { author: as });
      const { id: teamId } = await buildTeam(app, { members: [as] });
      return app.call(api.diary.share, { teamId, diaryIds: [id] }, { as });
    },
    rows: [
      onTeam('team', inTeam(), { diaryIds: [] }),
      onTeam('otherTeam', inOtherTeam(), { diaryIds: [] }),
      onTeam('missing', noOne('teamNotFound'), { diaryIds: [] }),
      ...(['team', 'otherTeam', 'private', 'deleted', 'missing'] as const).map((of) =>
        onTeam('team', { ...inTeam(), ...notFoundInTeam }, (fixtures) => ({
          diaryIds: [diaryOf[of](fixtures)],
        })),
      ),
    ],
  },
  publish: {
    example: async (app) => {
      const { owner: as, id } = await buildTeam(app);
      const diary = { day: TODAY, title: 'Prices', sections, teamIds: [id], expression: '🍇' };
      return app.call(api.diary.publish, diary, { as });
    },
    rows: toTeams((teamIds) => ({ day: FREE_DAY, sections: { summary: LONG_ENOUGH }, teamIds })),
  },
  update: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      const { id: diaryId, version } = await buildDiary(app, { author: as });
      return app.call(api.diary.update, { diaryId, version, sections }, { as });
    },
    rows: [
      spoiling(onDiary('mine', { ...signedIn, removed: refused('teamNotFound') }, update)),
      ...onOthersDiaries(update),
      onDiary('mine', noOne('teamNotFound'), { ...update, teamIds: [MISSING_ID] }),
    ],
  },
  expression: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      const { id: diaryId } = await buildDiary(app, { author: as });
      return app.call(api.diary.expression, { diaryId, expression: '🍇' }, { as });
    },
    rows: [
      spoiling(onDiary('mine', { ...signedIn, removed: refused('teamNotFound') }, grapes)),
      ...onOthersDiaries(grapes),
    ],
  },
  delete: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      const { id: diaryId } = await buildDiary(app, { author: as });
      return app.call(api.diary.delete, { diaryId }, { as });
    },
    rows: [
      spoiling(onDiary('mine', { ...signedIn, removed: refused('teamNotFound') })),
      ...onOthersDiaries({}, { undo: true }),
    ],
  },
  get: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      const { id: diaryId } = await buildDiary(app, { author: as });
      return app.call(api.diary.get, { diaryId }, { as });
    },
    rows: [
      onDiary('mine', signedIn),
      onDiary('team', inTeam('diaryNotFound')),
      onDiary('otherTeam', inOtherTeam('diaryNotFound')),
      onDiary('private', noOne('diaryNotFound')),
      onDiary('deleted', noOne('diaryNotFound')),
      onDiary('missing', noOne('diaryNotFound')),
    ],
  },
  customerReview: {
    example: async (app) => {
      const author = await buildPerson(app);
      const { id: teamId, owner } = await buildTeam(app, { members: [author] });
      const supervision = { teamId, userId: author.id, supervisorId: owner.id };
      await app.call(api.relationship.supervise, supervision, { as: owner });
      const [item, note] = ['Ana recommends us', 'Thank her'];
      const { id: diaryId } = await buildDiary(app, { author, sections: { customerGood: [item] } });
      return app.call(api.diary.customerReview, { diaryId, item, verdict: 'praise', note }, { as: owner });
    },
    rows: [
      onDiary('team', leaderAlone, { item: GOOD, verdict: 'praise' }),
      onDiary('team', leaderAlone, { item: GOOD, undo: true }),
      onDiary('mine', noOne('leadersOnly'), review),
      onDiary('otherTeam', { ...noOne('diaryNotFound'), stranger: refused('leadersOnly') }, review),
      onDiary('private', noOne('diaryNotFound'), review),
      onDiary('missing', noOne('diaryNotFound'), review),
    ],
  },
  recently: {
    example: async (app) => {
      const { owner: as, id: teamId } = await buildTeam(app);
      await buildDiary(app, { author: as });
      return app.call(api.diary.recently, { teamId }, { as });
    },
    rows: [
      row('all one’s teams', noInput, signedIn),
      onTeam('team', inTeam('teamNotFound')),
      onTeam('otherTeam', inOtherTeam('teamNotFound')),
      onTeam('missing', noOne('teamNotFound')),
      row('the department', ({ department }) => ({ departmentId: department }), inTeam('departmentNotFound')),
      row(
        'another department',
        ({ otherDepartment }) => ({ departmentId: otherDepartment }),
        inOtherTeam('departmentNotFound'),
      ),
      row('the writer', ({ writer }) => ({ authorId: writer.id }), signedIn),
      row('those one follows', () => ({ following: 'true' }), signedIn),
      row(
        'a follow group',
        async (fixtures, role) => ({
          followGroupId: await ofCaller(newFollowGroup, fixtures, role),
        }),
        signedIn,
      ),
      row(
        'a teammate’s follow group',
        ({ followGroup }) => ({ followGroupId: followGroup }),
        noOne('followGroupNotFound'),
      ),
    ],
  },
  unanswered: {
    example: async (app) => {
      const { team, owner, member } = await buildPair(app);
      await app.call(api.follows.follow, { userId: member.id }, { as: owner });
      await buildDiary(app, { author: member });
      return app.call(api.diary.unanswered, { teamId: team.id, limit: 1 }, { as: owner });
    },
    rows: [
      row('all one’s teams', noInput, signedIn),
      onTeam('team', inTeam('teamNotFound')),
      onTeam('otherTeam', inOtherTeam('teamNotFound')),
      onTeam('missing', noOne('teamNotFound')),
    ],
  },
  search: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      const { day } = await buildDiary(app, {
        author: owner,
        learnings: 'Grocers decide by the photograph.',
      });
      const asked = { keyword: 'photo', authorId: owner.id, teamId, from: day, to: day };
      return app.call(api.diary.search, { ...asked, has: 'learnings', limit: 5 }, { as: owner });
    },
    rows: [
      ...['canary', 'private entry', 'earlier version', 'unfinished draft', 'deleted entry'].map((keyword) =>
        row(`all one’s teams, for “${keyword}”`, () => ({ keyword }), signedIn),
      ),
      row('the writer', ({ writer }) => ({ authorId: writer.id }), signedIn),
      onTeam('team', inTeam('teamNotFound'), { keyword: 'canary' }),
      onTeam('otherTeam', inOtherTeam('teamNotFound'), { keyword: 'canary' }),
      onTeam('missing', noOne('teamNotFound'), { keyword: 'canary' }),
    ],
  },
  grapeRenderingData: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      await buildDiary(app, { author: as });
      return app.call(api.diary.grapeRenderingData, { year: TODAY.slice(0, 4) }, { as });
    },
    rows: [
      monthOf('one’s own', () => ({}), signedIn),
      monthOf('a teammate', ({ writer }) => ({ userId: writer.id }), inTeam('userNotFound')),
      monthOf('a stranger', ({ foreigner }) => ({ userId: foreigner.id }), inOtherTeam('userNotFound')),
      monthOf('missing', () => ({ userId: MISSING_ID }), noOne('userNotFound')),
    ],
  },
  grapeRenderingList: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app, { members: 2 });
      await buildDiary(app, { author: as });
      const first = { teamId, month: TODAY.slice(0, 7), limit: 1 };
      const { data } = await app.call(api.diary.grapeRenderingList, first, { as });
      return app.call(api.diary.grapeRenderingList, { ...first, cursor: data.nextCursor ?? '' }, { as });
    },
    rows: [
      onTeam('team', inTeam(), { month: TODAY.slice(0, 7) }),
      onTeam('otherTeam', inOtherTeam(), { month: TODAY.slice(0, 7) }),
      onTeam('missing', noOne('teamNotFound'), { month: TODAY.slice(0, 7) }),
    ],
  },
  quitMatching: {
    example: async (app) => {
      const { id: teamId, owner: as } = await buildTeam(app);
      const said = { title: 'Nights', helped: 'A rota', signs: ['rang at night'] };
      await app.call(api.departure.add, { teamId, ...said }, { as });
      await buildDiary(app, { author: as, summary: 'The phone rang at night, third time this month.' });
      return app.call(api.diary.quitMatching, {}, { as });
    },
    rows: [row('one’s own weeks', () => ({}), signedIn)],
  },
  history: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      await buildDiary(app, { author: as });
      return app.call(api.diary.history, { month: TODAY.slice(0, 7) }, { as });
    },
    rows: [
      onDiary('mine', signedIn),
      ...onOthersDiaries(),
      monthOf('one’s own', () => ({}), signedIn),
      monthOf('a teammate', ({ writer }) => ({ userId: writer.id }), inTeam('userNotFound')),
      monthOf('a stranger', ({ foreigner }) => ({ userId: foreigner.id }), inOtherTeam('userNotFound')),
      monthOf('missing', () => ({ userId: MISSING_ID }), noOne('userNotFound')),
    ],
  },
  numbers: {
    example: async (app) => {
      const { owner: as } = await buildTeam(app);
      await buildDiary(app, { author: as });
      return app.call(api.diary.numbers, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
};
