import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../platform/clock.ts';
import { askForCode, askForMail, findCode } from '../../../testing/codes.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const close = (as: TestPerson) =>
  app.call(api.auth.deleteAccount, { email: as.email, password: as.password }, { as });
const signIn = ({ email, password }: TestPerson, restore?: boolean) =>
  app.call(api.user.login, { email, password, ...(restore !== undefined && { restore }) });
const teamsOf = async (as: { token: string }) => (await app.call(api.team.list, {}, { as })).data.result;
const membersOf = async (teamId: string, as: TestPerson) =>
  (await app.call(api.relationship.gets, { teamId }, { as })).data.items.map(({ id }) => id);

describe('auth.deleteAccount', () => {
  test('needs the address and the password', async () => {
    const person = await buildPerson(app);
    const { email, password } = person;
    const ask = (input: { email: string; password?: string }) =>
      app.call(api.auth.deleteAccount, input, { as: person });
    const other = await ask({ email: 'somebody.else@garden.example', password });
    expect(other.refusal.errors).toMatchObject([{ path: 'email', key: 'accountEmailDiffers' }]);
    expect((await ask({ email })).refusal.errors).toMatchObject([
      { path: 'password', key: 'passwordRequired' },
    ]);
    const wrong = await ask({ email, password: 'not-this-one' });
    expect(wrong.refusal.errors).toMatchObject([{ path: 'password', key: 'passwordWrong' }]);
    expect((await signIn(person)).code).toBe(200);
    expect((await ask({ email: email.toUpperCase(), password })).code).toBe(200);
  });

  test('needs no password where the account has none', async () => {
    const person = await buildPerson(app);
    await app.ports.database.pool.query('update users set password_hash = null where id = $1', [person.id]);
    const closed = await app.call(api.auth.deleteAccount, { email: person.email }, { as: person });
    expect(closed.code).toBe(200);
  });

  test('guessing the password is slowed as at the door', async () => {
    const slow = await openTestApp({ allowance: 1 });
    const person = await buildPerson(slow);
    const guess = () =>
      slow.call(api.auth.deleteAccount, { email: person.email, password: 'not-this-one' }, { as: person });
    for (let tries = 0; tries < 10; tries += 1) await guess();
    expect((await guess()).refusal.key).toBe('signInSlowed');
    await slow.close();
  });

  test('ends every session and membership at once, and says until when it can be undone', async () => {
    const person = await buildPerson(app);
    const { id: teamId, owner } = await buildTeam(app, { members: [person] });
    const elsewhere = (await signIn(person)).data;
    const closed = await close(person);
    expect(closed.data.erasedOn).toBe(new Date(app.clock.now().getTime() + 14 * DAY).toISOString());
    for (const as of [person, elsewhere]) {
      expect((await app.call(api.user.info, {}, { as })).code).toBe(403);
    }
    expect(await membersOf(teamId, owner)).toEqual([owner.id]);
    expect((await teamsOf(owner))[0]?.memberCount).toBe(1);
    const seen = await app.call(api.user.info, { userId: person.id }, { as: owner });
    expect(seen.refusal.key).toBe('userNotFound');
    await app.ports.queue.drain();
    const mail = app.mailer.lastTo(person.email);
    expect(mail?.subject).toBe('Your account is closed');
    expect(mail?.text).toContain('April 14, 2026');
  });

  test('the mail is in the language of the person', async () => {
    const person = await buildPerson(app, { locale: 'zh', timezone: 'Asia/Shanghai' });
    await close(person);
    await app.ports.queue.drain();
    expect(app.mailer.lastTo(person.email)?.text).toContain('2026年4月14日');
  });

  test('is refused while someone needs the owner of a team, whose name is told', async () => {
    const { owner } = await buildTeam(app, { name: 'Orchard', members: 1 });
    await buildTeam(app, { name: 'Alone', owner });
    await buildTeam(app, { name: 'Cellar', owner, members: 1 });
    const refused = await close(owner);
    expect(refused.refusal).toMatchObject({ key: 'accountOwnsTeams', params: { teams: 'Cellar, Orchard' } });
    expect(await teamsOf(owner)).toHaveLength(3);
  });

  test('takes teams along that no one else is in', async () => {
    const { owner, inviteCode } = await buildTeam(app, { name: 'Hermitage' });
    await close(owner);
    const stranger = await buildPerson(app);
    const found = await app.call(api.team.search, { keyword: inviteCode }, { as: stranger });
    expect(found.data.items).toEqual([]);
  });

  test('withdraws what waits, and no one comes into a team by it any more', async () => {
    const person = await buildPerson(app);
    const { id: teamId, owner, inviteCode } = await buildTeam(app);
    await app.call(api.team.open, { teamId, joinVerification: true }, { as: owner });
    await app.call(api.apply.add, { inviteCode }, { as: person });
    expect((await teamsOf(owner))[0]?.waiting).toBe(1);
    await close(person);
    expect((await teamsOf(owner))[0]?.waiting).toBe(0);
  });

  test('of two at once, one closes it', { tags: 'postgres/at-once' }, async () => {
    const person = await buildPerson(app);
    const codes = (await Promise.all([close(person), close(person)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 403]);
  });
});

describe('a closed account', () => {
  test('is told to those who know the password, and to no one else', async () => {
    const person = await buildPerson(app, { timezone: 'Pacific/Kiritimati' });
    await close(person);
    const told = await signIn(person);
    expect(told).toMatchObject({
      code: 400,
      refusal: { key: 'accountClosing', params: { day: '2026-04-14' } },
    });
    for (const restore of [false, true]) {
      const wrong = await signIn({ ...person, password: 'not-this-one' }, restore);
      expect(wrong.refusal.key).toBe('credentialsWrong');
    }
    expect((await signIn(person, false)).refusal.key).toBe('accountClosing');
  });

  test('is opened again with its teams, its role in them, and its diaries', async () => {
    const person = await buildPerson(app);
    const { id: teamId, owner } = await buildTeam(app, { name: 'Vineyard', members: [person] });
    app.clock.advance(MINUTE);
    const { id: own } = await buildTeam(app, { name: 'Own', owner: person });
    await app.ports.database.pool.query(
      `update memberships set role = 'admin' where team_id = $1 and user_id = $2`,
      [teamId, person.id],
    );
    const { id: diaryId, day } = await buildDiary(app, { author: person, teamIds: [teamId] });
    const settled = async () =>
      (
        await app.ports.database.pool.query('select settled from team_days where team_id = $1 and day = $2', [
          teamId,
          day,
        ])
      ).rows;
    await close(person);
    expect(await settled()).toEqual([{ settled: 0 }]);
    app.clock.advance(13 * DAY);
    const back = await signIn(person, true);
    expect(back).toMatchObject({ code: 200, data: { user: { id: person.id, name: person.name } } });
    const teams = await teamsOf(back.data);
    expect(teams.map(({ id, role }) => [id, role])).toEqual([
      [teamId, 'admin'],
      [own, 'owner'],
    ]);
    expect(teams.map(({ memberCount }) => memberCount)).toEqual([2, 1]);
    expect(await membersOf(teamId, owner)).toContain(person.id);
    expect(await settled()).toEqual([{ settled: 1 }]);
    const diary = await app.call(api.diary.get, { diaryId }, { as: owner });
    expect(diary.data.author.name).toBe(person.name);
    expect((await signIn(person)).code).toBe(200);
  });

  test('does not come back to a team that it had left before, nor to one that is gone', async () => {
    const person = await buildPerson(app);
    const left = await buildTeam(app, { members: [person] });
    const gone = await buildTeam(app, { members: [person] });
    const kept = await buildTeam(app, { members: [person] });
    await app.call(api.relationship.exit, { teamId: left.id }, { as: person });
    app.clock.advance(MINUTE);
    await close(person);
    await app.ports.database.pool.query('update teams set deleted_at = $2 where id = $1', [
      gone.id,
      app.clock.now(),
    ]);
    const back = await signIn(person, true);
    expect((await teamsOf(back.data)).map(({ id }) => id)).toEqual([kept.id]);
  });

  test('reads as a former member in the feed, until it is opened again', async () => {
    const person = await buildPerson(app, { name: 'Quentin Tarragon' });
    const { id: teamId, owner } = await buildTeam(app, { members: [person] });
    await buildDiary(app, { author: person, teamIds: [teamId] });
    await close(person);
    const feed = await app.call(api.diary.recently, { teamId }, { as: owner });
    expect(feed.data.items[0]?.author).toEqual({ id: person.id, name: '', avatar: null });
    const found = await app.call(api.relationship.gets, { teamId, keyword: 'Tarragon' }, { as: owner });
    expect(found.data.items).toEqual([]);
    await signIn(person, true);
    const again = await app.call(api.diary.recently, { teamId }, { as: owner });
    expect(again.data.items[0]?.author.name).toBe('Quentin Tarragon');
  });

  test('keeps its address: a registration is told by mail that there is an account', async () => {
    const person = await buildPerson(app);
    await close(person);
    await app.ports.queue.drain();
    const mail = await askForMail(app, person.email, 'register');
    expect(findCode(mail)).toBeUndefined();
    expect(app.mailer.lastTo(person.email)?.subject).toBe('You already have an account');
  });

  test('a forgotten password can be renewed, and opens nothing by itself', async () => {
    const person = await buildPerson(app);
    await close(person);
    await app.ports.queue.drain();
    const code = await askForCode(app, person.email, 'reset');
    const password = 'pergola-19-south';
    const reset = await app.call(api.auth.forgetPassword, { email: person.email, code, password });
    expect(reset.code).toBe(200);
    expect((await signIn({ ...person, password })).refusal.key).toBe('accountClosing');
    expect((await signIn({ ...person, password }, true)).code).toBe(200);
  });

  test('after fourteen days it is too late', async () => {
    const person = await buildPerson(app);
    await close(person);
    app.clock.advance(14 * DAY);
    expect((await signIn(person, true)).refusal.key).toBe('credentialsWrong');
    expect((await signIn(person)).refusal.key).toBe('credentialsWrong');
  });

  test('opened by two at once, it is in its teams once', { tags: 'postgres/at-once' }, async () => {
    const person = await buildPerson(app);
    const { owner } = await buildTeam(app, { members: [person] });
    await close(person);
    const codes = (await Promise.all([signIn(person, true), signIn(person, true)])).map(({ code }) => code);
    expect(codes).toEqual([200, 200]);
    expect((await teamsOf(owner))[0]?.memberCount).toBe(2);
  });
});
