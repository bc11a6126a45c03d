import { api, type RequestOf } from '@garden/contract';
import { describe, expect, test, vi } from 'vitest';
import { MINUTE } from '../../../platform/clock.ts';
import { buildClosedTeam } from '../../../testing/admission.ts';
import { askForCode, askForMail, newAddress, otherThan } from '../../../testing/codes.ts';
import { buildPerson, buildTeam } from '../../../testing/factories.ts';
import { openSecondTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

type Registration = RequestOf<typeof api.register.userRegister>;

const form = (email: string, code: string): Registration => ({
  email,
  code,
  password: 'trellis-7-north',
  name: 'Maya Okafor',
  agreed: true,
});
const register = (input: Registration) => app.call(api.register.userRegister, input);
const wrongCode = {
  status: 200,
  code: 400,
  refusal: { key: 'codeWrong', errors: [{ path: 'code', key: 'codeWrong' }] },
};

describe('with the code from the mail', () => {
  test('creates the account and signs in', async () => {
    const email = newAddress();
    const code = await askForCode(app, email, 'register');
    const done = await register({
      ...form(email.toUpperCase(), code),
      locale: 'zh',
      timezone: 'Asia/Shanghai',
    });
    expect(done.data.user).toMatchObject({
      email,
      name: 'Maya Okafor',
      avatar: null,
      locale: 'zh',
      timezone: 'Asia/Shanghai',
    });
    const cookie = done.cookies.find(({ name }) => name.endsWith('refresh'));
    expect(cookie).toMatchObject({
      name: '__Host-refresh',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });
    const info = await app.call(api.user.info, {}, { as: done.data });
    expect(info.data).toMatchObject({ id: done.data.user.id, email });
  });

  test('joins the team of an invite code', async () => {
    const { inviteCode, id } = await buildTeam(app);
    const email = newAddress();
    const done = await register({ ...form(email, await askForCode(app, email, 'register')), inviteCode });
    const teams = await app.call(api.team.list, {}, { as: done.data });
    expect(teams.data.result.map((team) => team.id)).toEqual([id]);
  });

  test('asks to join by it where administrators look at who joins', async () => {
    const team = await buildClosedTeam(app);
    const { inviteCode } = team;
    const email = newAddress();
    const done = await register({ ...form(email, await askForCode(app, email, 'register')), inviteCode });
    expect((await app.call(api.team.list, {}, { as: done.data })).data.result).toEqual([]);
    const { items } = (await app.call(api.apply.mine, {}, { as: done.data })).data;
    expect(items).toMatchObject([{ team: { id: team.id } }]);
    const shown = await app.call(api.apply.show, { teamId: team.id }, { as: team.owner });
    expect(shown.data.Not_processed).toMatchObject([{ applicant: { name: 'Maya Okafor' }, message: null }]);
  });

  test('a wrong invite code refuses everything, and the mailed code stays good', async () => {
    const email = newAddress();
    const code = await askForCode(app, email, 'register');
    const refused = await register({ ...form(email, code), inviteCode: 'ZZZZZZZZ' });
    expect(refused).toMatchObject({ code: 400, refusal: { key: 'inviteCodeInvalid' } });
    expect((await register(form(email, code))).code).toBe(200);
  });

  test('works once', { tags: 'postgres/at-once' }, async () => {
    const email = newAddress();
    const code = await askForCode(app, email, 'register');
    const answers = await Promise.all([register(form(email, code)), register(form(email, code))]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 400]);
  });
});

describe('without it', () => {
  test('a wrong code is refused, and the sixth try even with the right one', async () => {
    const email = newAddress();
    const code = await askForCode(app, email, 'register');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await register(form(email, otherThan(code)))).toMatchObject(wrongCode);
    }
    expect(await register(form(email, code))).toMatchObject(wrongCode);
  });

  test('the fifth try may still be the right one', async () => {
    const email = newAddress();
    const code = await askForCode(app, email, 'register');
    for (let tries = 0; tries < 4; tries += 1) await register(form(email, otherThan(code)));
    expect((await register(form(email, code))).code).toBe(200);
  });

  test('an old code is refused: after ten minutes, or where a newer mail was sent', async () => {
    const email = newAddress();
    const first = await askForCode(app, email, 'register');
    app.clock.advance(MINUTE);
    const second = await askForCode(app, email, 'register');
    if (first !== second) expect(await register(form(email, first))).toMatchObject(wrongCode);
    app.clock.advance(10 * MINUTE);
    expect(await register(form(email, second))).toMatchObject(wrongCode);
  });

  test('a code for another purpose or address is refused', async () => {
    const email = newAddress();
    const code = await askForCode(app, email, 'email');
    expect(await register(form(email, code))).toMatchObject(wrongCode);
    expect(await register(form(newAddress(), code))).toMatchObject(wrongCode);
  });

  test('an address that exists is told the same after the same work', async () => {
    const { email: known } = await buildPerson(app);
    const unknown = newAddress();
    await askForMail(app, known, 'register');
    const code = await askForCode(app, unknown, 'register');
    const hash = vi.spyOn(app.ports.passwords, 'hash');
    const transaction = vi.spyOn(app.ports.database, 'transaction');
    const answers = [];
    for (const email of [known, unknown]) {
      const { status, code: outcome, message, data } = await register(form(email, otherThan(code)));
      answers.push({ status, outcome, message, data });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(hash).toHaveBeenCalledTimes(2);
    expect(transaction).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });
});

describe('bad input', () => {
  const code = '123456';
  test.each([
    ['five characters', { password: 'a1!b2' }, 'password', 'passwordFormat'],
    ['31 characters', { password: 'a'.repeat(31) }, 'password', 'passwordFormat'],
    ['a common password', { password: 'Sunshine1' }, 'password', 'passwordCommon'],
    ['a name of 41 characters', { name: '葡'.repeat(41) }, 'name', 'nameTooLong'],
    ['no name', { name: '  ' }, 'name', 'nameRequired'],
    ['a code of letters', { code: 'abcdef' }, 'code', 'codeFormat'],
    ['no time zone', { timezone: 'Mars/Base' }, 'timezone', 'timezoneInvalid'],
  ])('%s is named at its field', async (_, change, path, key) => {
    const refused = await register({ ...form(newAddress(), code), ...change });
    expect(refused).toMatchObject({ status: 200, code: 400, refusal: { errors: [{ path, key }] } });
  });

  test('unticked terms are refused', async () => {
    const input = { ...form(newAddress(), code), agreed: false };
    expect(await app.send(api.register.userRegister, input)).toMatchObject({
      code: 400,
      refusal: { errors: [{ path: 'agreed', key: 'termsNotAgreed' }] },
    });
  });

  test('a server may ask for longer passwords, and for no new accounts', async () => {
    const strict = await openSecondTestApp(app, { config: { passwordMinimum: 16 } });
    const closed = await openSecondTestApp(app, { config: { registrationOpen: false } });
    try {
      expect(await strict.call(api.register.userRegister, form(newAddress(), code))).toMatchObject({
        refusal: { errors: [{ path: 'password', key: 'passwordTooShort', params: { minimum: 16 } }] },
      });
      expect(await closed.call(api.register.userRegister, form(newAddress(), code))).toMatchObject({
        refusal: { key: 'registrationClosed' },
      });
      expect((await closed.call(api.auth.options, {})).data.registration).toBe(false);
      expect((await strict.call(api.auth.options, {})).data.password.minimum).toBe(16);
    } finally {
      await strict.close();
      await closed.close();
    }
  });
});
