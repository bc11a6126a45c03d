import { api, mailKinds, type RequestOf } from '@garden/contract';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../platform/clock.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { mailNoticesJob, noticeWorkers } from '../jobs.ts';
import { type NoticeInput, notify } from '../store.ts';

const AFTERNOON = '2026-03-31T13:00:00.000Z';

const app = useTestApp();

const say = (noticeInput: NoticeInput) =>
  app.ports.database.transaction((tx) =>
    notify(tx, { random: app.ports.random, now: app.clock.now() }, noticeInput),
  );
const runMailing = () =>
  noticeWorkers(app.ports)
    .find(({ name }) => name === mailNoticesJob.name)
    ?.run({});
const mailsTo = ({ email }: TestPerson) => app.mailer.sent.filter(({ to }) => to === email);
const choose = (as: TestPerson, change: RequestOf<typeof api.notice.change>) =>
  app.call(api.notice.change, change, { as });

/** A team of two in Lisbon, on a Tuesday afternoon; what happens to the reader is the owner's doing. */
async function begin(locale: 'en' | 'zh' = 'en') {
  app.clock.set(AFTERNOON);
  const reader = await buildPerson(app, { locale });
  const {
    id: teamId,
    owner,
    name,
  } = await buildTeam(app, {
    owner: await buildPerson(app, { name: 'Maya <Okafor>' }),
    name: 'Harvest',
    members: [reader],
  });
  const happen = (kind: NoticeInput['kind'], more: Partial<NoticeInput> = {}) =>
    say({ userIds: [reader.id], kind, teamId, actorId: owner.id, ...more });
  return { reader, owner, teamId, name, happen };
}

test('what asks for someone goes out at once, in the words of the app, and once', async () => {
  const { reader, happen } = await begin();
  await happen('application');
  await runMailing();
  await runMailing();
  const [mail, ...others] = mailsTo(reader);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Maya <Okafor> would like to join Harvest');
  expect(mail?.text).toContain('/msg/list');
  expect(mail?.text).toMatch(/\/unsubscribe\?key=[\w-]{43}\n/);
  expect(mail?.text).toContain(`${mail?.unsubscribeUrl}\n`);
  expect(mail?.html).toContain('Maya &lt;Okafor&gt; would like');
});

test('one that asks for something to be done leads to the page where that is done', async () => {
  const { reader, teamId, happen } = await begin();
  await happen('interview_due', { params: { stage: 'hold', month: '2026-02' } });
  await runMailing();
  expect(mailsTo(reader)[0]?.text).toContain(`/interview?teamId=${teamId}&month=2026-02\n`);
});

test('the rest is gathered for the next morning, or Monday, by the reader’s clock', async () => {
  const { reader, happen } = await begin('zh');
  await happen('topic');
  await happen('appointed', { params: { office: 'admin' } });
  await happen('follow');
  await runMailing();
  app.clock.set('2026-04-01T06:59:00.000Z');
  await runMailing();
  expect(mailsTo(reader)).toEqual([]);
  app.clock.set('2026-04-01T07:00:00.000Z');
  await runMailing();
  expect(mailsTo(reader).map(({ subject }) => subject)).toEqual(['你的团队有2条消息']);
  expect(mailsTo(reader)[0]?.text).toContain('Maya <Okafor>任命你为Harvest的管理员');
  app.clock.set('2026-04-06T07:00:00.000Z');
  await runMailing();
  expect(mailsTo(reader).map(({ subject }) => subject)).toEqual([
    '你的团队有2条消息',
    'Maya <Okafor>关注了你',
  ]);
});

test('a choice holds for what waits already; what is off never goes out', async () => {
  const { reader, happen } = await begin();
  await happen('follow');
  await happen('application');
  await choose(reader, { mail: { follow: 'now', application: 'off' } });
  await runMailing();
  expect(mailsTo(reader).map(({ subject }) => subject)).toEqual(['Maya <Okafor> started following you']);
  await choose(reader, { mail: { application: 'now' } });
  await runMailing();
  expect(mailsTo(reader)).toHaveLength(1);
});

test('quiet hours are kept, and what came in them comes after', async () => {
  const { reader, happen } = await begin();
  await choose(reader, { quiet: { from: '13:30', to: '15:00' } });
  await happen('application');
  await runMailing();
  expect(mailsTo(reader)).toEqual([]);
  app.clock.set('2026-03-31T14:00:00.000Z');
  await runMailing();
  expect(mailsTo(reader)).toHaveLength(1);
});

test('a mail server that is away for an hour: the mails wait, and none comes twice', async () => {
  const { reader, happen } = await begin();
  const other = await begin();
  app.clock.set(AFTERNOON);
  await happen('application');
  await other.happen('application');
  app.mailer.fail = true;
  for (let minute = 0; minute < 60; minute += 1) {
    await runMailing();
    app.clock.advance(MINUTE);
  }
  app.mailer.fail = false;
  expect([...mailsTo(reader), ...mailsTo(other.reader)]).toEqual([]);
  for (let minute = 0; minute < 30; minute += 1) {
    await runMailing();
    app.clock.advance(MINUTE);
  }
  expect(mailsTo(reader)).toHaveLength(1);
  expect(mailsTo(other.reader)).toHaveLength(1);
});

test('many people are told by one statement each, and a few for all of them', async () => {
  app.clock.set(AFTERNOON);
  const statementsFor = async (people: number) => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: people });
    await say({ userIds: members.map(({ id }) => id), kind: 'application', teamId, actorId: owner.id });
    const { statements } = await countStatements(async () => runMailing());
    expect(members.flatMap(mailsTo)).toHaveLength(people);
    return statements.length;
  };
  const few = await statementsFor(1);
  expect(await statementsFor(9)).toBe(few + 8);
});

test('two servers at once send one mail', { tags: 'postgres/at-once' }, async () => {
  const { reader, happen } = await begin();
  await happen('application');
  await Promise.all([runMailing(), runMailing(), runMailing()]);
  expect(mailsTo(reader)).toHaveLength(1);
});

test('a mail says nothing that the app would not show: seen, gone, or of a team that was left', async () => {
  const seen = await begin();
  await seen.happen('application');
  await app.call(api.notice.see, { all: true }, { as: seen.reader });
  const left = await begin();
  await left.happen('application');
  await app.call(api.relationship.exit, { teamId: left.teamId }, { as: left.reader });
  const closed = await begin();
  await closed.happen('application');
  const { email, password } = closed.reader;
  const ended = await app.call(api.auth.deleteAccount, { email, password }, { as: closed.reader });
  expect(ended.code).toBe(200);
  await runMailing();
  expect(mailsTo(seen.reader)).toEqual([]);
  expect(mailsTo(left.reader)).toEqual([]);
  expect(
    mailsTo(closed.reader)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('would like to join');
});

test('the link at the foot of a mail ends them, without signing in; a wrong key tells nothing', {
  tags: 'postgres/sql',
}, async () => {
  const { reader, happen } = await begin();
  await happen('application');
  await runMailing();
  const [, key = ''] = /unsubscribe\?key=([\w-]{43})/.exec(mailsTo(reader)[0]?.text ?? '') ?? [];
  const wrong = await app.call(api.notice.unsubscribe, { key: 'A'.repeat(43) });
  expect(wrong).toMatchObject({ code: 200, data: {} });
  expect(await app.call(api.notice.unsubscribe, { key })).toMatchObject({ code: 200, data: {} });
  const { data } = await app.call(api.notice.settings, {}, { as: reader });
  expect(data.reminder).toBe('off');
  expect(Object.values(data.mail)).toEqual(mailKinds.map(() => 'off'));
  await happen('application');
  app.clock.advance(200 * HOUR);
  await runMailing();
  expect(mailsTo(reader)).toHaveLength(1);
});

test('one click in a mail program ends them, as often as it comes; anything else does not', async () => {
  const { reader, happen } = await begin();
  await happen('application');
  await runMailing();
  const url = new URL(mailsTo(reader)[0]?.unsubscribeUrl ?? '');
  const click = async (key: string | null, payload: string, type = 'application/x-www-form-urlencoded') => {
    const { statusCode } = await app.fastify.inject({
      method: 'POST',
      url: `/unsubscribe${key === null ? '' : `?key=${key}`}`,
      headers: { 'content-type': type },
      payload,
    });
    return statusCode;
  };
  const settings = async () => (await app.call(api.notice.settings, {}, { as: reader })).data;
  const key = url.searchParams.get('key') ?? '';
  const oneClick = 'List-Unsubscribe=One-Click';
  expect(await click(key, 'x=1')).toBe(400);
  expect(await click(null, oneClick)).toBe(400);
  expect(await click('A'.repeat(43), oneClick)).toBe(200);
  expect(await click(key, '{}', 'text/plain')).toBe(415);
  expect((await settings()).mail.application).toBe('now');

  const multipart =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--';
  expect(await click(key, multipart, 'multipart/form-data; boundary=b')).toBe(200);
  expect(await click(key, oneClick)).toBe(200);
  const { mail, reminder } = await settings();
  expect([reminder, ...Object.values(mail)]).toEqual(['off', ...mailKinds.map(() => 'off')]);
});

test('settings are the product’s until they are changed, and each change keeps the rest', async () => {
  const { reader } = await begin();
  const first = (await app.call(api.notice.settings, {}, { as: reader })).data;
  expect(first).toMatchObject({ quiet: null, reminder: 'team', remindAt: null, teamRemindAt: null });
  const quiet = { from: '22:00', to: '07:00' };
  const changed = (await choose(reader, { mail: { like: 'off' }, quiet })).data;
  expect(changed).toEqual({ ...first, quiet, mail: { ...first.mail, like: 'off' } });
  expect((await choose(reader, { reminder: 'own' })).refusal.errors?.[0]).toMatchObject({
    path: 'remindAt',
    key: 'remindAtMissing',
  });
  const own = (await choose(reader, { reminder: 'own', remindAt: '17:30', quiet: null })).data;
  expect(own).toEqual({ ...changed, quiet: null, reminder: 'own', remindAt: '17:30' });
});
