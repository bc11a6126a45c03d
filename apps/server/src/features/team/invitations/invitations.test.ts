import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildApplication,
  buildClosedTeam,
  buildDepartment,
  buildInvitation,
  readInvitation,
} from '../../../testing/admission.ts';
import { newAddress } from '../../../testing/codes.ts';
import { buildPerson, buildTeam, type TestPerson, type TestTeam } from '../../../testing/factories.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { eraseInvitationsJob, teamWorkers } from '../jobs.ts';

const app = useTestApp();

type Invited = { emails?: string[]; userIds?: string[]; departmentId?: string };
const invite = ({ id: teamId, owner }: TestTeam, input: Invited, as: TestPerson = owner) =>
  app.call(api.relationship.invite, { teamId, ...input }, { as });
const accept = (invitation: string, as: TestPerson) => app.call(api.apply.add, { invitation }, { as });
const mailsTo = (email: string) => app.mailer.sent.filter(({ to }) => to === email);
const kept = async (team: TestTeam) => {
  const text = 'select email, token_hash from invitations where team_id = $1';
  return (await app.ports.database.pool.query(text, [team.id])).rows;
};

describe('relationship.invite', () => {
  test('counts each address once and skips those who are in the team, the caller too', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [one = team.owner, two = team.owner] = team.members;
    const colleague = await buildPerson(app);
    await buildTeam(app, { owner: team.owner, members: [colleague] });
    const email = newAddress();
    const invited = await invite(team, {
      emails: [email, email.toUpperCase(), one.email, team.owner.email, colleague.email],
      userIds: [two.id, two.id, colleague.id],
    });
    expect(invited.data).toEqual({ invited: 2, skipped: [one.email, team.owner.email, two.id] });
    await app.ports.queue.drain();
    expect(mailsTo(one.email)).toHaveLength(0);
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo(colleague.email)).toHaveLength(1);
  });

  test('answers the same whether an address has an account', async () => {
    const team = await buildTeam(app);
    const known = await buildPerson(app);
    const [one, two] = [
      await invite(team, { emails: [known.email] }),
      await invite(team, { emails: [newAddress()] }),
    ];
    expect(one.data).toEqual({ invited: 1, skipped: [] });
    expect(two.data).toEqual(one.data);
  });

  test('knows by account only those who are in a team with the caller', async () => {
    const team = await buildTeam(app);
    const stranger = await buildPerson(app);
    const refused = await invite(team, { emails: [newAddress()], userIds: [stranger.id] });
    expect(refused.refusal.key).toBe('userNotFound');
    expect(await kept(team)).toEqual([]);
  });

  test('refuses 101 people, no one, and a broken address', async () => {
    const team = await buildTeam(app);
    const emails = Array.from({ length: 101 }, newAddress);
    expect((await invite(team, { emails })).refusal).toMatchObject({
      key: 'inviteTooMany',
      params: { maximum: 100 },
    });
    const userIds = [team.owner.id];
    expect((await invite(team, { emails: emails.slice(1), userIds })).refusal.key).toBe('inviteTooMany');
    expect((await invite(team, { emails: [] })).code).toBe(400);
    expect((await invite(team, { emails: ['nobody at home'] })).refusal.errors).toMatchObject([
      { path: 'emails.0', key: 'emailInvalid' },
    ]);
    expect((await invite(team, { emails: emails.slice(1) })).data.invited).toBe(100);
  });

  test('names a department where the team has some', async () => {
    const team = await buildTeam(app);
    const foreign = await buildDepartment(app, await buildTeam(app), 'Press');
    const emails = [newAddress()];
    expect((await invite(team, { emails, departmentId: foreign })).refusal.key).toBe('departmentNotFound');
    const departmentId = await buildDepartment(app, team, 'Cellar');
    expect((await invite(team, { emails })).refusal.key).toBe('departmentMissing');
    expect((await invite(team, { emails, departmentId })).code).toBe(200);
  });

  test('is for administrators', async () => {
    const team = await buildTeam(app, { members: 1 });
    const emails = [newAddress()];
    expect((await invite(team, { emails }, team.members[0])).refusal.key).toBe('adminsOnly');
    expect((await invite(team, { emails }, await buildPerson(app))).refusal.key).toBe('teamNotFound');
  });

  test('is bounded by the day, for each person', async () => {
    const strict = await openTestApp({ allowance: 1 });
    try {
      const { id: teamId, owner } = await buildTeam(strict);
      const hundred = () =>
        strict.call(
          api.relationship.invite,
          { teamId, emails: Array.from({ length: 100 }, newAddress) },
          { as: owner },
        );
      for (let round = 0; round < 6; round += 1) expect((await hundred()).code).toBe(200);
      expect((await hundred()).refusal.key).toBe('inviteTooOften');
    } finally {
      await strict.close();
    }
  });
});

describe('taking an invitation', () => {
  test('joins at once, into the department, and settles an application that waits', async () => {
    const team = await buildClosedTeam(app);
    const departmentId = await buildDepartment(app, team, 'Cellar');
    const person = await buildPerson(app);
    const applyId = await buildApplication(app, team, { as: person });
    const token = await buildInvitation(app, team, person.email, { departmentId });
    const joined = await accept(token, person);
    expect(joined.data).toMatchObject({ application: null, team: { id: team.id, memberCount: 2 } });
    const own = await app.call(api.relationship.get, { teamId: team.id }, { as: person });
    expect(own.data.departments).toEqual([{ id: departmentId, name: 'Cellar', leader: false }]);
    const shown = await app.call(api.apply.show, { teamId: team.id }, { as: team.owner });
    expect(shown.data).toMatchObject({
      Not_processed: [],
      Processed: [{ id: applyId, status: 'approved', decidedBy: { id: team.owner.id } }],
    });
    expect(await kept(team)).toEqual([]);
  });

  test('is for the invited address alone', async () => {
    const team = await buildTeam(app);
    const person = await buildPerson(app);
    const token = await buildInvitation(app, team, person.email);
    const other = await buildPerson(app);
    expect((await accept(token, other)).refusal.key).toBe('invitationForOther');
    expect((await accept('x'.repeat(43), person)).refusal.key).toBe('invitationInvalid');
    expect((await accept(token, person)).code).toBe(200);
  });

  test('ten times at once makes one membership', { tags: 'postgres/at-once' }, async () => {
    const team = await buildTeam(app);
    const person = await buildPerson(app);
    const token = await buildInvitation(app, team, person.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token, person)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const others = answers.filter(({ code }) => code !== 200).map(({ refusal }) => refusal.key);
    expect(new Set(others)).toEqual(new Set(['invitationInvalid']));
    const own = await app.call(api.team.list, {}, { as: person });
    expect(own.data.result[0]?.memberCount).toBe(2);
  });

  test('works for fourteen days; inviting again renews it, and the older link ends with the newer mail', {
    tags: 'postgres/sql',
  }, async () => {
    const team = await buildTeam(app);
    const person = await buildPerson(app);
    const first = await buildInvitation(app, team, person.email);
    app.clock.advance(13 * DAY);
    const second = await buildInvitation(app, team, person.email);
    expect(await kept(team)).toHaveLength(1);
    expect((await accept(first, person)).refusal.key).toBe('invitationInvalid');
    app.clock.advance(13 * DAY);
    expect((await accept(second, person)).code).toBe(200);

    const late = await buildPerson(app);
    const token = await buildInvitation(app, team, late.email);
    app.clock.advance(14 * DAY);
    expect((await accept(token, late)).refusal.key).toBe('invitationInvalid');
    app.clock.advance(1);
    const erase = teamWorkers(app.ports).find(({ name }) => name === eraseInvitationsJob.name);
    await erase?.run(null);
    expect(await kept(team)).toEqual([]);
  });

  test('of two invitations in a row the last one is mailed', async () => {
    const team = await buildTeam(app);
    const email = newAddress();
    await invite(team, { emails: [email] });
    app.clock.advance(1);
    await invite(team, { emails: [email] });
    await app.ports.queue.drain();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('ends with who sent it, and with any other way in', { tags: 'postgres/sql' }, async () => {
    const team = await buildTeam(app, { members: 1 });
    const [admin = team.owner] = team.members;
    const inTeam = { teamId: team.id, userId: admin.id };
    await app.call(api.relationship.authorizes, inTeam, { as: team.owner });
    const [one, two] = [await buildPerson(app), await buildPerson(app)];
    await invite(team, { emails: [one.email, two.email] }, admin);
    const [first, second] = [await readInvitation(app, one.email), await readInvitation(app, two.email)];
    const byCode = await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as: one });
    expect(byCode.code).toBe(200);
    await app.call(api.relationship.exit, { teamId: team.id }, { as: one });
    expect((await accept(first, one)).refusal.key).toBe('invitationInvalid');
    await app.call(api.relationship.kick, inTeam, { as: team.owner });
    expect((await accept(second, two)).refusal.key).toBe('invitationInvalid');
  });
});

describe('a team’s code', () => {
  const show = (inviteCode: string) => app.call(api.apply.inviteCode, { inviteCode });

  test('names the team to anyone who holds it, and nothing else of it', async () => {
    const team = await buildClosedTeam(app);
    expect((await show(team.inviteCode)).data).toEqual({ team: { name: team.name } });
    expect((await show(` ${team.inviteCode.toLowerCase()} `)).data.team.name).toBe(team.name);
  });

  test('that is wrong, renewed, or of a team that has ended is refused as joining refuses it', async () => {
    const [renewed, ended] = [await buildTeam(app), await buildTeam(app)];
    await app.call(api.team.renewCode, { teamId: renewed.id }, { as: renewed.owner });
    await app.call(api.team.remove, { teamId: ended.id }, { as: ended.owner });
    const as = await buildPerson(app);
    for (const inviteCode of [renewed.inviteCode, ended.inviteCode, 'AAAAAAAA']) {
      const joining = await app.call(api.apply.add, { inviteCode }, { as });
      const { code, message, refusal } = await show(inviteCode);
      expect(refusal.key).toBe('inviteCodeInvalid');
      expect({ code, message, refusal }).toEqual({
        code: joining.code,
        message: joining.message,
        refusal: joining.refusal,
      });
    }
  });

  test('is tried by one address 60 times an hour', async () => {
    const strict = await openTestApp({ allowance: 1 });
    try {
      const { inviteCode } = await buildTeam(strict);
      const ask = () => strict.call(api.apply.inviteCode, { inviteCode });
      for (let round = 0; round < 60; round += 1) expect((await ask()).code).toBe(200);
      expect((await ask()).code).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('a personal link', () => {
  const link = async (team: TestTeam, more: { name?: string; departmentId?: string } = {}) => {
    const made = await app.call(
      api.relationship.inviteLink,
      { teamId: team.id, ...more },
      { as: team.owner },
    );
    return new URL(made.data.url).searchParams.get('invitation') ?? '';
  };

  test('names team and inviter to anyone who holds it, and no address', async () => {
    const team = await buildClosedTeam(app);
    const shown = await app.call(api.apply.invitation, { invitation: await link(team) });
    expect(shown.data).toMatchObject({
      email: null,
      hasAccount: false,
      mayRegister: true,
      team: { name: team.name },
      inviter: { name: team.owner.name },
    });
  });

  test('admits the first person who accepts it, and no one after them', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildClosedTeam(app);
    const departmentId = await buildDepartment(app, team, 'Cellar');
    const token = await link(team, { name: 'Ana', departmentId });
    const people = await Promise.all(Array.from({ length: 4 }, () => buildPerson(app)));
    const answers = await Promise.all(people.map((person) => accept(token, person)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const others = answers.filter(({ code }) => code !== 200).map(({ refusal }) => refusal.key);
    expect(new Set(others)).toEqual(new Set(['invitationInvalid']));
    expect(await kept(team)).toEqual([]);
  });

  test('stays good when a member opens it, lives for seven days, and is taken back', async () => {
    const team = await buildClosedTeam(app, { members: 1 });
    const token = await link(team);
    expect((await accept(token, team.members[0] ?? team.owner)).refusal.key).toBe('alreadyMember');
    const { items } = (await app.call(api.relationship.invited, { teamId: team.id }, { as: team.owner }))
      .data;
    expect(items).toMatchObject([{ email: null, name: null }]);
    const taken = { teamId: team.id, invitationId: items[0]?.id ?? '' };
    await app.call(api.relationship.uninvite, taken, { as: team.owner });
    expect((await accept(token, await buildPerson(app))).refusal.key).toBe('invitationInvalid');
    const late = await link(team);
    app.clock.advance(7 * DAY);
    expect((await accept(late, await buildPerson(app))).refusal.key).toBe('invitationInvalid');
  });

  test('shows no mailbox: an account needs a code, and the token is kept nowhere', async () => {
    const team = await buildClosedTeam(app);
    const key = 'the-same-link';
    const made = await app.call(
      api.relationship.inviteLink,
      { teamId: team.id },
      { as: team.owner, headers: { 'idempotency-key': key } },
    );
    const invitation = new URL(made.data.url).searchParams.get('invitation') ?? '';
    const registered = await app.call(api.register.userRegister, {
      email: newAddress(),
      invitation,
      password: 'vineyard-77',
      name: 'Ana',
      agreed: true,
    });
    expect(registered.refusal.key).toBe('invitationInvalid');
    const { pool } = app.ports.database;
    const answers = await pool.query('select answer::text from idempotency_keys where key = $1', [key]);
    expect(answers.rows).toEqual([]);
    expect(JSON.stringify(await kept(team))).not.toContain(invitation);
  });
});
