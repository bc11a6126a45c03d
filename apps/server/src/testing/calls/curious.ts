import { api } from '@garden/contract';
import { buildComment, buildDiary, buildPair, PIXEL, type TestPerson } from '../factories.ts';
import { buildQuestion } from '../knowledge-factories.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, newMember, type Role, type RoleFixtures } from './role-fixtures.ts';
import {
  all,
  EXPIRED,
  inOtherTeam,
  inTeam,
  noInput,
  noOne,
  OK,
  type Outcomes,
  ofCaller,
  onEachTeam,
  onTeam,
  type Row,
  refused,
  row,
  signedIn,
} from './rows.ts';

const asked = { question: 'Which crate goes first?' };

/** A pair with a question of the owner, and the member's answer to it. */
async function buildAnswered(app: TestApp) {
  const pair = await buildPair(app);
  const { id: curiousId } = await buildQuestion(app, pair.owner);
  const { id: commentId } = await buildComment(app, pair.member, curiousId, {
    kind: 'curious',
    text: 'The last stop first.',
  });
  return { ...pair, curiousId, commentId };
}

/** A question of the caller's own; someone who was removed asks no team. */
const newQuestion = async ({ app }: RoleFixtures, as: TestPerson) => {
  const { code, data } = await app.call(api.curious.publish, asked, { as });
  return code === 200 ? data.id : MISSING_ID;
};
const ofWriter = async ({ app, writer }: RoleFixtures) => (await buildQuestion(app, writer)).id;
const ofForeigner = async ({ app, foreigner }: RoleFixtures) => (await buildQuestion(app, foreigner)).id;

const ownOnly: Outcomes = { ...signedIn, removed: refused('questionNotFound') };
const notYours = all(refused('questionNotYours'), {
  signedOut: EXPIRED,
  removed: refused('questionNotFound'),
  stranger: refused('questionNotFound'),
});

/** A call that the asker alone makes. */
const onQuestion = (more: object = {}, own: Outcomes = ownOnly): Row[] => [
  row(
    'one’s own',
    async (fixtures, role) => ({ curiousId: await ofCaller(newQuestion, fixtures, role), ...more }),
    own,
  ),
  row('the writer’s', async (fixtures) => ({ curiousId: await ofWriter(fixtures), ...more }), notYours),
  row('a missing one', () => ({ curiousId: MISSING_ID, ...more }), noOne('questionNotFound')),
];

/** Someone's answer to a question of the caller's own. */
async function answered(fixtures: RoleFixtures, role: Role) {
  const curiousId = await ofCaller(newQuestion, fixtures, role);
  const { app, writer, foreigner } = fixtures;
  if (curiousId === MISSING_ID) return { curiousId, commentId: MISSING_ID };
  const by = role === 'stranger' ? foreigner : writer;
  const { id: commentId } = await buildComment(app, by, curiousId, { kind: 'curious', text: 'So it is.' });
  return { curiousId, commentId };
}

/** Questions: a team reads them, their asker settles them (product, section 7). */
export const curious: GroupEntries<'curious'> = {
  publish: {
    example: async (app) => {
      const { owner, teamId } = await buildPair(app);
      const { file } = (await app.call(api.diary.image, { image: PIXEL }, { as: owner })).data;
      const more = { detail: 'In a *small* van.', images: [{ file, alt: 'The van' }] };
      const question = { ...asked, ...more, teamIds: [teamId] };
      return app.call(api.curious.publish, question, { as: owner });
    },
    rows: [
      row('all of one’s teams', () => asked, { ...signedIn, removed: refused('questionTeams') }),
      row('the team', ({ team }) => ({ ...asked, teamIds: [team.id] }), inTeam()),
      row('the other team', ({ otherTeam }) => ({ ...asked, teamIds: [otherTeam.id] }), inOtherTeam()),
    ],
  },
  update: {
    example: async (app) => {
      const { owner } = await buildPair(app);
      const { id: curiousId } = await buildQuestion(app, owner);
      const { file } = (await app.call(api.diary.image, { image: PIXEL }, { as: owner })).data;
      const change = { question: 'And now?', detail: 'Well.', images: [{ file }] };
      return app.call(api.curious.update, { curiousId, ...change }, { as: owner });
    },
    rows: onQuestion({ detail: 'In a small van.' }),
  },
  delete: {
    example: async (app) => {
      const { owner } = await buildPair(app);
      const { id: curiousId } = await buildQuestion(app, owner);
      return app.call(api.curious.delete, { curiousId }, { as: owner });
    },
    rows: onQuestion(),
  },
  get: {
    example: async (app) => {
      const { owner, member, teamId } = await buildPair(app);
      await buildQuestion(app, owner);
      return app.call(api.curious.get, { teamId, state: 'unanswered', limit: 1 }, { as: member });
    },
    rows: [
      row('all that one reads', noInput, signedIn),
      ...onEachTeam(inTeam()),
      onTeam('otherTeam', inOtherTeam()),
      row(
        'one of the team',
        async (fixtures) => ({ curiousId: await ofWriter(fixtures) }),
        inTeam('questionNotFound'),
      ),
      row(
        'one of the other team',
        async (fixtures) => ({ curiousId: await ofForeigner(fixtures) }),
        inOtherTeam('questionNotFound'),
      ),
      row('a missing one', () => ({ curiousId: MISSING_ID }), noOne('questionNotFound')),
    ],
  },
  getCuriousByUserId: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      await buildQuestion(app, owner);
      return app.call(api.curious.getCuriousByUserId, { userId: owner.id }, { as: member });
    },
    rows: [
      row('a teammate', ({ writer }) => ({ userId: writer.id }), inTeam('userNotFound')),
      row('a stranger', ({ foreigner }) => ({ userId: foreigner.id }), inOtherTeam('userNotFound')),
      row('missing', () => ({ userId: MISSING_ID }), noOne('userNotFound')),
    ],
  },
  myCurious: {
    example: async (app) => {
      const { owner } = await buildPair(app);
      await buildQuestion(app, owner);
      return app.call(api.curious.myCurious, { state: 'open', limit: 1 }, { as: owner });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  accept: {
    example: async (app) => {
      const { owner, curiousId, commentId } = await buildAnswered(app);
      return app.call(api.curious.accept, { curiousId, commentId }, { as: owner });
    },
    rows: [
      row('an answer to one’s own', answered, ownOnly),
      ...onQuestion(
        { commentId: MISSING_ID },
        { ...noOne('answerElsewhere'), removed: refused('questionNotFound') },
      ),
    ],
  },
  solve: {
    example: async (app) => {
      const { owner, curiousId } = await buildAnswered(app);
      return app.call(api.curious.solve, { curiousId }, { as: owner });
    },
    rows: onQuestion(),
  },
  helped: {
    example: async (app) => {
      const { owner, curiousId, commentId } = await buildAnswered(app);
      await app.call(api.curious.accept, { curiousId, commentId }, { as: owner });
      return app.call(api.curious.helped, { curiousId, helped: true }, { as: owner });
    },
    rows: onQuestion(
      { helped: true },
      { ...noOne('answerNotAccepted'), removed: refused('questionNotFound') },
    ),
  },
  ask: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      const { id: curiousId } = await buildQuestion(app, owner);
      return app.call(api.curious.ask, { curiousId, userId: member.id }, { as: owner });
    },
    rows: [
      row(
        'a teammate, about one’s own',
        async (fixtures, role) => ({
          curiousId: await ofCaller(newQuestion, fixtures, role),
          userId: (await newMember(fixtures)).id,
        }),
        { ...ownOnly, stranger: refused('askedPersonLeft') },
      ),
      ...onQuestion(
        { userId: MISSING_ID },
        { ...noOne('askedPersonLeft'), removed: refused('questionNotFound') },
      ),
    ],
  },
  choose: {
    example: async (app) => {
      const { owner } = await buildPair(app);
      return app.call(api.curious.choose, { askable: false, ranked: false }, { as: owner });
    },
    rows: [row('one’s own', () => ({ ranked: true }), signedIn)],
  },
  proposals: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      await buildDiary(app, {
        author: member,
        summary: 'The crates stand in the van by their house numbers.',
      });
      const { id: curiousId } = await buildQuestion(app, owner);
      return app.call(api.curious.proposals, { curiousId }, { as: owner });
    },
    rows: onQuestion(),
  },
  readers: {
    example: async (app) => {
      const { owner, member } = await buildPair(app);
      const { id: curiousId } = await buildQuestion(app, owner);
      await app.call(api.curious.get, { curiousId }, { as: member });
      return app.call(api.curious.readers, { curiousId }, { as: owner });
    },
    rows: [
      row(
        'one’s own',
        async (fixtures, role) => ({ curiousId: await ofCaller(newQuestion, fixtures, role) }),
        ownOnly,
      ),
      row(
        'the writer’s',
        async (fixtures) => ({ curiousId: await ofWriter(fixtures) }),
        noOne('questionNotFound'),
      ),
      row(
        'another team’s',
        async (fixtures) => ({ curiousId: await ofForeigner(fixtures) }),
        noOne('questionNotFound'),
      ),
      row('a missing one', () => ({ curiousId: MISSING_ID }), noOne('questionNotFound')),
    ],
  },
  similar: {
    example: async (app) => {
      const { member } = await buildAnswered(app);
      return app.call(api.curious.similar, { question: 'Where do crates stand in a van?' }, { as: member });
    },
    rows: [row('what one reads', () => asked, all(OK, { signedOut: EXPIRED }))],
  },
  getYesterdayMistake: {
    example: async (app) => {
      const { owner, teamId } = await buildPair(app);
      return app.call(api.curious.getYesterdayMistake, { teamId }, { as: owner });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
};
