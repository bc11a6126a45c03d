import type { CallName } from '../stories/stories.ts';
import { type Cast, NOBODY, newDepartment, newMember, type Role } from './cast.ts';
import {
  administrators,
  all,
  type Input,
  inOtherTeam,
  inTeam,
  no,
  nobody,
  type Outcomes,
  OVER,
  onEachTeam,
  onTeam,
  type Row,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

const toMember =
  (more: object | ((cast: Cast) => object) = {}): Input =>
  async (cast) => ({
    userId: (await newMember(cast)).id,
    ...(typeof more === 'function' ? more(cast) : more),
  });

/** What is done to a member: of the team, of another team under the team’s id, to nobody, and in a missing team. */
const onMember = (
  call: CallName,
  outcomes: Outcomes,
  more: object | ((cast: Cast) => object) = {},
  stranger: Outcomes = administrators(),
): Row[] => {
  const told = (cast: Cast) => (typeof more === 'function' ? more(cast) : more);
  const notFound = Object.fromEntries(
    Object.entries(stranger).map(([role, outcome]) => [
      role,
      outcome === 'ok' ? no('userNotFound') : outcome,
    ]),
  ) as Outcomes;
  return [
    onTeam(call, 'team', outcomes, toMember(more)),
    row(
      call,
      'a stranger',
      (cast) => ({ teamId: cast.team.id, userId: cast.foreigner.id, ...told(cast) }),
      notFound,
    ),
    row(call, 'nobody', (cast) => ({ teamId: cast.team.id, userId: NOBODY, ...told(cast) }), notFound),
    onTeam(call, 'missing', nobody('teamNotFound'), (cast) => ({ userId: cast.writer.id, ...told(cast) })),
  ];
};

const own = (cast: Cast, role: Role) => (role === 'signedOut' ? NOBODY : cast.people[role].id);

const onDepartment = (call: CallName, outcomes: Outcomes, more: object | Input = {}): Row[] => {
  const told = async (cast: Cast, role: Role) => (typeof more === 'function' ? more(cast, role) : more);
  const notFound = Object.fromEntries(
    Object.entries(outcomes).map(([role, outcome]) => [
      role,
      outcome === 'ok' ? no('departmentNotFound') : outcome,
    ]),
  ) as Outcomes;
  return [
    onTeam(call, 'team', outcomes, async (cast, role) => ({
      // Whoever is refused anyway needs none of their own.
      departmentId: outcomes[role] === 'ok' ? await newDepartment(cast) : cast.department,
      ...(await told(cast, role)),
    })),
    onTeam(call, 'team', notFound, async (cast, role) => ({
      departmentId: cast.otherDepartment,
      ...(await told(cast, role)),
    })),
    onTeam(call, 'missing', nobody('teamNotFound'), async (cast, role) => ({
      departmentId: cast.department,
      ...(await told(cast, role)),
    })),
  ];
};

const inTeamNothing = all(no('departmentNotFound'), {
  ...{ signedOut: OVER, removed: no('teamNotFound'), stranger: no('teamNotFound') },
});

/** Members and departments. */
export const memberRows: readonly Row[] = [
  ...onEachTeam('relationship.get', inTeam()),
  onTeam('relationship.get', 'otherTeam', inOtherTeam()),
  row(
    'relationship.get',
    'a teammate',
    ({ team, writer }) => ({ teamId: team.id, userId: writer.id }),
    inTeam(),
  ),
  row(
    'relationship.get',
    'a stranger',
    ({ team, foreigner }) => ({ teamId: team.id, userId: foreigner.id }),
    all(no('userNotFound'), { signedOut: OVER, removed: no('teamNotFound'), stranger: no('teamNotFound') }),
  ),
  ...onEachTeam('relationship.gets', inTeam()),
  onTeam('relationship.gets', 'otherTeam', inOtherTeam()),
  onTeam('relationship.gets', 'team', inTeam(), ({ department }) => ({ departmentId: department })),
  row('relationship.search', 'people', () => ({ keyword: 'Person' }), signedIn),
  row('relationship.search', 'a teammate', ({ writer }) => ({ userIds: [writer.id] }), signedIn),
  row('relationship.search', 'missing', () => ({ userIds: [NOBODY] }), signedIn),
  ...onMember('relationship.details', inTeam(), {}, inTeam()),
  ...onMember('relationship.remarks', inTeam(), { remark: 'Knows the press' }, inTeam()),
  ...onMember('relationship.kick', administrators()),
  row(
    'relationship.kick',
    'the owner',
    ({ team, people: { owner } }) => ({ teamId: team.id, userId: owner.id }),
    { ...administrators(), owner: no('removeYourselfByLeaving'), admin: no('ownerStays') },
  ),
  ...onMember('relationship.authorizes', administrators()),
  row(
    'relationship.authorizes',
    'oneself',
    (cast, role) => ({ teamId: cast.team.id, userId: own(cast, role) }),
    { ...administrators(), owner: no('ownerHasRole'), admin: no('alreadyAdmin') },
  ),
  ...onMember('relationship.unreleased', {
    ...administrators(),
    owner: no('notAdmin'),
    admin: no('notAdmin'),
  }),
  row(
    'relationship.unreleased',
    'the owner',
    ({ team, people: { owner } }) => ({ teamId: team.id, userId: owner.id }),
    { ...administrators(), owner: no('ownerHasRole'), admin: no('ownerHasRole') },
  ),
  ...onMember('relationship.supervise', administrators(), ({ writer }: Cast) => ({
    supervisorId: writer.id,
  })),
  ...onEachTeam('relationship.uncomplete', inTeam(), { day: '2026-03-31' }),
  onTeam('relationship.uncomplete', 'otherTeam', inOtherTeam(), { day: '2026-03-31' }),
  spoiling(onTeam('relationship.exit', 'team', { ...inTeam(), owner: no('ownerMustHandOver') })),
  spoiling(onTeam('relationship.exit', 'otherTeam', inOtherTeam())),
  onTeam('relationship.exit', 'missing', nobody('teamNotFound')),

  ...onEachTeam('department.create', administrators(), ({ app }: Cast) => ({
    name: app.ports.random.letters(12),
  })),
  ...onDepartment('department.update', administrators(), ({ app }) => ({
    name: app.ports.random.letters(12),
  })),
  ...onDepartment('department.remove', administrators()),
  ...onDepartment('department.add', administrators(), ({ writer }) => ({ userIds: [writer.id] })),
  onTeam('department.quit', 'team', { ...inTeam(), ...notIn() }, async (cast) => ({
    departmentId: await newDepartment(cast),
  })),
  onTeam('department.quit', 'team', inTeamNothing, ({ otherDepartment }) => ({
    departmentId: otherDepartment,
  })),
  onTeam('department.quit', 'missing', nobody('teamNotFound'), ({ department }) => ({
    departmentId: department,
  })),
  onTeam('department.quit', 'team', administrators(), async (cast) => ({
    departmentId: cast.department,
    userId: (await newMember(cast)).id,
  })),
  row('department.my', 'all one’s teams', () => ({}), all('ok', { signedOut: OVER })),
  ...onEachTeam('department.my', inTeam()),
  ...onEachTeam('department.get', inTeam()),
  onTeam('department.get', 'otherTeam', inOtherTeam()),
];

/** Nobody of the team is in a department that was made just now. */
function notIn() {
  const outcome = no('notInDepartment');
  return { owner: outcome, admin: outcome, leader: outcome, supervisor: outcome, member: outcome };
}
