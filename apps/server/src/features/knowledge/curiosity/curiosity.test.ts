// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildComment,
  buildDiary,
  buildPair,
  buildPerson,
  buildQuestion,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { takeSteps } from '../../conversation/anonymity/step.store.ts';
import { eraseHiddenQuestionsJob, knowledgeWorkers } from '../jobs.ts';

const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const get = async (as: TestPerson, wish: RequestOf<typeof api.curious.get> = {}) =>
  (await app.call(api.curious.get, wish, { as })).data.items;
const mine = async (as: TestPerson) => (await app.call(api.curious.myCurious, {}, { as })).data.items;
const answer = async (as: TestPerson, curiousId: string, text = 'By house numbers.') =>
  (await buildComment(app, as, curiousId, { kind: 'curious', text })).id;
const accept = (as: TestPerson, curiousId: string, commentId: string, undo = false) =>
  app.call(api.curious.accept, { curiousId, commentId, undo }, { as });
const noticesOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'curious' }, { as })).data.items.map(({ stage }) => stage).sort();

describe('an answer', () => {
  test('is accepted, thanked for once, and taken back', async () => {
    const { owner, member } = await buildPair(app);
    const { id } = await buildQuestion(app, owner);
    const commentId = await answer(member, id);
    expect((await accept(owner, id, commentId)).data).toMatchObject({
      accepted: { commentId, author: { id: member.id }, text: 'By house numbers.' },
      ...{ answered: true, comments: 1, can: { thank: true } },
    });
    const helped = { curiousId: id, helped: true };
    expect((await app.call(api.curious.helped, helped, { as: owner })).data.can.thank).toBe(false);
    await app.call(api.curious.helped, { ...helped, helped: false }, { as: owner });
    expect((await get(member, { curiousId: id }))[0]?.helped).toBe(true);
    expect(await noticesOf(member)).toEqual(['accepted', 'thanked']);
    const opened = (await accept(owner, id, commentId, true)).data;
    expect([opened.solvedAt, opened.accepted, opened.helped]).toEqual([null, null, null]);
  });

  test('of another question, of one’s own, or deleted is not', async () => {
    const { owner, member } = await buildPair(app);
    const [one, other] = [await buildQuestion(app, owner), await buildQuestion(app, owner)];
    const elsewhere = await answer(member, other.id);
    const own = await answer(owner, one.id);
    const gone = await answer(member, one.id);
    await app.call(api.comment.delete, { commentId: gone }, { as: member });
    const diary = await buildDiary(app, { author: owner });
    const onDiary = await buildComment(app, member, diary.id);
    const keyOf = async (commentId: string) => (await accept(owner, one.id, commentId)).refusal.key;
    expect(await keyOf(elsewhere)).toBe('answerElsewhere');
    expect(await keyOf(onDiary.id)).toBe('answerElsewhere');
    expect(await keyOf(own)).toBe('answerOwn');
    expect(await keyOf(gone)).toBe('answerGone');
    expect((await mine(owner)).map(({ solvedAt }) => solvedAt)).toEqual([null, null]);
  });

  test('that was accepted and is deleted then shows no more', async () => {
    const { owner, member } = await buildPair(app);
    const { id } = await buildQuestion(app, owner);
    const commentId = await answer(member, id);
    await accept(owner, id, commentId);
    await app.call(api.comment.delete, { commentId }, { as: member });
    expect((await mine(owner))[0]).toMatchObject({ accepted: null, can: { thank: false } });
  });
});

describe('a question of a diary', () => {
  async function buildAsked() {
    const pair = await buildPair(app);
    const unclear = ['How do the crates stand in the van?'];
    const diary = await buildDiary(app, { author: pair.owner, sections: { unclear } });
    const [question] = await get(pair.member);
    if (!question) throw new Error('no question');
    const edit = (lines: string[], version: number) =>
      app.call(
        api.diary.update,
        { diaryId: diary.id, version, sections: { summary: LONG_ENOUGH, unclear: lines } },
        { as: pair.owner },
      );
    return { ...pair, diary, question, edit };
  }

  test('keeps its answers when it is reworded, moved or taken out', async () => {
    const { member, question, edit } = await buildAsked();
    const commentId = await answer(member, question.id);
    await edit(['Why is it raining?', 'In which order do the crates stand in the van?'], 1);
    const reworded = (await get(member)).find(({ id }) => id === question.id);
    expect(reworded).toMatchObject({
      question: 'In which order do the crates stand in the van?',
      comments: 1,
    });
    await edit(['Why is it raining?'], 2);
    await edit([], 3);
    expect((await get(member)).map(({ id }) => id)).toEqual([question.id]);
    const thread = await app.call(
      api.comment.gets,
      { kind: 'curious', objectId: question.id },
      { as: member },
    );
    expect(thread.data.items.map(({ id }) => id)).toEqual([commentId]);
  });

  test('is found by its diary, by those who read it', async () => {
    const { owner, member, diary, question } = await buildAsked();
    await buildQuestion(app, owner);
    const stranger = await buildPerson(app);
    const found = async (as: TestPerson) => (await get(as, { diaryId: diary.id })).map(({ id }) => id);
    expect([await found(owner), await found(member)]).toEqual([[question.id], [question.id]]);
    expect(await found(stranger)).toEqual([]);
  });

  test('is announced to its teams when it comes, changes and goes', async () => {
    const { owner, teamId, diary, edit } = await buildAsked();
    const announced = async () => {
      const { rowCount } = await app.ports.database.pool.query(
        "delete from events where topic = 'questions' and audience_id = $1 and object_id = $2",
        [teamId, diary.id],
      );
      return rowCount;
    };
    expect(await announced()).toBe(1);
    await edit(['How do the crates stand in the van?'], 1);
    expect(await announced()).toBe(0);
    await edit(['How do all crates stand in the van?'], 2);
    expect(await announced()).toBe(1);
    await app.call(api.diary.delete, { diaryId: diary.id }, { as: owner });
    expect(await announced()).toBe(1);
    await app.call(api.diary.delete, { diaryId: diary.id, undo: true }, { as: owner });
    expect(await announced()).toBe(1);
  });

  test('tells whether the reader has collected it', async () => {
    const { member, owner, question } = await buildAsked();
    const { data } = await app.call(api.collection.add, { curiosityId: question.id }, { as: member });
    const collectedAs = async (as: TestPerson) => (await get(as))[0]?.collectedAs;
    expect([await collectedAs(member), await collectedAs(owner)]).toEqual([data.id, null]);
    await app.call(api.collection.del, { itemId: data.id }, { as: member });
    expect(await collectedAs(member)).toBeNull();
  });

  test('that no one answered goes with its line', async () => {
    const { member, owner, edit } = await buildAsked();
    await edit([], 1);
    expect([await get(member), await mine(owner)]).toEqual([[], []]);
  });

  test('goes with its diary and comes back with it, or is kept', async () => {
    const { member, owner, question, diary } = await buildAsked();
    await answer(member, question.id);
    const remove = (wish: Omit<RequestOf<typeof api.diary.delete>, 'diaryId'>) =>
      app.call(api.diary.delete, { diaryId: diary.id, ...wish }, { as: owner });
    await remove({});
    expect([await get(member), await mine(owner)]).toEqual([[], []]);
    await remove({ undo: true });
    expect(await get(member)).toMatchObject([{ id: question.id, comments: 1 }]);
    await remove({ questions: 'keep' });
    expect(await get(member)).toMatchObject([{ id: question.id, comments: 1, diaryId: null }]);
    // No diary holds it: from now on it is settled by itself.
    const detail = { curiousId: question.id, question: 'How do they stand?' };
    expect((await app.call(api.curious.update, detail, { as: owner })).code).toBe(200);
    await remove({ undo: true });
    expect((await get(member)).map((each) => each.question).sort()).toEqual([
      'How do the crates stand in the van?',
      'How do they stand?',
    ]);
    await app.call(api.curious.delete, { curiousId: question.id }, { as: owner });
    expect((await get(member)).map((each) => each.diaryId)).toEqual([diary.id]);
  });

  test('is reworded and deleted there alone', async () => {
    const { owner, question } = await buildAsked();
    const curiousId = question.id;
    const update = await app.call(api.curious.update, { curiousId, question: 'Why?' }, { as: owner });
    expect(update.refusal.errors?.map(({ path, key }) => `${path} ${key}`)).toEqual([
      'question questionInDiary',
    ]);
    const deletion = await app.call(api.curious.delete, { curiousId }, { as: owner });
    expect(deletion.refusal.key).toBe('questionInDiary');
  });
});

test('a deleted question comes back for thirty days, then goes with its answers', async () => {
  const { owner, member } = await buildPair(app);
  const { id: curiousId } = await buildQuestion(app, owner);
  await answer(member, curiousId);
  const remove = (undo: boolean) => app.call(api.curious.delete, { curiousId, undo }, { as: owner });
  await remove(false);
  const gone = await app.call(api.comment.gets, { kind: 'curious', objectId: curiousId }, { as: member });
  expect(gone.refusal.key).toBe('questionNotFound');
  await remove(true);
  expect(await get(member)).toMatchObject([{ comments: 1 }]);
  await remove(false);
  app.clock.advance(30 * DAY + 1);
  await knowledgeWorkers(app.ports)
    .find(({ name }) => name === eraseHiddenQuestionsJob.name)
    ?.run({});
  const { rows } = await app.ports.database.pool.query('select from comments where object_id = $1', [
    curiousId,
  ]);
  expect(rows).toEqual([]);
});

test('the lists tell open, solved and unanswered ones, and those that one is asked about', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const ask = async (question: string) => {
    app.clock.advance(1000);
    return (await buildQuestion(app, owner, { question })).id;
  };
  const [first, second, third] = [await ask('First?'), await ask('Second?'), await ask('Third?')];
  await answer(member, first);
  await app.call(api.curious.solve, { curiousId: second }, { as: owner });
  await app.call(api.curious.ask, { curiousId: third, userId: member.id }, { as: owner });
  const ids = async (state: RequestOf<typeof api.curious.get>['state']) =>
    (await get(member, { teamId, ...(state && { state }) })).map(({ id }) => id);
  expect(await ids(undefined)).toEqual([third, second, first]);
  expect(await ids('open')).toEqual([third, first]);
  expect(await ids('solved')).toEqual([second]);
  expect(await ids('unanswered')).toEqual([third]);
  expect(await ids('for_me')).toEqual([third]);
  const page = await app.call(api.curious.get, { teamId, limit: 2 }, { as: member });
  const rest = await app.call(
    api.curious.get,
    { teamId, limit: 2, cursor: page.data.nextCursor ?? '' },
    { as: member },
  );
  expect([...page.data.items, ...rest.data.items].map(({ id }) => id)).toEqual([third, second, first]);
  const of = await app.call(api.curious.getCuriousByUserId, { userId: owner.id }, { as: member });
  expect(of.data.items).toHaveLength(3);
});

test('a keyword finds questions as they are shown, of one’s own teams alone', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const { id } = await buildQuestion(app, owner, { question: 'How do turnips keep over the winter?' });
  await buildQuestion(app, owner, { question: 'Who has the keys?' });
  const stranger = await buildPerson(app);
  await buildTeam(app, { owner: stranger });
  const find = async (as: TestPerson, keyword: string) => (await get(as, { keyword })).map((each) => each.id);
  expect(await find(member, 'winter TURNIP')).toEqual([id]);
  expect(await find(member, 'turnips keys')).toEqual([]);
  expect(await find(member, '?!')).toEqual([]);
  expect(await find(stranger, 'turnips')).toEqual([]);
  await app.call(api.team.prohibited, { teamId, words: 'turnips' }, { as: owner });
  expect(await find(member, 'turnips')).toEqual([]);
  expect(await find(owner, 'turnips')).toEqual([id]);
});

describe('asking someone', () => {
  const ask = (as: TestPerson, curiousId: string, userId: string) =>
    app.call(api.curious.ask, { curiousId, userId }, { as });

  test('notifies at most three for a question, and each once', async () => {
    const team = await buildTeam(app, { members: 4 });
    const { id } = await buildQuestion(app, team.owner);
    const [first, second, third, fourth] = team.members;
    for (const person of [first, first, second, third]) await ask(team.owner, id, person?.id ?? '');
    expect(await noticesOf(first ?? team.owner)).toEqual(['asked']);
    expect((await ask(team.owner, id, fourth?.id ?? '')).refusal.key).toBe('askedTooMany');
  });

  test('is refused for who left, declined or was asked five times in seven days', async () => {
    const { owner, member, teamId } = await buildPair(app);
    const keyOf = async () => (await ask(owner, (await buildQuestion(app, owner)).id, member.id)).refusal.key;
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(owner, (await buildQuestion(app, owner)).id, member.id)).code).toBe(200);
    }
    expect(await keyOf()).toBe('askedEnough');
    app.clock.advance(7 * DAY + 1);
    expect((await ask(owner, (await buildQuestion(app, owner)).id, member.id)).code).toBe(200);
    await app.call(api.curious.choose, { askable: false }, { as: member });
    expect(await keyOf()).toBe('askedDeclined');
    await app.call(api.relationship.exit, { teamId }, { as: member });
    expect(await keyOf()).toBe('askedPersonLeft');
    expect((await ask(owner, (await buildQuestion(app, owner)).id, owner.id)).refusal.key).toBe(
      'askedYourself',
    );
  });
});

describe('who may know', () => {
  const propose = async (as: TestPerson, question = 'Who knows about turnips?', teamIds?: string[]) => {
    const { id } = await buildQuestion(app, as, { question, ...(teamIds && { teamIds }) });
    return (await app.call(api.curious.proposals, { curiousId: id }, { as })).data.items;
  };

  test('is found in what the asker reads, with the sentence and its day', async () => {
    const { owner, member } = await buildPair(app);
    await buildDiary(app, {
      author: member,
      summary: 'Rain all day long. The turnips keep best in wet sand.',
    });
    expect(await propose(owner)).toMatchObject([
      { person: { id: member.id }, day: TODAY, sentence: 'The turnips keep best in wet sand.' },
    ]);
  });

  test('is never found by private lines, mistakes, plans, drafts, private entries, or in another team', async () => {
    const { owner, member } = await buildPair(app);
    const elsewhere = await buildTeam(app, { owner: member });
    await buildDiary(app, {
      author: member,
      summary: `${LONG_ENOUGH}\n\n!! The turnips are rotten.`,
      sections: {
        mistakes: [{ text: 'Sold the turnips twice.', shared: true }],
        nextTasks: ['Order turnips'],
        unclear: ['What are turnips?'],
      },
    });
    await buildDiary(app, {
      author: member,
      day: '2026-03-30',
      summary: `Turnips, turnips. ${LONG_ENOUGH}`,
      teamIds: [],
    });
    await buildDiary(app, {
      ...{ author: member, day: '2026-03-27', summary: `Turnips in sand. ${LONG_ENOUGH}` },
      teamIds: [elsewhere.id],
    });
    const draft = { day: '2026-03-26', sections: { summary: 'Turnips.' }, version: 0 };
    await app.call(api.draft.add, draft, { as: member });
    expect(await propose(owner)).toEqual([]);
    const { owner: asker } = await buildTeam(app, { members: [member] });
    expect(await propose(asker)).toEqual([]);
  });

  test('sees sensitive words as others do, and names no one who declined or left', async () => {
    const { owner, member, teamId } = await buildPair(app);
    await buildDiary(app, { author: member, summary: `The turnips are in the sand. ${LONG_ENOUGH}` });
    await app.call(api.team.prohibited, { teamId, words: 'turnips' }, { as: owner });
    expect(await propose(owner)).toEqual([]);
    await app.call(api.team.prohibited, { teamId, words: '' }, { as: owner });
    await app.call(api.curious.choose, { askable: false }, { as: member });
    expect(await propose(owner)).toEqual([]);
    await app.call(api.curious.choose, { askable: true }, { as: member });
    expect(await propose(owner)).toHaveLength(1);
    await app.call(api.relationship.exit, { teamId }, { as: member });
    expect(await propose(owner)).toEqual([]);
  });
});

test('similar questions are those of one’s teams that are answered', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const stranger = await buildPerson(app);
  await buildTeam(app, { owner: stranger });
  const { id } = await buildQuestion(app, owner, { question: 'How do turnips keep over the winter?' });
  const similar = async (as: TestPerson) =>
    (await app.call(api.curious.similar, { question: 'Keeping turnips in winter?' }, { as })).data.items;
  expect(await similar(member)).toEqual([]);
  await answer(member, id, 'In sand.');
  expect(await similar(member)).toMatchObject([{ id, answered: true }]);
  expect(await similar(stranger)).toEqual([]);
  // What is masked is not found by being guessed.
  await app.call(api.team.prohibited, { teamId, words: 'turnips' }, { as: owner });
  expect(await similar(member)).toEqual([]);
});

test('rankings share places, tell of each, and leave out who left them', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const rank = async (by: 'asked' | 'answered' | 'solved', as = owner) =>
    (await app.call(api.relationship.curiousRanking, { teamId, by }, { as })).data;
  const { id } = await buildQuestion(app, owner);
  await buildQuestion(app, member);
  await accept(owner, id, await answer(member, id));
  expect((await rank('asked')).items.map(({ place, tied, asked }) => [place, tied, asked])).toEqual([
    [1, true, 1],
    [1, true, 1],
  ]);
  for (const by of ['answered', 'solved'] as const) {
    expect((await rank(by)).items).toMatchObject([
      { person: { id: member.id }, place: 1, tied: false, [by]: 1 },
    ]);
  }
  await app.call(api.curious.choose, { ranked: false }, { as: member });
  expect((await rank('solved')).items).toEqual([]);
  expect((await rank('asked', member)).ranked).toBe(false);
  app.clock.advance(7 * DAY);
  expect((await rank('asked')).items).toEqual([]);
});

describe('yesterday’s mistakes', () => {
  const share = (author: TestPerson, text: string, shared = true) =>
    buildDiary(app, { author, sections: { mistakes: [{ text, shared }] } });
  const read = async (as: TestPerson, teamId: string) =>
    (await app.call(api.curious.getYesterdayMistake, { teamId }, { as })).data;

  test('come with the morning, without names, where five wrote', async () => {
    const team = await buildTeam(app, { members: 5 });
    const [late, ...writers] = team.members;
    if (!late) throw new Error('no one is late');
    for (const writer of writers) await share(writer, `Of ${writer.name}`, writer !== writers[0]);
    await share(team.owner, 'Sent it twice.');
    expect(await read(team.owner, team.id)).toEqual({ day: null, items: [] });
    app.clock.set('2026-04-01T12:00:00.000Z');
    await buildDiary(app, {
      author: late,
      day: TODAY,
      sections: { mistakes: [{ text: 'Too late.', shared: true }] },
    });
    await takeSteps(app.ports);
    const shown = await read(team.owner, team.id);
    const texts = writers.slice(1).map(({ name }) => `Of ${name}`);
    expect(shown.day).toBe(TODAY);
    expect(shown.items.map(({ text }) => text).sort()).toEqual([...texts, 'Sent it twice.'].sort());
    expect(shown.items.every((item) => Object.keys(item).join() === 'text')).toBe(true);
    app.clock.set('2026-04-02T12:00:00.000Z');
    await takeSteps(app.ports);
    expect(await read(team.owner, team.id)).toEqual(shown);
    app.clock.set('2026-04-06T12:00:00.000Z');
    expect((await read(team.owner, team.id)).items).toEqual([]);
  });

  test('stay away where fewer wrote, or nothing is anonymous', async () => {
    const team = await buildTeam(app, { members: 5 });
    for (const writer of team.members.slice(0, 4)) await share(writer, 'Sent it twice.');
    app.clock.set('2026-04-01T12:00:00.000Z');
    await takeSteps(app.ports);
    expect((await read(team.owner, team.id)).items).toEqual([]);
    for (const writer of [team.owner, ...team.members]) await share(writer, 'Sent it twice.');
    app.clock.set('2026-04-02T12:00:00.000Z');
    await takeSteps(app.ports);
    expect((await read(team.owner, team.id)).items).toHaveLength(6);
    await app.call(api.team.setting, { teamId: team.id, rules: { anonymous: false } }, { as: team.owner });
    expect((await read(team.owner, team.id)).items).toEqual([]);
  });
});
