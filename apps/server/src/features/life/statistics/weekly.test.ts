import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildDepartment } from '../../../testing/admission.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { mailNoticesJob, noticeWorkers } from '../../notice/jobs.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-02T12:00:00.000Z'));

/** The morning after so many days, with what it mails. */
async function sleep(days: number): Promise<void> {
  app.clock.advance(days * DAY);
  await takeMorningNumbers(app.ports);
  await mail();
}
const mail = async () =>
  noticeWorkers(app.ports)
    .find(({ name }) => name === mailNoticesJob.name)
    ?.run({});
/** The weekly mail, and none about the news, which would come with it. */
const choose = (as: TestPerson, weekly_statistics: 'now' | 'off' = 'now') =>
  app.call(api.notice.change, { mail: { weekly_statistics, team_news: 'off' } }, { as });
const mailsTo = ({ email }: TestPerson) =>
  app.mailer.sent.filter(({ to, text }) => to === email && /Harvest in numbers|一周数据/.test(text));

/** A team on Tuesday: on Monday its owner and so many others wrote, the last of its members did not. */
async function buildWeek(members: number, writers = members - 1) {
  const team = await buildTeam(app, { name: 'Harvest', members });
  for (const author of [team.owner, ...team.members.slice(0, writers)]) await buildDiary(app, { author });
  await sleep(1);
  return { team, owner: team.owner, last: team.members.at(-1) ?? team.owner };
}

describe('the week in numbers', () => {
  test('comes to who asked for it, as the first working day of the next one begins, once', {
    tags: 'postgres/sql',
  }, async () => {
    const { team, owner, last } = await buildWeek(5);
    const [other = owner] = team.members;
    await choose(last);
    await sleep(5);
    expect(mailsTo(last)).toEqual([]);
    await sleep(1);
    await sleep(1);
    const [letter, ...more] = mailsTo(last);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('The week of Harvest in numbers: 2 Mar to 8 Mar');
    expect(letter?.text).toContain('Diaries written: 5 of 30, 0 of them late\n');
    expect(letter?.text).toContain(`/statistics?team=${team.id}&from=2026-03-02&to=2026-03-08\n`);
    for (const { name } of [owner, ...team.members]) expect(letter?.text).not.toContain(name);
    expect([mailsTo(owner), mailsTo(other)]).toEqual([[], []]);
    await sleep(6);
    expect(mailsTo(last)[1]?.text).toContain(
      'Diaries written: 0 of 30, 0 of them late\n\nThe week before: 5 of 30\n',
    );
  });

  test('ends by one click, and by the switch', async () => {
    const { owner, last } = await buildWeek(5);
    await choose(owner);
    await choose(last);
    await sleep(6);
    const [, key = ''] = /unsubscribe\?key=([\w-]{43})/.exec(mailsTo(last)[0]?.unsubscribeUrl ?? '') ?? [];
    await app.call(api.notice.unsubscribe, { key });
    await choose(owner, 'off');
    await sleep(7);
    expect([mailsTo(owner), mailsTo(last)].map(({ length }) => length)).toEqual([1, 1]);
    expect((await app.call(api.notice.settings, {}, { as: last })).data.mail.weekly_statistics).toBe('off');
  });

  test('speaks the language of its reader', async () => {
    const reader = await buildPerson(app, { locale: 'zh' });
    const team = await buildTeam(app, { owner: reader, name: '丰收' });
    await buildDiary(app, { author: team.owner });
    await choose(reader);
    await sleep(1);
    await sleep(6);
    const [letter] = mailsTo(reader);
    expect(letter?.subject).toBe('丰收的一周数据：3月2日至3月8日');
    expect(letter?.text).toContain('应写5篇日记，写了1篇，其中补交0篇\n');
  });

  test('waits for the first day that is worked, and for a server that was away', async () => {
    const { team, last } = await buildWeek(5);
    await choose(last);
    const daysOff = [{ day: '2026-03-09', name: 'Harvest home' }];
    await app.call(api.team.setting, { teamId: team.id, calendar: { daysOff } }, { as: team.owner });
    await sleep(6);
    expect(mailsTo(last)).toEqual([]);
    await sleep(1);
    expect(mailsTo(last)).toHaveLength(1);
    // From Tuesday to the Wednesday after it, no one took the mornings.
    await sleep(8);
    expect(mailsTo(last).map(({ subject }) => subject)).toEqual([
      'The week of Harvest in numbers: 2 Mar to 8 Mar',
      'The week of Harvest in numbers: 9 Mar to 15 Mar',
    ]);
  });
});

describe('by the rights of its reader', () => {
  test('a team of four is its administrators’ alone', async () => {
    const { owner, last } = await buildWeek(3);
    await choose(owner);
    await choose(last);
    await sleep(6);
    expect(mailsTo(owner)[0]?.text).toContain('Diaries written: 3 of 20');
    expect(mailsTo(last)[0]?.text).toContain('Numbers are shown from five people on.');
    expect(mailsTo(last)[0]?.text).not.toMatch(/\d of \d/);
  });

  test('departments of four and five are hidden but from those who lead them, and by what holds as it goes out', async () => {
    const team = await buildTeam(app, { members: 14 });
    const [leader = team.owner, former = team.owner, ...rest] = team.members;
    const people = { leaders: [leader, former], members: rest.slice(0, 2) };
    const four = await buildDepartment(app, team, 'Cellar', people);
    await buildDepartment(app, team, 'Press', { members: rest.slice(2, 7) });
    await buildDepartment(app, team, 'Shop', { members: [...rest.slice(7), team.owner] });
    const [member = team.owner] = rest;
    for (const reader of [leader, former, member, team.owner]) await choose(reader);
    await sleep(1);
    app.clock.advance(6 * DAY);
    await takeMorningNumbers(app.ports);
    const left = { teamId: team.id, departmentId: four, leaderIds: [leader.id] };
    expect((await app.call(api.department.update, left, { as: team.owner })).code).toBe(200);
    await mail();
    const told = (as: TestPerson) =>
      (mailsTo(as)[0]?.text ?? '')
        .split('\n')
        .filter((line) => /^(Cellar|Press|Shop):|to protect/.test(line));
    const hidden = '2 departments aren’t shown, to protect small groups.';
    expect(told(member)).toEqual(['Shop: 0 of 30', hidden]);
    expect(told(former)).toEqual(['Shop: 0 of 30', hidden]);
    expect(told(leader)).toEqual([
      'Cellar: 0 of 20',
      'Shop: 0 of 30',
      'One department isn’t shown, to protect small groups.',
    ]);
    expect(told(team.owner)).toEqual(['Cellar: 0 of 20', 'Press: 0 of 25', 'Shop: 0 of 30']);
  });

  test('who has left gets none', async () => {
    const { team, last } = await buildWeek(5);
    await choose(last);
    app.clock.advance(6 * DAY);
    await takeMorningNumbers(app.ports);
    await app.call(api.relationship.exit, { teamId: team.id }, { as: last });
    await mail();
    expect(mailsTo(last)).toEqual([]);
  });
});

test('many readers in many teams are told by as many statements as one', async () => {
  const statementsFor = async (teams: number, readers: number) => {
    app.clock.set('2026-03-02T12:00:00.000Z');
    const asking: TestPerson[] = [];
    for (let team = 0; team < teams; team += 1) {
      const { owner, members } = await buildTeam(app, { members: readers - 1 });
      asking.push(owner, ...members);
    }
    for (const reader of asking) await choose(reader);
    await sleep(1);
    app.clock.set('2026-03-09T12:00:00.000Z');
    const morning = await countStatements(() => takeMorningNumbers(app.ports));
    const mailing = await countStatements(mail);
    expect(asking.map((reader) => mailsTo(reader).length)).toEqual(asking.map(() => 1));
    for (const reader of asking) await choose(reader, 'off');
    // What else a morning brings is not meant here; each mail ends by itself.
    const telling = morning.statements.filter((text) => /"notice_settings"|insert into "notices"/.test(text));
    return [telling.length, mailing.statements.length - asking.length];
  };
  const one = await statementsFor(1, 1);
  expect(one[0]).toBe(2);
  expect(await statementsFor(3, 3)).toEqual(one);
});

test('of servers that take a morning at once, one tells', { tags: 'postgres/at-once' }, async () => {
  const { last } = await buildWeek(5);
  await choose(last);
  app.clock.advance(6 * DAY);
  await Promise.all([1, 2, 3].map(() => takeMorningNumbers(app.ports)));
  await mail();
  const { data } = await app.call(api.notice.get, { kind: 'weekly_statistics' }, { as: last });
  expect(data.items).toHaveLength(1);
});
