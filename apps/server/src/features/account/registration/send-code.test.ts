import { api } from '@garden/contract';
import { describe, expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../platform/clock.ts';
import { askForMail, findCode, newAddress, otherThan } from '../../../testing/codes.ts';
import { buildPerson } from '../../../testing/factories.ts';
import { openSecondTestApp, openTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { accountWorkers, tidyJob } from '../jobs.ts';

const app = useTestApp();

const ask = (email: string, headers?: Record<string, string>) =>
  app.call(api.register.sendCode, { email }, { headers });

describe('the answer', () => {
  test.each(['register', 'reset', 'email'] as const)(
    'to %s is the same for a known address and an unknown one, and so is the work',
    async (purpose) => {
      const { email: known } = await buildPerson(app);
      const enqueue = vi.spyOn(app.ports.queue, 'enqueue');
      const statements = vi.spyOn(app.ports.database, 'transaction');
      const answers = [];
      for (const email of [known, newAddress()]) {
        answers.push(await app.call(api.register.sendCode, { email, purpose }));
      }
      expect(answers.map(({ status, code, message, data }) => ({ status, code, message, data }))).toEqual(
        Array(2).fill({ status: 200, code: 200, message: 'OK', data: {} }),
      );
      expect(enqueue.mock.calls.map(([, job]) => job.name)).toEqual(Array(2).fill('account-code-mail'));
      expect(statements).toHaveBeenCalledTimes(2);
      vi.restoreAllMocks();
      await app.ports.queue.drain();
    },
  );

  test('names what is wrong with an address', async () => {
    expect(await ask('nobody at home')).toMatchObject({ code: 400, refusal: { key: 'emailInvalid' } });
  });

  test('is a refusal to register where registration is closed; a reset goes on', async () => {
    const closed = await openSecondTestApp(app, { config: { registrationOpen: false } });
    try {
      const email = newAddress();
      const refused = await closed.call(api.register.sendCode, { email });
      expect(refused).toMatchObject({ code: 400, refusal: { key: 'registrationClosed' } });
      expect(await closed.call(api.register.sendCode, { email, purpose: 'reset' })).toMatchObject({
        code: 200,
      });
    } finally {
      await closed.close();
    }
  });
});

describe('the mail', () => {
  test('carries the digits in the text, never in the subject', async () => {
    const email = newAddress();
    const code = findCode(await askForMail(app, email, 'register'));
    expect(code).toMatch(/^\d{6}$/);
    const mail = app.mailer.lastTo(email);
    expect(mail?.html).toContain(code);
    expect(mail?.subject).toBe('Welcome to Grape Garden: your code');
  });

  test('tells someone who signs up again of the account they have', async () => {
    const { email } = await buildPerson(app);
    const text = await askForMail(app, email, 'register');
    expect(findCode(text)).toBeUndefined();
    expect(text).toContain(`Sign in here: ${app.ports.config.publicUrl}/login`);
  });

  test('tells someone without an account that there is none to reset', async () => {
    const text = await askForMail(app, newAddress(), 'reset');
    expect(findCode(text)).toBeUndefined();
    expect(text).toContain('It has no account at Grape Garden');
  });

  test('is sent again after the mail server was away, once', async () => {
    const email = newAddress();
    app.mailer.fail = true;
    await askForMail(app, email, 'register');
    app.mailer.fail = false;
    expect(app.mailer.lastTo(email)).toBeUndefined();
    const { rows } = await app.ports.database.pool.query(
      `select data from pgboss.job where name = 'account-code-mail' and state = 'retry'`,
    );
    const [worker] = accountWorkers(app.ports);
    for (const { data } of rows) await worker?.run(data);
    expect(findCode(app.mailer.lastTo(email)?.text ?? '')).toBeDefined();
  });

  test('is not sent for a code that a newer one has taken the place of', async () => {
    const email = newAddress();
    await ask(email);
    app.clock.advance(MINUTE);
    await ask(email);
    await app.ports.queue.drain();
    expect(app.mailer.sent.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('limits', () => {
  test('one a minute, five an hour, ten a day for a browser', async () => {
    const email = newAddress();
    expect((await ask(email)).code).toBe(200);
    app.clock.advance(20 * SECOND);
    expect(await ask(email)).toMatchObject({
      code: 400,
      refusal: { key: 'codeTooSoon', params: { seconds: 40 } },
    });
    for (let sent = 1; sent < 5; sent += 1) {
      app.clock.advance(MINUTE);
      expect((await ask(email)).code).toBe(200);
    }
    app.clock.advance(MINUTE);
    expect(await ask(email)).toMatchObject({ code: 400, refusal: { key: 'codeTooMany' } });
    for (let sent = 5; sent < 10; sent += 1) {
      app.clock.advance(HOUR);
      expect((await ask(email)).code).toBe(200);
    }
    app.clock.advance(HOUR);
    expect(await ask(email)).toMatchObject({ code: 400, refusal: { key: 'codeTooMany' } });
    app.clock.advance(DAY);
    expect((await ask(email)).code).toBe(200);
  });

  test('of requests at the same moment one alone gets a code', { tags: 'postgres/at-once' }, async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(email)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  test('what strangers ask for makes no one wait, and takes no code’s place', {
    tags: 'postgres/sql',
  }, async () => {
    const { email } = await buildPerson(app);
    const reset = { email, purpose: 'reset' } as const;
    const [own, strange] = ['o'.repeat(43), 's'.repeat(43)];
    expect((await app.call(api.register.sendCode, reset, { browser: strange })).code).toBe(200);
    await app.ports.queue.drain();
    const guessed = findCode(app.mailer.lastTo(email)?.text ?? '') ?? '';
    expect((await app.call(api.register.sendCode, reset, { browser: own })).code).toBe(200);
    await app.ports.queue.drain();
    const code = findCode(app.mailer.lastTo(email)?.text ?? '') ?? '';
    const password = 'trellis-7-north';
    for (let tries = 0; tries < 6; tries += 1) {
      const tried = { email, code: otherThan(code), password };
      const wrong = await app.call(api.auth.forgetPassword, tried, { browser: strange });
      expect(wrong.refusal.key).toBe('codeWrong');
      const right = await app.call(api.auth.forgetPassword, { ...tried, code }, { browser: null });
      expect(right.refusal.key).toBe('codeWrong');
    }
    app.clock.advance(MINUTE);
    expect((await app.call(api.register.sendCode, reset, { browser: strange })).code).toBe(200);
    const used = { email, password };
    if (guessed !== code) {
      const taken = await app.call(api.auth.forgetPassword, { ...used, code: guessed }, { browser: own });
      expect(taken.refusal.key).toBe('codeWrong');
    }
    expect((await app.call(api.auth.forgetPassword, { ...used, code }, { browser: own })).code).toBe(200);
  });

  test('a program without cookies uses what it asked for from its own address, and burns no browser’s code', async () => {
    const email = newAddress();
    const [here, there] = [
      { browser: null, ip: '192.0.2.1' },
      { browser: null, ip: '192.0.2.2' },
    ];
    const asked = await app.call(api.register.sendCode, { email }, here);
    const browser = asked.cookies.find(({ name }) => name === '__Host-browser')?.value ?? '';
    await app.ports.queue.drain();
    const code = findCode(app.mailer.lastTo(email)?.text ?? '') ?? '';
    const form = { email, name: 'Ana', password: 'trellis-7-north', agreed: true as const };
    const wrong = { ...form, code: otherThan(code) };
    for (let tries = 0; tries < 5; tries += 1) await app.call(api.register.userRegister, wrong, here);
    const tried = [
      await app.call(api.register.userRegister, { ...form, code }, here),
      await app.call(api.register.userRegister, { ...form, code }, there),
      await app.call(
        api.register.userRegister,
        { ...form, code },
        { ...here, headers: { 'sec-fetch-site': 'same-origin' } },
      ),
    ];
    expect(tried.map(({ refusal }) => refusal.key)).toEqual(Array(3).fill('codeWrong'));
    expect((await app.call(api.register.userRegister, { ...form, code }, { ...here, browser })).code).toBe(
      200,
    );

    const second = newAddress();
    await app.call(api.register.sendCode, { email: second }, here);
    await app.ports.queue.drain();
    const theirs = findCode(app.mailer.lastTo(second)?.text ?? '') ?? '';
    const own = { ...form, email: second, code: theirs };
    expect((await app.call(api.register.userRegister, own, here)).code).toBe(200);
  });

  test('ten an hour for a mailbox from one IP, but in a browser in which its owner has signed in', async () => {
    const { email, password } = await buildPerson(app);
    const known = { browser: 'k'.repeat(43) };
    await app.call(api.user.login, { email, password }, known);
    for (let sent = 0; sent < 10; sent += 1) {
      const stranger = { browser: `${sent}`.padEnd(43, 'x') };
      expect((await app.call(api.register.sendCode, { email }, stranger)).code).toBe(200);
    }
    const eleventh = await app.call(api.register.sendCode, { email }, { browser: null });
    expect(eleventh.refusal.key).toBe('codeTooMany');
    expect((await app.call(api.register.sendCode, { email }, known)).code).toBe(200);
  });

  test('of one mailbox from many places: beyond thirty a day who asks waits, and a code has one try', async () => {
    const email = newAddress();
    const wait = vi.spyOn(app.clock, 'wait');
    const askFrom = (place: number) =>
      app.call(
        api.register.sendCode,
        { email },
        { browser: `${place}`.padEnd(43, 'y'), ip: `192.0.2.${place}` },
      );
    for (let place = 1; place <= 30; place += 1) expect((await askFrom(place)).code).toBe(200);
    expect(wait).not.toHaveBeenCalled();
    expect((await askFrom(31)).code).toBe(200);
    expect(wait).toHaveBeenCalledWith(0.5 * SECOND);
    wait.mockRestore();
    const { rows } = await app.ports.database.pool.query(
      'select tries, count(*)::int as codes from verification_codes where email = $1 group by tries order by tries',
      [email],
    );
    expect(rows).toEqual([
      { tries: 0, codes: 30 },
      { tries: 4, codes: 1 },
    ]);
    await app.ports.queue.drain();
  });

  test('end when the clock is set back: what it counted then is over', async () => {
    const email = newAddress();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask(email)).code).toBe(200);
      app.clock.advance(2 * MINUTE);
    }
    expect((await ask(email)).refusal.key).toBe('codeTooMany');
    app.clock.advance(-30 * HOUR);
    const code = findCode(await askForMail(app, email, 'register')) ?? '';
    const person = { email, code, name: 'Ana', password: 'trellis-7-north', agreed: true as const };
    expect((await app.call(api.register.userRegister, person)).code).toBe(200);
    app.clock.advance(30 * HOUR);
  });

  test('thirty an hour from one IP', async () => {
    const strict = await openTestApp({ config: { rateLimitScale: 1 } });
    try {
      const send = () => strict.call(api.register.sendCode, { email: newAddress() });
      for (let sent = 0; sent < 30; sent += 1) expect((await send()).code).toBe(200);
      expect(await send()).toMatchObject({
        code: 400,
        refusal: { key: 'codeTooMany', params: { minutes: 60 } },
      });
      strict.clock.advance(HOUR);
      expect((await send()).code).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

test('the hourly tidying erases what has served its time, and nothing else', {
  tags: 'postgres/sql',
}, async () => {
  const { pool } = app.ports.database;
  const { email, password } = await buildPerson(app);
  await app.call(api.user.login, { email, password });
  await ask(newAddress());
  const tidy = accountWorkers(app.ports).find(({ name }) => name === tidyJob.name);
  const count = async (table: string) =>
    Number((await pool.query(`select count(*) from ${table}`)).rows[0].count);

  await tidy?.run(null);
  expect(await count('verification_codes')).toBeGreaterThan(0);
  expect(await count('refresh_tokens')).toBeGreaterThan(0);

  app.clock.advance(31 * DAY);
  await tidy?.run(null);
  expect(await count('verification_codes')).toBe(0);
  expect(await count('refresh_tokens')).toBe(0);
  expect(await count('sessions')).toBe(0);
});
