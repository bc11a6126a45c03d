import { api, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../platform/clock.ts';
import { buildDepartment, readInvitation } from '../../../testing/admission.ts';
import { askForCode, findCode, newAddress, otherThan } from '../../../testing/codes.ts';
import { buildPerson, buildTeam, type TestPerson, type TestTeam } from '../../../testing/factories.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { accountWorkers, tidyJob } from '../../account/jobs.ts';

const app = useTestApp();

type People = RequestOf<typeof api.register.internalRegistration>['people'];
const register = ({ id, owner }: TestTeam, people: People, as: TestPerson = owner) =>
  app.call(api.register.internalRegistration, { teamId: id, people }, { as });
const membersOf = async ({ id, owner }: TestTeam) =>
  (await app.call(api.relationship.gets, { teamId: id, limit: 100 }, { as: owner })).data.items;
const mailTo = async (email: string) => {
  await app.ports.queue.drain();
  return app.mailer.lastTo(email);
};

describe('new people', () => {
  test('are members at once and choose a password with the code from the mail', async () => {
    const owner = await buildPerson(app, { name: 'Maya Okafor' });
    const team = await buildTeam(app, { name: 'Cellar', owner });
    const email = newAddress();
    const done = await register(team, [{ name: 'Ana', email: email.toUpperCase() }]);
    expect(done.data).toEqual({ created: [email], existing: [], failed: [] });
    expect((await membersOf(team)).map(({ name }) => name).sort()).toEqual(['Ana', 'Maya Okafor']);

    const mail = await mailTo(email);
    expect(mail?.subject).toBe('Cellar is waiting for you at Grape Garden');
    expect(mail?.text).toContain('Maya Okafor has made an account for you');
    expect(mail?.text).toContain(`/forgot?email=${encodeURIComponent(email)}`);
    const code = findCode(mail?.text ?? '') ?? '';
    const password = 'trellis-7-north';
    app.clock.advance(6 * DAY);
    expect((await app.call(api.auth.forgetPassword, { email, code, password })).code).toBe(200);
    const signedIn = await app.call(api.user.login, { email, password });
    expect(signedIn.data.user).toMatchObject({ email, name: 'Ana', hasPassword: true });
    const teams = await app.call(api.team.list, {}, { as: signedIn.data });
    expect(teams.data.result.map(({ id }) => id)).toEqual([team.id]);
  });

  test('are written to in the language of who made their account', async () => {
    const owner = await buildPerson(app, { name: '李娜', locale: 'zh', timezone: 'Asia/Shanghai' });
    const team = await buildTeam(app, { name: '葡萄园', owner });
    const email = newAddress();
    await register(team, [{ name: '王芳', email }]);
    const mail = await mailTo(email);
    expect(mail?.subject).toBe('葡萄园在葡萄园等你');
    expect(mail?.text).toContain('王芳，你好！');
  });

  test('have five tries at their code and seven days; tidying leaves it until then', async () => {
    const team = await buildTeam(app);
    const [guessed, late] = [newAddress(), newAddress()];
    await register(team, [
      { name: 'Ana', email: guessed },
      { name: 'Ben', email: late },
    ]);
    const codeOf = async (email: string) => findCode((await mailTo(email))?.text ?? '') ?? '';
    const choose = async (email: string, code: string) =>
      (await app.call(api.auth.forgetPassword, { email, code, password: 'trellis-7-north' })).code;
    const code = await codeOf(guessed);
    for (let tries = 0; tries < 5; tries += 1) expect(await choose(guessed, otherThan(code))).toBe(400);
    expect(await choose(guessed, code)).toBe(400);
    app.clock.advance(MINUTE);
    expect(await choose(guessed, await askForCode(app, guessed, 'reset'))).toBe(200);

    const unused = await codeOf(late);
    app.clock.advance(6 * DAY);
    const tidy = accountWorkers(app.ports).find(({ name }) => name === tidyJob.name);
    await tidy?.run(null);
    const count = async () =>
      (await app.ports.database.pool.query('select from verification_codes where email = $1', [late]))
        .rowCount;
    expect(await count()).toBe(1);
    app.clock.advance(DAY);
    expect(await choose(late, unused)).toBe(400);
    app.clock.advance(1);
    await tidy?.run(null);
    expect(await count()).toBe(0);
  });

  test('are not welcomed where they were removed before the mail was written', async () => {
    const team = await buildTeam(app);
    const email = newAddress();
    await register(team, [{ name: 'Ana', email }]);
    const ana = (await membersOf(team)).find(({ name }) => name === 'Ana');
    await app.call(api.relationship.kick, { teamId: team.id, userId: ana?.id ?? '' }, { as: team.owner });
    expect(await mailTo(email)).toBeUndefined();
  });

  test('keep the name that was written for them, formulas too', async () => {
    const team = await buildTeam(app);
    const names = ['=HYPERLINK("http://evil.example")', '+1', '-2', '@SUM(A1)', '王　芳'];
    const people = names.map((name) => ({ name, email: newAddress() }));
    expect((await register(team, people)).data.created).toHaveLength(names.length);
    const shown = (await membersOf(team)).map(({ name }) => name);
    expect(shown).toEqual(expect.arrayContaining(names));
  });

  test('do not use up the codes that an office may ask for', async () => {
    const strict = await openTestApp({ config: { rateLimitScale: 1 } });
    try {
      const { id: teamId, owner } = await buildTeam(strict);
      const people = Array.from({ length: 40 }, () => ({ name: 'Ana', email: newAddress() }));
      await strict.call(api.register.internalRegistration, { teamId, people }, { as: owner });
      expect((await strict.call(api.register.sendCode, { email: newAddress() })).code).toBe(200);
    } finally {
      await strict.close();
    }
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
      created: [fresh],
      existing: [known.email],
      failed: [
        { email: fresh, reason: 'emailTwice' },
        { email: member.email, reason: 'memberAlready' },
        { email: lost, reason: 'departmentMissing' },
        { email: astray, reason: 'departmentNotFound' },
      ],
    });
    const cellar = (await membersOf(team)).filter(({ departments }) => departments[0]?.id === departmentId);
    expect(cellar.map(({ name }) => name)).toEqual(['Fresh']);
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
    expect((await register(team, hundred)).data.created).toHaveLength(100);
    expect((await app.call(api.team.list, {}, { as: team.owner })).data.result[0]?.memberCount).toBe(101);
  });

  test('makes one account where two lists with the same people come at once', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildTeam(app);
    const people = Array.from({ length: 8 }, () => ({ name: 'Ana', email: newAddress() }));
    const answers = await Promise.all([register(team, people), register(team, people.toReversed())]);
    expect(answers.flatMap(({ data }) => data.created)).toHaveLength(8);
    expect(await membersOf(team)).toHaveLength(9);
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
    expect(done.data).toMatchObject({ created: [people[0]?.email], existing: [known.email] });
    const invitation = await readInvitation(app, known.email);
    expect((await app.call(api.apply.add, { invitation }, { as: known })).code).toBe(200);
  });
});
