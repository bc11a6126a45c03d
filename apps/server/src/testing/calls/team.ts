import { api, isGathering } from '@garden/contract';
import { buildDiary, buildPair, buildPerson, buildTeam, type TestPerson } from '../factories.ts';
import { buildNews } from '../news.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { onSpirit } from './on-spirit.ts';
import { MISSING_ID } from './role-fixtures.ts';
import { newGathering, newTeam } from './role-things.ts';
import {
  administrators,
  inOtherTeam,
  inTeam,
  noInput,
  noOne,
  type Outcomes,
  ofCaller,
  onEachTeam,
  onTeam,
  ownerAlone,
  type Row,
  refused,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

const name = 'Cellar';
/** A theme is known by a hash: it may be marked whether or not it is in a summary any more. */
const ANY_REF = '0'.repeat(32);

/** Team names can be found by everyone who is signed in (product, section 3). */
/** News of the diary that everyone in the team reads. */
const onNews = (kind: 'blocker' | 'theme', outcomes: Outcomes): Row[] => [
  row(
    'news of the team',
    async ({ app, team, writer, diaries }) => ({
      itemId: await buildNews(app, { teamId: team.id, diaryId: diaries.team, ownerId: writer.id, kind }),
    }),
    outcomes,
  ),
  row('missing news', () => ({ itemId: MISSING_ID }), noOne('newsNotFound')),
];

/** A team with news of its member’s diary. */
async function withNews(app: TestApp, kind: 'blocker' | 'theme') {
  const { teamId, owner, member } = await buildPair(app);
  const { id: diaryId } = await buildDiary(app, { author: member });
  return { teamId, owner, itemId: await buildNews(app, { teamId, diaryId, ownerId: member.id, kind }) };
}

export const team: GroupEntries<'team'> = {
  getTeamSpirit: onSpirit.getTeamSpirit,
  setTeamSpirit: onSpirit.setTeamSpirit,
  markSpirit: onSpirit.markSpirit,
  spiritChoice: onSpirit.spiritChoice,
  chooseSpirit: onSpirit.chooseSpirit,
  news: {
    example: async (app) => {
      const { teamId, owner } = await withNews(app, 'theme');
      return app.call(api.team.news, { teamId }, { as: owner });
    },
    rows: [
      ...onEachTeam(inTeam()),
      onTeam('otherTeam', inOtherTeam(), { day: '2026-03-30' }),
      onTeam('team', inTeam(), { itemId: MISSING_ID }),
    ],
  },
  newsRead: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.team.newsRead, { teamId, day: '2026-03-30' }, { as: owner });
    },
    rows: [
      ...onEachTeam(inTeam(), { day: '2026-03-30' }),
      onTeam('otherTeam', inOtherTeam(), { day: '2026-03-30' }),
    ],
  },
  newsFollow: {
    example: async (app) => {
      const { owner, itemId } = await withNews(app, 'theme');
      return app.call(api.team.newsFollow, { itemId }, { as: owner });
    },
    rows: onNews('theme', inTeam('newsNotFound')),
  },
  newsHelp: {
    example: async (app) => {
      const { owner, itemId } = await withNews(app, 'blocker');
      return app.call(api.team.newsHelp, { itemId }, { as: owner });
    },
    rows: onNews('blocker', inTeam('newsNotFound')),
  },
  newsSolve: {
    example: async (app) => {
      const { owner, itemId } = await withNews(app, 'blocker');
      return app.call(api.team.newsSolve, { itemId }, { as: owner });
    },
    rows: onNews('blocker', administrators('newsNotFound', 'newsNotYours')),
  },
  getTeamSummary: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.team.getTeamSummary, { teamId }, { as: owner });
    },
    rows: [
      ...onEachTeam(inTeam(), { period: 'week' }),
      onTeam('otherTeam', inOtherTeam(), { day: '2026-03-27' }),
    ],
  },
  markSummary: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.team.markSummary, { teamId, kind: 'theme', ref: ANY_REF }, { as: owner });
    },
    rows: [
      ...onEachTeam(inTeam(), { kind: 'theme', ref: ANY_REF }),
      onTeam('otherTeam', inOtherTeam(), { kind: 'theme', ref: ANY_REF }),
    ],
  },
  add: {
    example: async (app) =>
      app.call(
        api.team.add,
        {
          name: 'Cellar',
          timezone: 'Asia/Shanghai',
          calendar: { dayStartsAt: '05:00', workingWeekdays: [1, 2] },
        },
        { as: await buildPerson(app) },
      ),
    rows: [
      row('a new team', () => ({ name, timezone: 'Europe/Lisbon' }), signedIn),
      row('people face to face', ({ app }) => ({ pin: app.ports.random.digits(6) }), signedIn),
    ],
  },
  gather: {
    example: async (app) => {
      const { second, gatheringId } = await twoGathered(app);
      return app.call(api.team.gather, { gatheringId }, { as: second });
    },
    rows: [
      row(
        'one’s own',
        async (fixtures, role) => ({
          gatheringId: await ofCaller(newGathering, fixtures, role),
        }),
        signedIn,
      ),
      row(
        'someone else’s',
        async (fixtures) => ({ gatheringId: await newGathering(fixtures, fixtures.writer) }),
        noOne('gatheringNotFound'),
      ),
    ],
  },
  gatherConfirm: {
    example: async (app) => {
      const { host, gatheringId } = await twoGathered(app);
      return app.call(api.team.gatherConfirm, { gatheringId, name: 'Vintage' }, { as: host });
    },
    rows: [
      row(
        'one’s own',
        async (fixtures, role) => ({
          name,
          gatheringId: await ofCaller(newGathering, fixtures, role),
        }),
        signedIn,
      ),
      row(
        'someone else’s',
        async (fixtures) => ({ name, gatheringId: await newGathering(fixtures, fixtures.writer) }),
        noOne('gatheringNotFound'),
      ),
    ],
  },
  gatherLeave: {
    example: async (app) => {
      const { second, gatheringId } = await twoGathered(app);
      return app.call(api.team.gatherLeave, { gatheringId }, { as: second });
    },
    rows: [
      row(
        'one’s own',
        async (fixtures, role) => ({
          gatheringId: await ofCaller(newGathering, fixtures, role),
        }),
        signedIn,
      ),
      row(
        'someone else’s',
        async (fixtures) => ({ gatheringId: await newGathering(fixtures, fixtures.writer) }),
        noOne('gatheringNotFound'),
      ),
    ],
  },
  list: {
    example: async (app) => {
      const { owner } = await buildTeam(app, { members: 1 });
      return app.call(api.team.list, {}, { as: owner });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  regions: {
    example: async (app) => app.call(api.team.regions, {}, { as: await buildPerson(app) }),
    rows: [row('the world', noInput, signedIn)],
  },
  search: {
    example: async (app) => {
      const { inviteCode, owner } = await buildTeam(app);
      return app.call(api.team.search, { keyword: inviteCode }, { as: owner });
    },
    rows: [row('every team', () => ({ keyword: 'r' }), signedIn)],
  },
  rename: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app);
      return app.call(api.team.rename, { teamId: id, name: '葡萄园' }, { as: owner });
    },
    rows: [
      ...onEachTeam(administrators(), { name: 'Harvest' }),
      onTeam('otherTeam', inOtherTeam(), { name: 'Orchard' }),
    ],
  },
  setting: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app);
      const wish = {
        timezone: 'Asia/Shanghai',
        calendar: {
          dayStartsAt: '05:00',
          workingWeekdays: [1, 2, 3, 4, 5, 6],
          region: 'CN',
          daysOff: [{ day: '2026-05-04', name: 'Founding day' }],
        },
        rules: { modules: { learnings: false }, minimums: { summary: 50 }, newcomerDays: 7 },
      };
      return app.call(api.team.setting, { teamId: id, ...wish }, { as: owner });
    },
    rows: [
      ...onEachTeam(administrators(), { timezone: 'Europe/Lisbon' }),
      onTeam('otherTeam', inOtherTeam(), { timezone: 'Europe/Lisbon' }),
    ],
  },
  open: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app);
      return app.call(api.team.open, { teamId: id, joinVerification: true }, { as: owner });
    },
    rows: [
      ...onEachTeam(administrators(), { joinVerification: true }),
      onTeam('otherTeam', inOtherTeam(), { joinVerification: false }),
    ],
  },
  prohibited: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app);
      return app.call(api.team.prohibited, { teamId: id, words: '涨价, margin' }, { as: owner });
    },
    rows: [
      ...onEachTeam(administrators(), { words: 'canary-word' }),
      onTeam('otherTeam', inOtherTeam(), { words: '' }),
    ],
  },
  getProhibited: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app);
      await app.call(api.team.prohibited, { teamId: id, words: '涨价, margin' }, { as: owner });
      return app.call(api.team.getProhibited, { teamId: id }, { as: owner });
    },
    rows: [...onEachTeam(administrators()), onTeam('otherTeam', inOtherTeam())],
  },
  renewCode: {
    example: async (app) => {
      const { teamId, owner: as } = await buildPair(app);
      return app.call(api.team.renewCode, { teamId }, { as });
    },
    rows: [...onEachTeam(administrators()), onTeam('otherTeam', inOtherTeam())].map(spoiling),
  },
  handOver: {
    example: async (app) => {
      const {
        teamId,
        owner: as,
        member: { id: userId },
      } = await buildPair(app);
      return app.call(api.team.handOver, { teamId, userId }, { as });
    },
    rows: [
      row(
        'a team of one’s own',
        async (fixtures, role) => {
          if (role === 'signedOut') return { teamId: MISSING_ID, userId: MISSING_ID };
          const { id, other } = await newTeam(fixtures, fixtures.people[role]);
          return { teamId: id, userId: other.id };
        },
        signedIn,
      ),
      onTeam('team', { ...ownerAlone, owner: refused('notOneself') }, ({ people: { owner } }) => ({
        userId: owner.id,
      })),
      onTeam('missing', noOne('teamNotFound'), ({ writer }) => ({ userId: writer.id })),
      row('team, to a stranger', ({ team, foreigner }) => ({ teamId: team.id, userId: foreigner.id }), {
        ...ownerAlone,
        owner: refused('userNotFound'),
      }),
    ],
  },
  remove: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app, { members: 1 });
      return app.call(api.team.remove, { teamId: id }, { as: owner });
    },
    rows: [
      row(
        'a team of one’s own',
        async (fixtures, role) => ({
          teamId: await ofCaller(async (...of) => (await newTeam(...of)).id, fixtures, role),
        }),
        signedIn,
      ),
      row('the team, by others', ({ team }, role) => ({ teamId: role === 'owner' ? MISSING_ID : team.id }), {
        ...ownerAlone,
        owner: refused('teamNotFound'),
      }),
      onTeam('missing', noOne('teamNotFound')),
      onTeam('team', ownerAlone, { undo: true }),
      onTeam('missing', noOne('teamNotFound'), { undo: true }),
    ],
  },
  removed: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app);
      await app.call(api.team.remove, { teamId: id }, { as: owner });
      return app.call(api.team.removed, {}, { as: owner });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  audit: {
    example: async (app) => {
      const {
        teamId,
        owner: as,
        member: { id: userId },
      } = await buildPair(app);
      await app.call(api.relationship.authorizes, { teamId, userId }, { as });
      await app.call(api.team.rename, { teamId, name: '葡萄园' }, { as });
      return app.call(api.team.audit, { teamId, limit: 2 }, { as });
    },
    rows: [...onEachTeam(administrators()), onTeam('otherTeam', inOtherTeam())],
  },
};

type Gathered = { readonly host: TestPerson; readonly second: TestPerson; readonly gatheringId: string };

/** Two people who entered the same digits, which no other example uses. */
async function twoGathered(app: TestApp): Promise<Gathered> {
  const [host, second] = [await buildPerson(app), await buildPerson(app)];
  const pin = app.ports.random.digits(6);
  await app.call(api.team.add, { pin }, { as: host });
  const { data } = await app.call(api.team.add, { pin }, { as: second });
  if (!isGathering(data) || data.host.id !== host.id) throw new Error('the digits were in use');
  return { host, second, gatheringId: data.gatheringId };
}
