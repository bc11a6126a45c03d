import { api } from '@garden/contract';
import { buildInterviewNeed, buildPair } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { LAST_MONTH, MISSING_ID, type RoleFixtures, TODAY } from './role-fixtures.ts';
import {
  all,
  EXPIRED,
  inOtherTeam,
  inTeam,
  noOne,
  OK,
  type Outcomes,
  onTeam,
  refused,
  refusedInstead,
  row,
  spoiling,
} from './rows.ts';

const record = { version: 1, heldOn: TODAY, said: 'We shared the market days out' };
const closing = { reason: 'They were on parental leave for most of the month' };
const signature = { version: 1, accept: true };

/** Those who look after the writer may; other members read why not. */
const leaderAlone: Outcomes = all(refused('leadersOnly'), {
  signedOut: EXPIRED,
  leader: OK,
  removed: refused('teamNotFound'),
  stranger: refused('teamNotFound'),
});

const onMember = (object: string, of: (fixtures: RoleFixtures) => string, outcomes: Outcomes, more: object) =>
  row(
    object,
    (fixtures) => ({ teamId: fixtures.team.id, userId: of(fixtures), month: LAST_MONTH, ...more }),
    outcomes,
  );

/** A member who needs an interview, and their supervisor. */
async function needInterview(app: TestApp) {
  const { teamId, owner, member } = await buildPair(app);
  await app.call(
    api.relationship.supervise,
    { teamId, userId: member.id, supervisorId: owner.id },
    { as: owner },
  );
  await buildInterviewNeed(app, { teamId, memberId: member.id });
  return { owner, member, ofMember: { teamId, userId: member.id, month: LAST_MONTH } };
}

/** The same once the supervisor has written it down. */
async function holdInterview(app: TestApp) {
  const { owner, member, ofMember } = await needInterview(app);
  const steps = [{ text: 'Share the market days out', day: '2026-04-10' }];
  const input = { ...ofMember, ...record, version: 0, steps };
  const reply = await app.call(api.failUser.interview, input, { as: owner });
  return { reply, member, ofMember };
}

/** What was said is between the member and who wrote it down (product, section 5). */
export const failUser: GroupEntries<'failUser'> = {
  get: {
    example: async (app) => {
      const { member: as, ofMember } = await holdInterview(app);
      const { teamId, userId } = ofMember;
      return app.call(api.failUser.get, { teamId, userId }, { as });
    },
    rows: [
      onTeam('team', inTeam()),
      onTeam('otherTeam', inOtherTeam()),
      onTeam('missing', noOne('teamNotFound')),
    ],
  },
  interview: {
    example: async (app) => (await holdInterview(app)).reply,
    rows: [
      spoiling(onMember('a teammate', ({ writer }) => writer.id, leaderAlone, record)),
      onMember(
        'a stranger',
        ({ foreigner }) => foreigner.id,
        refusedInstead(inTeam(), 'userNotFound'),
        record,
      ),
      onMember('missing', () => MISSING_ID, refusedInstead(inTeam(), 'userNotFound'), record),
    ],
  },
  close: {
    example: async (app) => {
      const { owner: as, ofMember } = await needInterview(app);
      return app.call(api.failUser.close, { ...ofMember, ...closing }, { as });
    },
    rows: [
      spoiling(onMember('a teammate', ({ people }) => people.member.id, leaderAlone, { undo: true })),
      onMember(
        'a stranger',
        ({ foreigner }) => foreigner.id,
        refusedInstead(inTeam(), 'userNotFound'),
        closing,
      ),
      onMember('missing', () => MISSING_ID, refusedInstead(inTeam(), 'userNotFound'), closing),
    ],
  },
  sign: {
    example: async (app) => {
      const { member: as, ofMember } = await holdInterview(app);
      return app.call(api.failUser.sign, { ...ofMember, ...signature, takeSteps: true }, { as });
    },
    rows: [
      spoiling(onMember('a teammate', ({ writer }) => writer.id, leaderAlone, signature)),
      onMember(
        'a stranger',
        ({ foreigner }) => foreigner.id,
        refusedInstead(inTeam(), 'userNotFound'),
        signature,
      ),
      onMember('missing', () => MISSING_ID, refusedInstead(inTeam(), 'userNotFound'), signature),
    ],
  },
};
