import { api } from '@garden/contract';
import { buildDepartment } from '../admission.ts';
import { newAddress } from '../codes.ts';
import { buildDiary, buildPair, buildPerson, buildTeam } from '../factories.ts';
import { buildQuestion } from '../knowledge-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, newMember, type Role, type RoleFixtures, TODAY } from './role-fixtures.ts';
import { newInvitation } from './role-things.ts';
import {
  administrators,
  inOtherTeam,
  inTeam,
  noOne,
  type Outcomes,
  onEachTeam,
  onTeam,
  type Row,
  refused,
  refusedInstead,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

/** On a member of the team, a member of another one, no one, and in a missing team. */
const onMember = (
  outcomes: Outcomes,
  more: (fixtures: RoleFixtures) => object = () => ({}),
  stranger: Outcomes = administrators(),
): Row[] => {
  const notFound = refusedInstead(stranger, 'userNotFound');
  return [
    onTeam('team', outcomes, async (fixtures) => ({
      userId: (await newMember(fixtures)).id,
      ...more(fixtures),
    })),
    row(
      'a stranger',
      (fixtures) => ({ teamId: fixtures.team.id, userId: fixtures.foreigner.id, ...more(fixtures) }),
      notFound,
    ),
    row(
      'no one',
      (fixtures) => ({ teamId: fixtures.team.id, userId: MISSING_ID, ...more(fixtures) }),
      notFound,
    ),
    onTeam('missing', noOne('teamNotFound'), (fixtures) => ({
      userId: fixtures.writer.id,
      ...more(fixtures),
    })),
  ];
};

const oneself = (fixtures: RoleFixtures, role: Role) => ({
  teamId: fixtures.team.id,
  userId: role === 'signedOut' ? MISSING_ID : fixtures.people[role].id,
});

const notInvited: Outcomes = {
  ...administrators(),
  owner: refused('invitationNotFound'),
  admin: refused('invitationNotFound'),
};

export const relationship: GroupEntries<'relationship'> = {
  invited: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      const people = [{ name: 'Ana', email: newAddress() }];
      await app.call(api.register.internalRegistration, { teamId, people }, { as: owner });
      return app.call(api.relationship.invited, { teamId }, { as: owner });
    },
    rows: [...onEachTeam(administrators()), onTeam('otherTeam', inOtherTeam())],
  },
  uninvite: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      await app.call(api.relationship.invite, { teamId, emails: [newAddress()] }, { as: owner });
      const { items } = (await app.call(api.relationship.invited, { teamId }, { as: owner })).data;
      const taken = { teamId, invitationId: items[0]?.id ?? MISSING_ID };
      return app.call(api.relationship.uninvite, taken, { as: owner });
    },
    rows: [
      onTeam('team', administrators(), async (fixtures) => ({ invitationId: await newInvitation(fixtures) })),
      row(
        'an invitation of the other team',
        async (fixtures) => ({
          teamId: fixtures.team.id,
          invitationId: await newInvitation(fixtures, 'otherTeam'),
        }),
        notInvited,
      ),
      row('a missing invitation', ({ team }) => ({ teamId: team.id, invitationId: MISSING_ID }), notInvited),
      onTeam('missing', noOne('teamNotFound'), { invitationId: MISSING_ID }),
    ],
  },
  inviteLink: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.relationship.inviteLink, { teamId, name: 'Ana' }, { as: owner });
    },
    rows: [
      onTeam('team', administrators(), ({ department }) => ({ departmentId: department })),
      onTeam('otherTeam', inOtherTeam(), ({ otherDepartment }) => ({ departmentId: otherDepartment })),
      onTeam('missing', noOne('teamNotFound')),
    ],
  },
  invite: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app);
      const emails = [newAddress(), owner.email];
      return app.call(api.relationship.invite, { teamId: id, emails }, { as: owner });
    },
    rows: [
      onTeam('team', administrators(), ({ app, department }) => ({
        emails: [`${app.ports.random.letters(8)}@garden.example`],
        departmentId: department,
      })),
      onTeam('otherTeam', inOtherTeam(), ({ app, otherDepartment }) => ({
        emails: [`${app.ports.random.letters(8)}@garden.example`],
        departmentId: otherDepartment,
      })),
      row(
        'a stranger, by account',
        ({ team, foreigner, department }) => ({
          teamId: team.id,
          userIds: [foreigner.id],
          departmentId: department,
        }),
        { ...administrators(), owner: refused('userNotFound'), admin: refused('userNotFound') },
      ),
      onTeam('missing', noOne('teamNotFound'), { emails: ['a@garden.example'] }),
    ],
  },
  exit: {
    example: async (app) => {
      const member = await buildPerson(app);
      const { id } = await buildTeam(app, { members: [member] });
      return app.call(api.relationship.exit, { teamId: id }, { as: member });
    },
    rows: [
      spoiling(onTeam('team', { ...inTeam(), owner: refused('ownerMustHandOver') })),
      spoiling(onTeam('otherTeam', inOtherTeam())),
      onTeam('missing', noOne('teamNotFound')),
    ],
  },
  kick: {
    example: async (app) => {
      const {
        teamId,
        owner: as,
        member: { id: userId },
      } = await buildPair(app);
      return app.call(api.relationship.kick, { teamId, userId }, { as });
    },
    rows: [
      ...onMember(administrators()),
      row('the owner', ({ team, people: { owner } }) => ({ teamId: team.id, userId: owner.id }), {
        ...administrators(),
        owner: refused('removeYourselfByLeaving'),
        admin: refused('ownerStays'),
      }),
    ],
  },
  remarks: {
    example: async (app) => {
      const {
        teamId,
        owner: as,
        member: { id: userId },
      } = await buildPair(app);
      const remark = 'Knows every grocer in the old town';
      return app.call(api.relationship.remarks, { teamId, userId, remark }, { as });
    },
    rows: onMember(inTeam(), () => ({ remark: 'Knows the press' }), inTeam()),
  },
  details: {
    example: async (app) => {
      const { team, teamId, owner: as, member } = await buildPair(app);
      await buildDepartment(app, team, 'Press', { leaders: [as], members: [member] });
      await buildDiary(app, { author: member });
      return app.call(api.relationship.details, { teamId, userId: member.id }, { as });
    },
    rows: onMember(inTeam(), undefined, inTeam()),
  },
  authorizes: {
    example: async (app) => {
      const {
        teamId,
        owner: as,
        member: { id: userId },
      } = await buildPair(app);
      return app.call(api.relationship.authorizes, { teamId, userId }, { as });
    },
    rows: [
      ...onMember(administrators()),
      row('oneself', oneself, {
        ...administrators(),
        owner: refused('ownerHasRole'),
        admin: refused('alreadyAdmin'),
      }),
    ],
  },
  unreleased: {
    example: async (app) => {
      const {
        teamId,
        owner: as,
        member: { id: userId },
      } = await buildPair(app);
      await app.call(api.relationship.authorizes, { teamId, userId }, { as });
      return app.call(api.relationship.unreleased, { teamId, userId }, { as });
    },
    rows: [
      ...onMember({
        ...administrators(),
        owner: refused('notAdmin'),
        admin: refused('notAdmin'),
      }),
      row('the owner', ({ team, people: { owner } }) => ({ teamId: team.id, userId: owner.id }), {
        ...administrators(),
        owner: refused('ownerHasRole'),
        admin: refused('ownerHasRole'),
      }),
    ],
  },
  supervise: {
    example: async (app) => {
      const {
        teamId,
        owner: as,
        member: { id: userId },
      } = await buildPair(app);
      return app.call(api.relationship.supervise, { teamId, userId, supervisorId: as.id }, { as });
    },
    rows: onMember(administrators(), ({ writer }) => ({ supervisorId: writer.id })),
  },
  get: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app);
      return app.call(api.relationship.get, { teamId: id }, { as: owner });
    },
    rows: [
      ...onEachTeam(inTeam()),
      onTeam('otherTeam', inOtherTeam()),
      row('a teammate', ({ team, writer }) => ({ teamId: team.id, userId: writer.id }), inTeam()),
      row(
        'a stranger',
        ({ team, foreigner }) => ({ teamId: team.id, userId: foreigner.id }),
        refusedInstead(inTeam(), 'userNotFound'),
      ),
    ],
  },
  gets: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app, { members: 2 });
      return app.call(api.relationship.gets, { teamId: id, limit: 2 }, { as: owner });
    },
    rows: [
      ...onEachTeam(inTeam()),
      onTeam('otherTeam', inOtherTeam()),
      onTeam('team', inTeam(), ({ department }) => ({ departmentId: department })),
    ],
  },
  search: {
    example: async (app) => {
      const { owner } = await buildTeam(app, { members: [await buildPerson(app, { name: '李娜' })] });
      return app.call(api.relationship.search, { keyword: '娜' }, { as: owner });
    },
    rows: [
      row('people', () => ({ keyword: 'Person' }), signedIn),
      row('a teammate', ({ writer }) => ({ userIds: [writer.id] }), signedIn),
      row('missing', () => ({ userIds: [MISSING_ID] }), signedIn),
    ],
  },
  curiousRanking: {
    example: async (app) => {
      const { owner, teamId } = await buildPair(app);
      await buildQuestion(app, owner);
      return app.call(api.relationship.curiousRanking, { teamId, period: 'month' }, { as: owner });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  uncomplete: {
    example: async (app) => {
      const author = await buildPerson(app);
      const others = [await buildPerson(app), await buildPerson(app)];
      const { id: teamId, owner: as } = await buildTeam(app, { members: [author, ...others] });
      await buildDiary(app, { author });
      return app.call(api.relationship.uncomplete, { teamId, limit: 1 }, { as });
    },
    rows: [...onEachTeam(inTeam(), { day: TODAY }), onTeam('otherTeam', inOtherTeam(), { day: TODAY })],
  },
};
