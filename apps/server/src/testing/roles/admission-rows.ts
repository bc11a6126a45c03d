import { NOBODY, newApplication, ownApplication } from './cast.ts';
import {
  administrators,
  all,
  inOtherTeam,
  no,
  nobody,
  nothing,
  OK,
  OVER,
  onTeam,
  type Row,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

const inside = all(no('alreadyMember'), { signedOut: OVER, removed: OK, stranger: OK });
const decided = administrators('applicationNotFound', 'adminsOnly');

/** Ways into a team. */
export const admissionRows: readonly Row[] = [
  spoiling(row('apply.add', 'team, by its code', ({ team: { inviteCode } }) => ({ inviteCode }), inside)),
  spoiling(row('apply.add', 'team, by its id', ({ team: { id } }) => ({ teamId: id }), inside)),
  spoiling(
    row('apply.add', 'the other team', ({ otherTeam: { inviteCode } }) => ({ inviteCode }), {
      ...signedIn,
      stranger: no('alreadyMember'),
    }),
  ),
  row('apply.add', 'a missing team', () => ({ teamId: NOBODY }), nobody('teamNotFound')),
  row('apply.add', 'a wrong code', () => ({ inviteCode: 'AAAAAAAA' }), nobody('inviteCodeInvalid')),
  row('apply.add', 'a wrong invitation', () => ({ invitation: 'A'.repeat(43) }), nobody('invitationInvalid')),
  row('apply.mine', 'one’s own', nothing, signedIn),
  spoiling(
    row(
      'apply.withdraw',
      'one’s own',
      async (cast, role) => ({
        applyId:
          role === 'removed' || role === 'stranger' ? await ownApplication(cast, cast.people[role]) : NOBODY,
      }),
      all(no('applicationNotFound'), { signedOut: OVER, removed: OK, stranger: OK }),
    ),
  ),
  row(
    'apply.withdraw',
    'somebody else’s',
    ({ application }) => ({ applyId: application }),
    nobody('applicationNotFound'),
  ),
  onTeam('apply.show', 'team', administrators()),
  onTeam('apply.show', 'otherTeam', inOtherTeam()),
  onTeam('apply.show', 'missing', nobody('teamNotFound')),
  row(
    'apply.approval',
    'to the team, approved',
    async (cast) => ({
      applyId: await newApplication(cast),
      approve: true,
      departmentId: cast.department,
    }),
    decided,
  ),
  row(
    'apply.approval',
    'to the team, rejected',
    async (cast) => ({ applyId: await newApplication(cast), approve: false }),
    decided,
  ),
  row('apply.approval', 'missing', () => ({ applyId: NOBODY, approve: true }), nobody('applicationNotFound')),

  onTeam('relationship.invite', 'team', administrators(), ({ app, department }) => ({
    emails: [`${app.ports.random.letters(8)}@garden.example`],
    departmentId: department,
  })),
  onTeam('relationship.invite', 'otherTeam', inOtherTeam(), ({ app, otherDepartment }) => ({
    emails: [`${app.ports.random.letters(8)}@garden.example`],
    departmentId: otherDepartment,
  })),
  row(
    'relationship.invite',
    'a stranger, by account',
    ({ team, foreigner, department }) => ({
      teamId: team.id,
      userIds: [foreigner.id],
      departmentId: department,
    }),
    { ...administrators(), owner: no('userNotFound'), admin: no('userNotFound') },
  ),
  onTeam('relationship.invite', 'missing', nobody('teamNotFound'), { emails: ['a@garden.example'] }),
  onTeam('register.internalRegistration', 'team', administrators(), ({ app, department }) => ({
    people: [
      { name: 'Ana', email: `${app.ports.random.letters(8)}@garden.example`, departmentId: department },
    ],
  })),
  onTeam('register.internalRegistration', 'otherTeam', inOtherTeam(), ({ app, otherDepartment }) => ({
    people: [
      {
        name: 'Ana',
        email: `${app.ports.random.letters(8)}@garden.example`,
        departmentId: otherDepartment,
      },
    ],
  })),
  onTeam('register.internalRegistration', 'missing', nobody('teamNotFound'), {
    people: [{ name: 'Ana', email: 'ana@garden.example' }],
  }),
];
