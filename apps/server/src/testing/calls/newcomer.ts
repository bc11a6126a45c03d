import { api } from '@garden/contract';
import { buildPair, buildPerson, buildTeam } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, newMember, type RoleFixtures } from './role-fixtures.ts';
import {
  administrators,
  all,
  inOtherTeam,
  inTeam,
  noOne,
  OK,
  onEachTeam,
  onTeam,
  refused,
  refusedInstead,
  row,
} from './rows.ts';

/** Someone who came, and the member who is asked to look after them. */
async function buildAsked(app: TestApp) {
  const team = await buildTeam(app, { members: 2 });
  const [newcomer, buddy] = team.members;
  if (!newcomer || !buddy) throw new Error('two members were asked for');
  const of = { teamId: team.id, userId: newcomer.id };
  await app.call(api.newcomer.ask, { ...of, buddyId: buddy.id }, { as: team.owner });
  return { ...team, newcomer, buddy, of };
}

/** Someone new, and the member who is asked to be their buddy. */
async function ofMember(fixtures: RoleFixtures, accepted: boolean) {
  const { app, team, people } = fixtures;
  const { id: userId } = await newMember(fixtures);
  const of = { teamId: team.id, userId };
  await app.call(api.newcomer.ask, { ...of, buddyId: people.member.id }, { as: team.owner });
  if (accepted) await app.call(api.newcomer.answer, { ...of, accept: true }, { as: people.member });
  return of;
}

const { signedOut, removed, stranger } = inTeam();
const memberAlone = (key: string) => all(refused(key), { signedOut, removed, stranger, member: OK });

/** First days in a team: everyone sees them, administrators ask for a buddy (product, section 8). */
export const newcomer: GroupEntries<'newcomer'> = {
  list: {
    example: async (app) => {
      const { id: teamId, owner } = await buildAsked(app);
      return app.call(api.newcomer.list, { teamId }, { as: owner });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  ask: {
    example: async (app) => {
      const { owner, of, buddy } = await buildAsked(app);
      await app.call(api.newcomer.ask, { ...of, buddyId: null }, { as: owner });
      return app.call(api.newcomer.ask, { ...of, buddyId: buddy.id }, { as: owner });
    },
    rows: [
      onTeam('team', administrators(), async (fixtures) => ({
        userId: (await newMember(fixtures)).id,
        buddyId: fixtures.people.member.id,
      })),
      onTeam('missing', noOne('teamNotFound'), { userId: MISSING_ID, buddyId: null }),
      row(
        'no newcomer',
        ({ team, foreigner }) => ({
          teamId: team.id,
          userId: foreigner.id,
          buddyId: null,
        }),
        refusedInstead(administrators(), 'newcomerNotFound'),
      ),
    ],
  },
  answer: {
    example: async (app) => {
      const { of, buddy } = await buildAsked(app);
      return app.call(api.newcomer.answer, { ...of, accept: true }, { as: buddy });
    },
    rows: [
      row(
        'asked of the member',
        async (fixtures) => ({ ...(await ofMember(fixtures, false)), accept: true }),
        memberAlone('buddyNotAsked'),
      ),
      onTeam('missing', noOne('teamNotFound'), { userId: MISSING_ID, accept: true }),
    ],
  },
  tick: {
    example: async (app) => {
      const { of, buddy } = await buildAsked(app);
      await app.call(api.newcomer.answer, { ...of, accept: true }, { as: buddy });
      return app.call(api.newcomer.tick, { ...of, item: 'lunch', done: true }, { as: buddy });
    },
    rows: [
      row(
        'of the member’s newcomer',
        async (fixtures) => ({ ...(await ofMember(fixtures, true)), item: 'tour', done: true }),
        memberAlone('buddyOnly'),
      ),
      onTeam('missing', noOne('teamNotFound'), { userId: MISSING_ID, item: 'tour', done: true }),
    ],
  },
  confused: {
    example: async (app) => {
      const { teamId, member } = await buildPair(app);
      const earlier = `update memberships set joined_at = joined_at - interval '10 days' where team_id = $1`;
      await app.ports.database.pool.query(earlier, [teamId]);
      return app.call(api.newcomer.confused, { teamId, text: 'Where releases come from' }, { as: member });
    },
    rows: [
      onTeam('team', refusedInstead(inTeam(), 'confusedNotNow'), { text: 'Where releases come from' }),
      onTeam('missing', noOne('teamNotFound'), { text: 'Where releases come from' }),
    ],
  },
  guide: {
    example: async (app) => {
      const as = await buildPerson(app);
      const { id: teamId } = await buildTeam(app, { owner: as });
      return app.call(api.newcomer.guide, { teamId }, { as });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  arrange: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      const checklist = [{ id: 'lunch', text: 'Have lunch' }, { text: 'Show the cellar' }];
      const prompts = ['Who have you met?', '', '', '', 'What would you change?'];
      return app.call(api.newcomer.arrange, { teamId, version: 0, prompts, checklist }, { as: owner });
    },
    rows: [
      onTeam('team', administrators(), async ({ app, team }) => ({
        version: (await app.call(api.newcomer.guide, { teamId: team.id }, { as: team.owner })).data.version,
        prompts: null,
      })),
      onTeam('missing', noOne('teamNotFound'), { version: 0 }),
      onTeam('otherTeam', inOtherTeam(), async ({ app, otherTeam }) => ({
        version: (await app.call(api.newcomer.guide, { teamId: otherTeam.id }, { as: otherTeam.owner })).data
          .version,
      })),
    ],
  },
};
