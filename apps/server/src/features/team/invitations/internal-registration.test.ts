import { api, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDepartment, buildInvitation, readInvitation } from '../../../testing/admission.ts';
import { newAddress } from '../../../testing/codes.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  type TestPerson,
  type TestTeam,
} from '../../../testing/factories.ts';
import { openSecondTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

type People = RequestOf<typeof api.register.internalRegistration>['people'];
const register = ({ id, owner }: TestTeam, people: People, as: TestPerson = owner) =>
  app.call(api.register.internalRegistration, { teamId: id, people }, { as });
const membersOf = async ({ id, owner }: TestTeam) =>
  (await app.call(api.relationship.gets, { teamId: id, limit: 100 }, { as: owner })).data.items;
const waitingFor = async (as: { token: string }) =>
  (await app.call(api.apply.invitations, {}, { as })).data.items;
const form = { name: 'Ana Li', password: 'trellis-7-north', agreed: true } as const;
const signUp = (email: string, invitation: string) =>
  app.call(api.register.userRegister, { ...form, email, invitation });

describe('people who are registered', () => {
  test('are asked: they create an account by the link, see who invites them where, and join', {
    tags: 'postgres/sql',
  }, async () => {
    const owner = await buildPerson(app, { name: 'Maya Okafor' });
    const team = await buildTeam(app, { name: 'Cellar', owner });
    const email = newAddress();
    const done = await register(team, [{ name: 'Ana', email: email.toUpperCase() }]);
    expect(done.data).toEqual({ invited: [email], failed: [] });
    expect((await membersOf(team)).map(({ name }) => name)).toEqual(['Maya Okafor']);

    const invitation = await readInvitation(app, email);
    expect((await app.call(api.apply.invitation, { invitation })).data).toMatchObject({
      email,
      name: 'Ana',
      hasAccount: false,
      mayRegister: true,
      team: { name: 'Cellar', memberCount: 1 },
      inviter: { name: 'Maya Okafor' },
    });
    const { data: as } = await signUp(email, invitation);
    expect(as.user).toMatchObject({ email, name: 'Ana Li', hasPassword: true });
    expect((await app.call(api.team.list, {}, { as })).data.result).toEqual([]);
    const waiting = await waitingFor(as);
    expect(waiting).toMatchObject([{ team: { id: team.id }, inviter: { id: owner.id } }]);
    const invitationId = waiting[0]?.id;
    const joined = await app.call(api.apply.add, { invitationId }, { as });
    expect(joined.data.team).toMatchObject({ id: team.id, memberCount: 2 });
    expect(await waitingFor(as)).toEqual([]);
  });

  test('who have an account are asked when they sign in; nothing that they write goes there before', async () => {
    const team = await buildTeam(app);
    const known = await buildPerson(app);
    await register(team, [{ name: 'Known Person', email: known.email }]);
    await app.ports.queue.drain();
    await buildDiary(app, { author: known });
    const feed = await app.call(api.diary.recently, { teamId: team.id }, { as: team.owner });
    expect(feed.data.items).toEqual([]);
    const notices = (await app.call(api.notice.get, {}, { as: known })).data.items;
    expect(notices).toMatchObject([{ kind: 'invitation', team: { id: team.id } }]);

    const [invitation] = await waitingFor(known);
    const invitationId = invitation?.id ?? '';
    const declined = await app.call(api.apply.decline, { invitationId }, { as: known });
    expect(declined.data).toEqual({});
    expect(await waitingFor(known)).toEqual([]);
    expect((await app.call(api.notice.total, {}, { as: known })).data.total).toBe(0);
    const refused = await app.call(api.apply.add, { invitationId }, { as: known });
    expect(refused.refusal.key).toBe('invitationInvalid');
  });

  test('are told the same of, by the same statements, whether they have accounts', async () => {
    const team = await buildTeam(app);
    const known = [await buildPerson(app), await buildPerson(app)].map(({ email }) => email);
    const unknown = [newAddress(), newAddress()];
    const named = (emails: readonly string[]) => emails.map((email) => ({ name: 'Ana', email }));
    const ofKnown = await register(team, named(known));
    const ofUnknown = await register(team, named(unknown));
    expect(ofKnown.data).toEqual({ invited: known, failed: [] });
    expect(ofUnknown.data).toEqual({ invited: unknown, failed: [] });
    expect(ofUnknown.statements).toEqual(ofKnown.statements);
    await app.ports.queue.drain();
    const { items } = (await app.call(api.relationship.invited, { teamId: team.id }, { as: team.owner }))
      .data;
    expect(new Set(items.map((item) => Object.keys(item).join()))).toHaveLength(1);
    expect(items).toHaveLength(4);
  });

  test('may create an account where registration is closed; who is invited by address alone may not', async () => {
    const closed = await openSecondTestApp(app, { config: { registrationOpen: false } });
    try {
      const team = await buildTeam(closed);
      const [named, unnamed] = [newAddress(), newAddress()];
      await closed.call(
        api.register.internalRegistration,
        { teamId: team.id, people: [{ name: 'Ana', email: named }] },
        { as: team.owner },
      );
      const invitation = await readInvitation(closed, named);
      const other = await buildInvitation(closed, team, unnamed);
      expect((await closed.call(api.apply.invitation, { invitation: other })).data.mayRegister).toBe(false);
      expect((await closed.call(api.apply.invitation, { invitation })).data.mayRegister).toBe(true);
      const wish = { ...form, email: unnamed, invitation: other };
      expect((await closed.call(api.register.userRegister, wish)).refusal.key).toBe('registrationClosed');
      expect((await closed.call(api.register.userRegister, { ...form, email: named, invitation })).code).toBe(
        200,
      );
    } finally {
      await closed.close();
    }
  });

  test('have a link for their own address alone, until they answer or it is taken back', async () => {
    const team = await buildTeam(app);
    const [ana, ben, chen] = [newAddress(), newAddress(), newAddress()];
    await register(
      team,
      [ana, ben, chen].map((email) => ({ name: 'New Person', email })),
    );
    const [forAna, forBen, forChen] = [
      await readInvitation(app, ana),
      await readInvitation(app, ben),
      await readInvitation(app, chen),
    ];
    expect((await signUp(ben, forAna)).refusal.key).toBe('invitationForOther');
    expect((await signUp(ana, 'x'.repeat(43))).refusal.key).toBe('invitationInvalid');
    expect((await signUp(ana, forAna)).code).toBe(200);
    expect((await signUp(ana, forAna)).refusal.key).toBe('invitationInvalid');

    for (const invitation of [forBen, forBen]) {
      expect((await app.call(api.apply.declineByMail, { invitation })).data).toEqual({});
    }
    expect((await signUp(ben, forBen)).refusal.key).toBe('invitationInvalid');

    const { items } = (await app.call(api.relationship.invited, { teamId: team.id }, { as: team.owner }))
      .data;
    expect(items.map(({ email }) => email).sort()).toEqual([ana, chen].sort());
    const taken = { teamId: team.id, invitationId: items.find(({ email }) => email === chen)?.id ?? '' };
    expect((await app.call(api.relationship.uninvite, taken, { as: team.owner })).data).toEqual({});
    expect((await signUp(chen, forChen)).refusal.key).toBe('invitationInvalid');
    const again = await app.call(api.relationship.uninvite, taken, { as: team.owner });
    expect(again.refusal.key).toBe('invitationNotFound');
    const { data } = await app.call(api.team.audit, { teamId: team.id }, { as: team.owner });
    expect(data.items[0]).toMatchObject({ action: 'invitation_removed', subject: null, details: {} });
  });

  test('may bear any name that can be seen, formulas too', async () => {
    const team = await buildTeam(app);
    const names = ['=HYPERLINK("http://evil.example")', '+1', '-2', '@SUM(A1)', '王　芳'];
    const people = names.map((name) => ({ name, email: newAddress() }));
    expect((await register(team, people)).data.invited).toHaveLength(names.length);
    const { items } = (await app.call(api.relationship.invited, { teamId: team.id }, { as: team.owner }))
      .data;
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    const hidden = await register(team, [{ name: 'Ana\u202e', email: newAddress() }]);
    expect(hidden.refusal.errors).toMatchObject([{ path: 'people.0.name', key: 'nameNotPlain' }]);
  });
});

describe('one by one', () => {
  test('who has an account is invited; faults do not stop the others', async () => {
    const team = await buildTeam(app, { members: 1 });
    const foreign = await buildDepartment(app, await buildTeam(app), 'Press');
    const departmentId = await buildDepartment(app, team, 'Cellar');
    const [member = team.owner] = team.members;
    const known = await buildPerson(app);
    const [fresh, lost, astray] = [newAddress(), newAddress(), newAddress()];
    const done = await register(team, [
      { name: 'Fresh', email: fresh, departmentId },
      { name: 'Fresh again', email: fresh, departmentId },
      { name: 'Known', email: known.email, departmentId },
      { name: 'Member', email: member.email, departmentId },
      { name: 'Lost', email: lost },
      { name: 'Astray', email: astray, departmentId: foreign },
    ]);
    expect(done.data).toEqual({
      invited: [fresh, known.email],
      failed: [
        { email: fresh, reason: 'emailTwice' },
        { email: member.email, reason: 'memberAlready' },
        { email: lost, reason: 'departmentMissing' },
        { email: astray, reason: 'departmentNotFound' },
      ],
    });
    const invitation = await readInvitation(app, known.email);
    expect((await app.call(api.apply.add, { invitation }, { as: known })).code).toBe(200);
    const own = await app.call(api.relationship.get, { teamId: team.id }, { as: known });
    expect(own.data).toMatchObject({ name: known.name, departments: [{ id: departmentId }] });
  });

  test('names what is wrong in a list, and takes up to a hundred', async () => {
    const team = await buildTeam(app);
    const hundred = Array.from({ length: 100 }, (_, index) => ({
      name: `Person ${index}`,
      email: newAddress(),
    }));
    expect((await register(team, [...hundred, { name: 'One more', email: newAddress() }])).code).toBe(400);
    expect((await register(team, [])).code).toBe(400);
    const [first = { name: '', email: '' }] = hundred;
    const refused = await register(team, [first, { name: ' ', email: 'nobody at home' }]);
    expect(refused.refusal.errors).toMatchObject([
      { path: 'people.1.name', key: 'nameRequired' },
      { path: 'people.1.email', key: 'emailInvalid' },
    ]);
    expect((await register(team, hundred)).data.invited).toHaveLength(100);
    expect((await app.call(api.team.list, {}, { as: team.owner })).data.result[0]?.memberCount).toBe(1);
  });

  test('makes one invitation of each where two lists with the same people come at once', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildTeam(app);
    const people = Array.from({ length: 8 }, () => ({ name: 'Ana', email: newAddress() }));
    const answers = await Promise.all([register(team, people), register(team, people.toReversed())]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    const { items } = (await app.call(api.relationship.invited, { teamId: team.id }, { as: team.owner }))
      .data;
    expect(items).toHaveLength(8);
  });
});

describe('is for', () => {
  test('administrators of the team', async () => {
    const team = await buildTeam(app, { members: 1 });
    const people = [{ name: 'Ana', email: newAddress() }];
    expect((await register(team, people, team.members[0])).refusal.key).toBe('adminsOnly');
    expect((await register(team, people, await buildPerson(app))).refusal.key).toBe('teamNotFound');
  });

  test('and members who administer the server, whose invitations hold too', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [member = team.owner] = team.members;
    const named = 'update users set instance_admin = true where id = $1';
    await app.ports.database.pool.query(named, [member.id]);
    const known = await buildPerson(app);
    const people = [
      { name: 'Ana', email: newAddress() },
      { name: 'Known', email: known.email },
    ];
    const done = await register(team, people, member);
    expect(done.data).toMatchObject({ invited: people.map(({ email }) => email) });
    const invitation = await readInvitation(app, known.email);
    expect((await app.call(api.apply.add, { invitation }, { as: known })).code).toBe(200);
  });
});
