import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { HOUR, MINUTE, shift } from '../../../platform/clock.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { diaryWorkers, remindJob } from '../jobs.ts';

/** A Tuesday; Lisbon is an hour ahead of UTC. */
const MORNING = '2026-03-31T08:00:00.000Z';
const AT_HALF_PAST_FIVE = '2026-03-31T16:30:00.000Z';

const app = useTestApp();

const mailsTo = ({ email }: TestPerson) =>
  app.mailer.sent.filter(({ to, subject }) => to === email && subject === 'Your diary for today');

/** Looks four times an hour for so many hours; the server looks more often. */
async function pass(hours: number) {
  const worker = diaryWorkers(app.ports).find(({ name }) => name === remindJob.name);
  const end = shift(app.clock.now(), hours * HOUR);
  while (app.clock.now() <= end) {
    await worker?.run({});
    await app.ports.queue.drain();
    app.clock.advance(15 * MINUTE);
  }
}

async function remindedTeam(remindAt: string | null = '17:30', members = 4) {
  app.clock.set(MORNING);
  const team = await buildTeam(app, { members });
  const rules = { remindAt };
  const set = await app.call(api.team.setting, { teamId: team.id, rules }, { as: team.owner });
  expect(set.code).toBe(200);
  return team;
}

test('who has not written is reminded at the team’s time, once more, and then left in peace', async () => {
  const { owner, members } = await remindedTeam();
  const [writer = owner, away = owner, silent = owner] = members;
  await buildDiary(app, { author: writer });
  const today = { kind: 'vacation', from: '2026-03-31', to: '2026-03-31' } as const;
  await app.call(api.diary.skip, today, { as: away });
  await pass(8);
  expect(mailsTo(silent)).toEqual([]);
  await pass(1);
  const [mail, ...more] = mailsTo(silent);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('One person has written in Harvest today.');
  expect(mail?.text).not.toContain(owner.name);
  await pass(6);
  expect(mailsTo(silent)).toHaveLength(2);
  expect(mailsTo(writer)).toEqual([]);
  expect(mailsTo(away)).toEqual([]);
});

test('someone who writes after the first is not reminded again', async () => {
  const { owner } = await remindedTeam();
  app.clock.set(AT_HALF_PAST_FIVE);
  await pass(1);
  expect(mailsTo(owner)).toHaveLength(1);
  await buildDiary(app, { author: owner });
  await pass(4);
  expect(mailsTo(owner)).toHaveLength(1);
});

test('one’s own time goes before the team’s, and one’s own silence too', {
  tags: 'postgres/sql',
}, async () => {
  const { members, owner } = await remindedTeam();
  const [early = owner, never = owner] = members;
  await app.call(api.notice.change, { reminder: 'own', remindAt: '11:00' }, { as: early });
  await app.call(api.notice.change, { reminder: 'off' }, { as: never });
  app.clock.set('2026-03-31T10:00:00.000Z');
  await pass(0);
  expect([mailsTo(early), mailsTo(never), mailsTo(owner)].map(({ length }) => length)).toEqual([1, 0, 0]);
  await pass(10);
  expect([mailsTo(early), mailsTo(never), mailsTo(owner)].map(({ length }) => length)).toEqual([2, 0, 2]);
});

test('no one is reminded on a free day, in quiet hours, or long after the time', async () => {
  const { owner, members } = await remindedTeam();
  const [quiet = owner] = members;
  await app.call(api.notice.change, { quiet: { from: '17:00', to: '23:00' } }, { as: quiet });
  app.clock.set('2026-04-04T08:00:00.000Z');
  await pass(12);
  expect(mailsTo(owner)).toEqual([]);
  app.clock.set('2026-03-31T18:00:00.000Z');
  await pass(3);
  expect(mailsTo(owner)).toEqual([]);
  app.clock.set(AT_HALF_PAST_FIVE);
  await pass(3);
  expect(mailsTo(owner)).toHaveLength(2);
  expect(mailsTo(quiet)).toEqual([]);
});

test('numbers are told of teams of five or more; someone alone is reminded as well', async () => {
  const { owner, members } = await remindedTeam('17:30', 2);
  const alone = await buildPerson(app);
  await app.call(api.notice.change, { reminder: 'own', remindAt: '17:30' }, { as: alone });
  await buildDiary(app, { author: members[0] ?? owner });
  app.clock.set(AT_HALF_PAST_FIVE);
  await pass(0);
  expect(mailsTo(owner)).toHaveLength(1);
  expect(mailsTo(owner)[0]?.text).not.toContain('written in');
  expect(mailsTo(alone)).toHaveLength(1);
});

/** One look at who is to be reminded, without the mails. */
const look = (ports = app.ports) =>
  diaryWorkers(ports)
    .find(({ name }) => name === remindJob.name)
    ?.run({});

test('many people are reminded by as many statements as few, and mailed by one more each', async () => {
  const statementsFor = async (members: number) => {
    const { owner } = await remindedTeam('17:30', members);
    app.clock.set(AT_HALF_PAST_FIVE);
    const looking = await countStatements(async () => look());
    const mailing = await countStatements(() => app.ports.queue.drain());
    expect(mailsTo(owner)).toHaveLength(1);
    return { looking: looking.statements.length, mailing: mailing.statements.length };
  };
  const few = await statementsFor(1);
  // Each job ends by itself.
  expect(await statementsFor(12)).toEqual({ looking: few.looking, mailing: few.mailing + 11 });
});

test('of servers that look at once, one reminds', { tags: 'postgres/at-once' }, async () => {
  const { owner, members } = await remindedTeam();
  app.clock.set(AT_HALF_PAST_FIVE);
  await Promise.all([look(), look(), look()]);
  await app.ports.queue.drain();
  expect([owner, ...members].map((person) => mailsTo(person).length)).toEqual([1, 1, 1, 1, 1]);
});

test('a look that is cut short is made up for, and reminds no one twice', async () => {
  const { owner, members } = await remindedTeam();
  app.clock.set(AT_HALF_PAST_FIVE);
  const killed = { ...app.ports.queue, enqueueEach: () => Promise.reject(new Error('killed')) };
  await expect(look({ ...app.ports, queue: killed })).rejects.toThrow('killed');
  await app.ports.queue.drain();
  expect(mailsTo(owner)).toEqual([]);
  app.clock.advance(5 * MINUTE);
  await look();
  await look();
  await app.ports.queue.drain();
  expect([owner, ...members].map((person) => mailsTo(person).length)).toEqual([1, 1, 1, 1, 1]);
});
