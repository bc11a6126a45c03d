import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { noteAct } from '../../../operations/ledger.ts';
import { DAY } from '../../../platform/clock.ts';
import {
  buildDiary,
  buildPerson,
  buildTalk,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import { buildQuestionnaire } from '../../../testing/life-factories.ts';
import { takeNextSteps } from '../../../testing/next-steps.ts';
import { everyone, rated, useQuestionnaires } from '../../../testing/questionnaires.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { workersOf } from '../../../workers.ts';
import { eraseDue } from '../../account/closing/erasure.store.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';

const app = useTestApp();
beforeEach(async () => {
  app.clock.set('2026-03-31T12:00:00.000Z');
  // Copies are of everyone.
  await query('delete from operator_acts');
});
const [FIRST, SECOND] = ['2026-03-31', '2026-04-01'];

type Wish = RequestOf<typeof api.ledger.list>;
const list = async (as: TestPerson, wish: Wish = {}) => (await app.call(api.ledger.list, wish, { as })).data;
const readers = async (as: TestPerson) =>
  (await app.call(api.ledger.readers, {}, { as })).data.items.map(({ id }) => id).sort();
const short = ({ items }: Awaited<ReturnType<typeof list>>) =>
  items.map(({ about, reader, day, from, title }) => [about, reader?.id, day, title || from]);
const open = (as: TestPerson, diaryId: string) => app.call(api.diary.get, { diaryId }, { as });
const query = async (text: string, ...values: unknown[]) =>
  (await app.ports.database.pool.query(text, values)).rows;
const sorted = (people: readonly TestPerson[]) => people.map(({ id }) => id).sort();

/** A writer whose diary and question a colleague opens on two days, and whose numbers the owner of the team downloads. */
async function buildWatched() {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 2 });
  const [writer, colleague] = members as [TestPerson, TestPerson];
  const diary = await buildDiary(app, { author: writer, day: '2026-03-30', teamIds: [teamId] });
  const { id: curiousId } = await buildQuestion(app, writer, { question: 'Why blue?' });
  await open(colleague, diary.id);
  app.clock.advance(DAY);
  await app.call(api.curious.get, { curiousId }, { as: colleague });
  await open(owner, diary.id);
  await app.call(api.statistics.export, { teamId, format: 'csv' }, { as: owner });
  return { teamId, writer, colleague, owner, diary };
}

describe('a ledger', () => {
  test('tells who came, on which day and of what, the latest first; of one person, of some days, page by page', async () => {
    const { writer, colleague, owner } = await buildWatched();
    const all = short(await list(writer));
    expect(all).toEqual([
      ['diaries', owner.id, SECOND, '2026-03-30'],
      ['questions', colleague.id, SECOND, 'Why blue?'],
      ['statistics', owner.id, SECOND, 'Harvest'],
      ['diaries', colleague.id, FIRST, '2026-03-30'],
    ]);
    // One at a time it is the same.
    const pages: typeof all = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(writer, {
        limit: 1,
        ...(cursor && { cursor }),
      });
      pages.push(...short(page));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(pages).toEqual(all);
    expect(short(await list(writer, { about: 'diaries' }))).toEqual([all[0], all[3]]);
    expect(short(await list(writer, { readerId: colleague.id }))).toEqual([all[1], all[3]]);
    expect(short(await list(writer, { to: FIRST }))).toEqual([all[3]]);
    expect(short(await list(writer, { from: SECOND, to: SECOND, readerId: owner.id }))).toEqual([
      all[0],
      all[2],
    ]);
    expect(short(await list(writer, { from: SECOND, to: FIRST }))).toEqual([]);
    expect(await readers(writer)).toEqual(sorted([colleague, owner]));
  });

  test('is of one’s own alone: readers and strangers find none of it, nor its owner of what is gone', async () => {
    const { writer, colleague, owner, diary } = await buildWatched();
    for (const as of [colleague, owner, await buildPerson(app)]) {
      const about = (await list(as)).items.filter((entry) => entry.about !== 'statistics');
      expect(about).toEqual([]);
    }
    await app.call(api.diary.delete, { diaryId: diary.id }, { as: writer });
    expect((await list(writer, { about: 'diaries' })).items).toEqual([]);
  });

  test('offers no one it tells nothing of: who read what is deleted, or is in no team of its reader any more', async () => {
    const { owner: writer, members, ...team } = await buildTeam(app, { members: 3 });
    const [opener, aided, asked] = members as [TestPerson, TestPerson, TestPerson];
    const teamIds = [team.id];
    const [gone, moved] = [
      await buildDiary(app, { author: writer, day: '2026-03-30', teamIds }),
      await buildDiary(app, { author: writer, day: '2026-03-27', teamIds }),
    ];
    const { id: curiousId } = await buildQuestion(app, writer, { question: 'Why blue?' });
    await open(opener, moved.id);
    await app.call(api.curious.get, { curiousId }, { as: asked });
    await query(
      `insert into ai_reads values ($1, $2, '2026-03-30', '{focus}', false, $3)`,
      ...[gone.id, aided.id, writer.id],
    );
    const told = async () => [...new Set((await list(writer)).items.map(({ reader }) => reader?.id))].sort();
    expect([await told(), await readers(writer)]).toEqual([sorted(members), sorted(members)]);
    await app.call(api.diary.delete, { diaryId: gone.id }, { as: writer });
    const { version, sections } = moved;
    const alone = { diaryId: moved.id, version, sections: { summary: sections.summary }, teamIds: [] };
    await app.call(api.diary.update, alone, { as: writer });
    expect([await told(), await readers(writer)]).toEqual([[asked.id], [asked.id]]);
    await query('update curiosities set deleted_at = now() where id = $1', curiousId);
    expect([await told(), await readers(writer)]).toEqual([[], []]);
  });

  test('tells how often the server was copied in a month, to those who had an account', async () => {
    const { pool } = app.ports.database;
    const person = await buildPerson(app);
    for (const day of ['2026-02-27', '2026-02-28', '2026-04-01', '2026-04-03'])
      await noteAct(pool, 'backup', new Date(`${day}T03:00:00.000Z`));
    await noteAct(pool, 'backup', new Date('2026-04-03T04:00:00.000Z'));
    await query(`update users set created_at = '2026-02-28T09:00:00Z' where id = $1`, person.id);
    app.clock.set('2026-04-10T12:00:00.000Z');
    const copies = (wish: Wish) => list(person, { about: 'copies', ...wish });
    const april = { act: 'backup', day: '2026-04-03', from: '2026-04-01', times: 3, reader: null };
    const february = { act: 'backup', day: '2026-02-28', from: '2026-02-28', times: 1 };
    expect((await copies({})).items).toMatchObject([april, february]);
    const { items, nextCursor } = await copies({ limit: 1 });
    expect(items).toMatchObject([april]);
    expect((await copies({ limit: 1, cursor: nextCursor ?? '' })).items).toMatchObject([february]);
  });
});

describe('the curtain', () => {
  test('holds in every filter: no name, and no one to choose, before the step that names readers together', {
    tags: 'postgres/sql',
  }, async () => {
    const { author, diaryId, team } = await buildTalk(app, { members: 5 });
    const [first = author, ...others] = team.members;
    await open(first, diaryId);
    const looks: Wish[] = [{}, { about: 'diaries' }, { readerId: first.id }, { from: FIRST, to: FIRST }];
    const seen = async () => Promise.all(looks.map(async (wish) => (await list(author, wish)).items.length));
    expect([await seen(), await readers(author)]).toEqual([[0, 0, 0, 0], []]);
    // One alone is not named on the next morning either.
    await takeNextSteps(app);
    expect([await seen(), await readers(author)]).toEqual([[0, 0, 0, 0], []]);
    for (const as of others) await open(as, diaryId);
    await takeNextSteps(app);
    expect(await readers(author)).toEqual(sorted(team.members));
    expect(await seen()).toEqual([5, 5, 1, 1]);
  });

  test('holds for reads of AI while their day goes on for the team, also for who has another team ahead of it', async () => {
    app.clock.set('2026-03-31T15:00:00.000Z');
    const { owner: author } = await buildTeam(app, { timezone: 'Pacific/Kiritimati' });
    app.clock.advance(1);
    const { author: reader, team } = await buildTalk(app, { members: 5 });
    await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as: author });
    const { id: diaryId } = await buildDiary(app, { author, teamIds: [team.id] });
    const read = [diaryId, reader.id, FIRST, author.id];
    await query(`insert into ai_reads values ($1, $2, $3, '{focus}', false, $4)`, ...read);
    expect([(await list(author)).items, await readers(author)]).toEqual([[], []]);
    app.clock.advance(DAY);
    expect(await readers(author)).toEqual([reader.id]);
  });

  test('holds for anonymous answers: their download is in the team’s log, and in no one’s ledger', async () => {
    const team = await buildTeam(app, { members: 5 });
    const { answer, exported, sleep } = useQuestionnaires(app);
    const { id } = await buildQuestionnaire(app, team, { anonymous: true, closes: FIRST });
    for (const person of everyone(team)) await answer(person, id, rated(7), { anonymous: true });
    await sleep();
    await exported(team.owner, id);
    for (const as of everyone(team)) expect((await list(as)).items).toEqual([]);
    expect(await query('select 1 from questionnaire_downloads where questionnaire_id = $1', id)).toEqual([]);
    const { data } = await app.call(api.team.audit, { teamId: team.id }, { as: team.owner });
    expect(data.items[0]).toMatchObject({ action: 'questionnaire_exported', details: { name: 'Pulse' } });
  });
});

describe('what is noted', () => {
  const tables = [
    ['diary_accesses', 'owner_id'],
    ['statistics_downloads', 'member_id'],
    ['questionnaire_downloads', 'member_id'],
    ['ai_reads', 'owner_id'],
  ] as const;

  /** The same with an answer by name, and a read by AI. */
  async function buildNoted() {
    const watched = await buildWatched();
    const { writer, owner, diary, teamId } = watched;
    const team = { id: teamId, name: 'Harvest', inviteCode: '', owner, members: [writer] };
    const { answer, exported } = useQuestionnaires(app);
    const { id } = await buildQuestionnaire(app, team);
    await answer(writer, id, rated(7));
    await exported(owner, id);
    await query(
      `insert into ai_reads values ($1, $2, $3, '{focus}', false, $4)`,
      ...[...[diary.id, owner.id, FIRST, writer.id]],
    );
    const count = async () =>
      Promise.all(
        tables.map(
          async ([table, column]) =>
            (await query(`select 1 from ${table} where ${column} = $1`, writer.id)).length,
        ),
      );
    return { ...watched, questionnaireId: id, count };
  }

  test('is shown for a year, then erased by night', { tags: 'postgres/sql' }, async () => {
    const { writer, count } = await buildNoted();
    await noteAct(app.ports.database.pool, 'backup', app.clock.now());
    const all = (await list(writer)).items.length;
    expect(await count()).toEqual([2, 1, 1, 1]);
    app.clock.set('2027-04-02T12:00:00.000Z');
    const left = (await list(writer)).items;
    expect([left.length, left.every(({ day }) => day === SECOND)]).toEqual([all - 2, true]);
    app.clock.set('2027-04-03T12:00:00.000Z');
    expect([(await list(writer)).items, await readers(writer)]).toEqual([[], []]);
    for (const worker of workersOf(app.ports)) {
      if (['erase-hidden', 'diary.forget-views'].includes(worker.name)) await worker.run({});
    }
    await takeMorningNumbers(app.ports);
    expect(await count()).toEqual([0, 0, 0, 0]);
    expect(await query('select 1 from operator_acts where day < $1', '2026-04-03')).toEqual([]);
  });

  test('is erased with the account that it is about', async () => {
    const { writer, count } = await buildNoted();
    const { email, password } = writer;
    await app.call(api.auth.deleteAccount, { email, password }, { as: writer });
    app.clock.advance(15 * DAY);
    await eraseDue(app.ports);
    expect(await count()).toEqual([0, 0, 0, 0]);
  });

  test('a team cannot switch off: neither by its rules, nor by what it deletes, nor by letting someone go', async () => {
    const { teamId, writer, owner, questionnaireId } = await buildNoted();
    const before = short(await list(writer));
    expect(before.map(([about]) => about)).toEqual([
      ...['answers', 'diaries', 'questions', 'statistics', 'ai', 'diaries'],
    ]);
    for (const anonymous of [true, false])
      await app.call(api.team.setting, { teamId, rules: { anonymous } }, { as: owner });
    await app.call(api.questionnaire.delete, { questionnaireId }, { as: owner });
    await query('delete from questionnaires where id = $1', questionnaireId);
    expect(short(await list(writer))).toEqual(before);
    await app.call(api.relationship.kick, { teamId, userId: writer.id }, { as: owner });
    const downloads = ['answers', 'statistics'];
    const left = short(await list(writer)).map(([about]) => about);
    expect(left.filter((about) => downloads.includes(String(about)))).toEqual(downloads);
  });
});
