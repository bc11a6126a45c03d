import { api } from '@garden/contract';
import { buildApplication, buildClosedTeam, buildInvitation } from '../admission.ts';
import { newAddress } from '../codes.ts';
import { buildPerson } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID } from './role-fixtures.ts';
import { newApplication, newInvitation, ownApplication, ownInvitation } from './role-things.ts';
import {
  administrators,
  all,
  EXPIRED,
  everyone,
  inOtherTeam,
  noInput,
  noOne,
  OK,
  ofCaller,
  onTeam,
  refused,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

const WRONG_TOKEN = 'A'.repeat(43);
const inside = all(refused('alreadyMember'), { signedOut: EXPIRED, removed: OK, stranger: OK });
const decided = administrators('applicationNotFound', 'adminsOnly');

export const apply: GroupEntries<'apply'> = {
  add: {
    example: async (app) => {
      const team = await buildClosedTeam(app);
      const as = await buildPerson(app);
      const invitation = await buildInvitation(app, team, as.email);
      return app.call(api.apply.add, { invitation }, { as });
    },
    rows: [
      spoiling(row('team, by its code', ({ team: { inviteCode } }) => ({ inviteCode }), inside)),
      spoiling(row('team, by its id', ({ team: { id } }) => ({ teamId: id }), inside)),
      spoiling(
        row('the other team', ({ otherTeam: { inviteCode } }) => ({ inviteCode }), {
          ...signedIn,
          stranger: refused('alreadyMember'),
        }),
      ),
      row('a missing team', () => ({ teamId: MISSING_ID }), noOne('teamNotFound')),
      row('a wrong code', () => ({ inviteCode: 'AAAAAAAA' }), noOne('inviteCodeInvalid')),
      row('a wrong invitation', () => ({ invitation: WRONG_TOKEN }), noOne('invitationInvalid')),
      spoiling(
        row(
          'an invitation of one’s own',
          async (fixtures, role) => ({ invitationId: await ofCaller(ownInvitation, fixtures, role) }),
          signedIn,
        ),
      ),
      row(
        'someone else’s invitation',
        async (fixtures) => ({ invitationId: await newInvitation(fixtures) }),
        noOne('invitationInvalid'),
      ),
      row('a missing invitation', () => ({ invitationId: MISSING_ID }), noOne('invitationInvalid')),
    ],
  },
  invitations: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildInvitation(app, await buildClosedTeam(app), as.email);
      return app.call(api.apply.invitations, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  invitation: {
    example: async (app) => {
      const invitation = await buildInvitation(app, await buildClosedTeam(app), newAddress());
      return app.call(api.apply.invitation, { invitation });
    },
    rows: [row('a wrong one', () => ({ invitation: WRONG_TOKEN }), all(refused('invitationInvalid')))],
  },
  inviteCode: {
    example: async (app) => {
      const { inviteCode } = await buildClosedTeam(app);
      return app.call(api.apply.inviteCode, { inviteCode });
    },
    rows: [
      row('the team’s', ({ team: { inviteCode } }) => ({ inviteCode }), everyone),
      row('a wrong one', () => ({ inviteCode: 'AAAAAAAA' }), all(refused('inviteCodeInvalid'))),
    ],
  },
  decline: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildInvitation(app, await buildClosedTeam(app), as.email);
      const { items } = (await app.call(api.apply.invitations, {}, { as })).data;
      return app.call(api.apply.decline, { invitationId: items[0]?.id ?? MISSING_ID }, { as });
    },
    rows: [
      row(
        'one’s own',
        async (fixtures, role) => ({ invitationId: await ofCaller(ownInvitation, fixtures, role) }),
        signedIn,
      ),
      row(
        'someone else’s',
        async (fixtures) => ({ invitationId: await newInvitation(fixtures) }),
        noOne('invitationNotFound'),
      ),
      row('a missing one', () => ({ invitationId: MISSING_ID }), noOne('invitationNotFound')),
    ],
  },
  declineByMail: {
    example: async (app) => {
      const invitation = await buildInvitation(app, await buildClosedTeam(app), newAddress());
      return app.call(api.apply.declineByMail, { invitation });
    },
    rows: [row('a wrong one', () => ({ invitation: WRONG_TOKEN }), everyone)],
  },
  mine: {
    example: async (app) => {
      const as = await buildPerson(app);
      await buildApplication(app, await buildClosedTeam(app), { as, message: 'Maya, from the cellar' });
      return app.call(api.apply.mine, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  withdraw: {
    example: async (app) => {
      const as = await buildPerson(app);
      const applyId = await buildApplication(app, await buildClosedTeam(app), { as });
      return app.call(api.apply.withdraw, { applyId }, { as });
    },
    rows: [
      spoiling(
        row(
          'one’s own',
          async (fixtures, role) => ({
            applyId:
              role === 'removed' || role === 'stranger'
                ? await ownApplication(fixtures, fixtures.people[role])
                : MISSING_ID,
          }),
          all(refused('applicationNotFound'), { signedOut: EXPIRED, removed: OK, stranger: OK }),
        ),
      ),
      row('someone else’s', ({ application }) => ({ applyId: application }), noOne('applicationNotFound')),
    ],
  },
  show: {
    example: async (app) => {
      const team = await buildClosedTeam(app);
      const decided = { applyId: await buildApplication(app, team), approve: false };
      await app.call(api.apply.approval, decided, { as: team.owner });
      await buildApplication(app, team, { message: '我是李娜' });
      return app.call(api.apply.show, { teamId: team.id }, { as: team.owner });
    },
    rows: [
      onTeam('team', administrators()),
      onTeam('otherTeam', inOtherTeam()),
      onTeam('missing', noOne('teamNotFound')),
    ],
  },
  approval: {
    example: async (app) => {
      const team = await buildClosedTeam(app);
      const decision = { applyId: await buildApplication(app, team), approve: true };
      return app.call(api.apply.approval, decision, { as: team.owner });
    },
    rows: [
      row(
        'to the team, approved',
        async (fixtures) => ({
          applyId: await newApplication(fixtures),
          approve: true,
          departmentId: fixtures.department,
        }),
        decided,
      ),
      row(
        'to the team, rejected',
        async (fixtures) => ({ applyId: await newApplication(fixtures), approve: false }),
        decided,
      ),
      row('missing', () => ({ applyId: MISSING_ID, approve: true }), noOne('applicationNotFound')),
    ],
  },
};
