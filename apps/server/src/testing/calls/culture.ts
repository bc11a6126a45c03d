import { api } from '@garden/contract';
import { buildTalk, buildTeam } from '../factories.ts';
import { buildCulture } from '../life-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type Role, type RoleFixtures } from './role-fixtures.ts';
import { newCulture } from './role-things.ts';
import {
  administrators,
  diaryOf,
  inOtherTeam,
  inTeam,
  noOne,
  type Outcomes,
  onEachTeam,
  onTeam,
  type Row,
  refusedInstead,
  row,
} from './rows.ts';

const entry = { title: 'Candour', content: 'We say it.' };

const onEntry = (of: keyof RoleFixtures['cultures'], outcomes: Outcomes): Row =>
  row(`an entry of the ${of}`, ({ cultures }) => ({ cultureId: cultures[of] }), outcomes);
const missing = (more: object = {}): Row =>
  row('a missing entry', () => ({ cultureId: MISSING_ID, ...more }), noOne('cultureNotFound'));

const changing = (more: object = {}): Row[] => [
  row(
    'an entry of the team',
    async (fixtures) => ({ cultureId: await newCulture(fixtures), ...more }),
    administrators('cultureNotFound'),
  ),
  missing(more),
];

const reading = inTeam('cultureNotFound');
const unread = refusedInstead(reading, 'cultureDiaryUnread');

const withDiary = (of: keyof typeof diaryOf, outcomes: Outcomes): Row =>
  row(
    `the ${of} diary and an entry of the team`,
    async (fixtures: RoleFixtures, role: Role) => ({
      // What is refused changes nothing: it takes the entry that is there, as a team has few of them.
      cultureId: outcomes === unread ? fixtures.cultures.team : await newCulture(fixtures),
      diaryId: diaryOf[of](fixtures, role),
    }),
    outcomes,
  );

/** What a team stands for: administrators write it, members read it and say which diaries live it (product, section 8). */
export const culture: GroupEntries<'culture'> = {
  add: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.culture.add, { teamId, ...entry }, { as: owner });
    },
    rows: [...onEachTeam(administrators(), entry), onTeam('otherTeam', inOtherTeam(), entry)],
  },
  update: {
    example: async (app) => {
      const team = await buildTeam(app);
      await buildCulture(app, team);
      const { id: cultureId } = await buildCulture(app, team);
      const change = { cultureId, version: 1, title: 'Candor', position: 0 };
      return app.call(api.culture.update, change, { as: team.owner });
    },
    rows: changing({ version: 1, title: 'Candor' }),
  },
  delete: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: cultureId } = await buildCulture(app, team);
      return app.call(api.culture.delete, { cultureId }, { as: team.owner });
    },
    rows: changing(),
  },
  list: {
    example: async (app) => {
      const { team, author, reader, diaryId } = await buildTalk(app);
      const { id: cultureId } = await buildCulture(app, team);
      await app.call(api.culture.link, { cultureId, diaryId }, { as: author });
      return app.call(api.culture.list, { teamId: team.id, diaryId }, { as: reader });
    },
    rows: [
      ...onEachTeam(inTeam()),
      onTeam('otherTeam', inOtherTeam()),
      onEntry('team', reading),
      onEntry('otherTeam', inOtherTeam('cultureNotFound')),
      missing(),
    ],
  },
  versions: {
    example: async (app) => {
      const team = await buildTeam(app);
      const { id: cultureId } = await buildCulture(app, team);
      await app.call(api.culture.update, { cultureId, version: 1, title: 'Candor' }, { as: team.owner });
      return app.call(api.culture.versions, { cultureId }, { as: team.owner });
    },
    rows: [
      onEntry('team', administrators('cultureNotFound')),
      onEntry('otherTeam', inOtherTeam('cultureNotFound')),
      missing(),
    ],
  },
  link: {
    example: async (app) => {
      const { team, reader, diaryId } = await buildTalk(app);
      const { id: cultureId } = await buildCulture(app, team);
      return app.call(api.culture.link, { cultureId, diaryId }, { as: reader });
    },
    rows: [
      withDiary('mine', reading),
      withDiary('team', reading),
      withDiary('otherTeam', unread),
      withDiary('private', unread),
      withDiary('deleted', unread),
      withDiary('missing', unread),
      missing({ diaryId: MISSING_ID }),
    ],
  },
  diaries: {
    example: async (app) => {
      const { team, author, reader, diaryId } = await buildTalk(app);
      const { id: cultureId } = await buildCulture(app, team);
      await app.call(api.culture.link, { cultureId, diaryId }, { as: author });
      return app.call(api.culture.diaries, { cultureId }, { as: reader });
    },
    rows: [onEntry('team', reading), onEntry('otherTeam', inOtherTeam('cultureNotFound')), missing()],
  },
};
