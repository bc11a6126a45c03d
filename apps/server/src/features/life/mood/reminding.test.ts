import { api } from '@garden/contract';
import { noticePath } from '@garden/contract/text/notice-path';
import { beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '../../../platform/clock.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { openMood } from '../../../testing/moods.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { mailNoticesJob, noticeWorkers } from '../../notice/jobs.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';
import { remindOfMoods } from './reminding.store.ts';

const app = useTestApp();
const TUESDAY = '2026-03-03';
/** An hour after people are asked who never chose another. */
beforeEach(() => app.clock.set(`${TUESDAY}T17:00:00.000Z`));

const remind = () => remindOfMoods(app.ports);
const mail = async () =>
  noticeWorkers(app.ports)
    .find(({ name }) => name === mailNoticesJob.name)
    ?.run({});
const told = async (as: TestPerson) => (await app.call(api.notice.get, { kind: 'mood' }, { as })).data.items;
const unseen = async (as: TestPerson) => (await app.call(api.notice.total, {}, { as })).data.kinds.mood ?? 0;
const howMany = async (people: readonly TestPerson[]) =>
  (await Promise.all(people.map(told))).map(({ length }) => length);
const mailsTo = ({ email }: TestPerson) =>
  app.mailer.sent.filter(({ to, subject }) => to === email && subject.includes('how your day is going'));

/** A team of so many that asks on Tuesday. */
async function buildAsking(people: number) {
  const { id: teamId, owner, members } = await buildTeam(app, { name: 'Harvest', members: people - 1 });
  await openMood(app, teamId, TUESDAY);
  return { teamId, owner, everyone: [owner, ...members] };
}

test('people are told as their own hour comes, once; not on vacation, switched off, or once they answered', {
  tags: 'postgres/sql',
}, async () => {
  const { teamId, owner, everyone } = await buildAsking(5);
  const [, away = owner, silent = owner, late = owner, quick = owner] = everyone;
  await app.call(api.diary.skip, { from: TUESDAY, to: TUESDAY, kind: 'vacation' }, { as: away });
  await app.call(api.mood.change, { on: false }, { as: silent });
  await app.call(api.mood.change, { askAt: '18:00' }, { as: late });
  await app.call(api.mood.answer, { teamId, day: TUESDAY, face: 4 }, { as: quick });
  await remind();
  await remind();
  expect(await howMany(everyone)).toEqual([1, 0, 0, 0, 0]);
  const [notice] = await told(owner);
  expect(notice?.text).toBe('Harvest asks how your day is going');
  expect(notice && noticePath(notice)).toBe('/');
  app.clock.advance(HOUR);
  await remind();
  expect(await howMany(everyone)).toEqual([1, 0, 0, 1, 0]);
});

test('it goes unseen nowhere: not once it is before one’s eyes, asked no more, or counted', async () => {
  const { teamId, owner, everyone } = await buildAsking(2);
  const [, member = owner] = everyone;
  await remind();
  const [asked] = (await app.call(api.mood.ask, {}, { as: member })).data.items;
  await app.call(api.notice.see, { about: asked?.id ?? '' }, { as: member });
  expect([await unseen(owner), await unseen(member)]).toEqual([1, 0]);
  await app.call(api.mood.plan, { teamId, weekdays: [] }, { as: owner });
  expect([await unseen(owner), await howMany(everyone)]).toEqual([0, [0, 0]]);

  const other = await buildAsking(1);
  await remind();
  expect(await unseen(other.owner)).toBe(1);
  app.clock.advance(DAY);
  await takeMorningNumbers(app.ports);
  expect([await unseen(other.owner), await howMany(other.everyone)]).toEqual([0, [0]]);
  const kept = await app.ports.database.pool.query(
    `select 1 from notices where kind = 'mood' and user_id = $1`,
    [other.owner.id],
  );
  expect(kept.rows).toEqual([]);
});

test('a mail comes only where it is chosen, and not once it was seen', async () => {
  const { owner, everyone } = await buildAsking(3);
  const [, asking = owner, seeing = owner] = everyone;
  for (const as of [asking, seeing]) await app.call(api.notice.change, { mail: { mood: 'now' } }, { as });
  await remind();
  await app.call(api.notice.see, { all: true }, { as: seeing });
  await mail();
  expect([owner, asking, seeing].map((person) => mailsTo(person).length)).toEqual([0, 1, 0]);
});

test('many people in many teams are told by as many statements as one', async () => {
  const statementsFor = async (teams: number, people: number) => {
    const asked: TestPerson[] = [];
    for (let team = 0; team < teams; team += 1) asked.push(...(await buildAsking(people)).everyone);
    const { statements } = await countStatements(remind);
    expect(await howMany(asked)).toEqual(asked.map(() => 1));
    return statements.length;
  };
  const one = await statementsFor(1, 1);
  expect(await statementsFor(3, 4)).toBe(one);
});

test('of servers that look at once, one tells', { tags: 'postgres/at-once' }, async () => {
  const { everyone } = await buildAsking(3);
  await Promise.all([remind(), remind(), remind()]);
  expect(await howMany(everyone)).toEqual([1, 1, 1]);
});
