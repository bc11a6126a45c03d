import { api, MAX_IMAGES, MAX_IMPORT_DAYS } from '@garden/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { completionOf } from '../../../testing/completion.ts';
import {
  asMonth,
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  PIXEL,
  type TestPerson,
} from '../../../testing/factories.ts';
import { importing, note, short } from '../../../testing/imports.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeAll(async () => {
  // A Tuesday.
  app.clock.set('2026-03-31T12:00:00.000Z');
});

const { bringIn, listOwn, send } = importing(app);

const month = async (as: TestPerson, of: string) =>
  asMonth((await app.call(api.diary.history, { month: of }, { as })).data);

describe('diary.import', () => {
  test('brings back an export of everything, pictures and stickers with it', async () => {
    const { owner: as, id: teamId } = await buildTeam(app);
    const question = { text: 'What slowed you down?', weekday: null };
    await app.call(api.team.setting, { teamId, questions: [question] }, { as });
    const [{ id: questionId } = { id: '' }] = (await app.call(api.draft.get, {}, { as })).data.questions;
    const picture = (await app.call(api.diary.image, { image: PIXEL }, { as })).data;
    const sticker = (await app.call(api.memes.add, { image: PIXEL }, { as })).data;
    const before = await app.call(
      api.diary.publish,
      {
        day: '2026-03-30',
        title: 'Rain',
        sections: {
          summary: `${LONG_ENOUGH}\n\n## Learnings\n\n!! mine alone`,
          mistakes: [{ text: 'Left the gate open', shared: true }, { text: 'And the door' }],
          nextTasks: ['Call Ana\nand Ben'],
          unclear: ['Why blue?'],
          answers: [{ id: questionId, text: 'The gate.' }],
        },
        expression: sticker.expression,
        images: [{ file: picture.file, alt: 'A gate' }],
      },
      { as },
    );
    expect(before.code).toBe(200);
    const archive = unzipSync((await app.call(api.auth.export, {}, { as })).data.content);
    await app.call(api.diary.delete, { diaryId: before.data.id }, { as });

    const path = `images/${picture.file}`;
    const image = `data:image/webp;base64,${Buffer.from(archive[path] ?? []).toString('base64')}`;
    const again = (await app.call(api.diary.image, { image }, { as })).data;
    const files = Object.entries(archive)
      .filter(([name]) => name.startsWith('diaries/') && name.endsWith('.md'))
      .map(([name, content]) => ({ name, text: strFromU8(content) }));
    const entries = await bringIn(as, files, {
      teamIds: [teamId],
      pictures: [{ path, file: again.file }],
    });
    expect(entries).toMatchObject([{ day: '2026-03-30', outcome: 'new', pictures: [path] }]);
    const [after] = await listOwn(as);
    const { title, sections, asked, expression, teamIds } = before.data;
    expect(after).toMatchObject({ title, sections, asked, expression, teamIds });
    expect(after?.images).toMatchObject([{ file: again.file, alt: 'A gate' }]);
  });

  test('makes of an export the same diaries for someone who has none yet', async () => {
    const from = await buildPerson(app);
    const texts = [
      {
        day: '2026-03-30',
        title: 'Rain',
        sections: {
          summary: `${LONG_ENOUGH}\n\n- one\n- two\n\n!! mine alone`,
          learnings: '# 葡萄\n\n慢慢修剪。',
          unclear: ['Why blue?'],
        },
      },
      {
        day: '2026-03-31',
        sections: { summary: LONG_ENOUGH, nextTasks: ['Call Ana', '给杂货店打电话'] },
      },
    ];
    for (const diary of texts)
      expect(await app.call(api.diary.publish, { ...diary, teamIds: [] }, { as: from })).toMatchObject({
        code: 200,
      });
    const archive = unzipSync((await app.call(api.auth.export, {}, { as: from })).data.content);
    const files = Object.entries(archive)
      .filter(([name]) => name.startsWith('diaries/') && name.endsWith('.md'))
      .map(([name, content]) => ({ name, text: strFromU8(content) }));
    const to = await buildPerson(app);
    await bringIn(to, files);
    const written = async (as: TestPerson) =>
      (await listOwn(as)).map(({ day, title, expression, sections }) => ({
        day,
        title,
        expression,
        sections,
      }));
    expect((await written(from)).map(({ day }) => day)).toHaveLength(texts.length);
    expect(await written(to)).toEqual(await written(from));
  });

  test('tells in a preview what would happen to each day, and writes nothing', async () => {
    const as = await buildPerson(app);
    await buildDiary(app, { author: as, day: '2026-03-30', teamIds: [] });
    const draft = { day: '2026-03-29', sections: { summary: 'Half a' }, version: 0 };
    await app.call(api.draft.add, draft, { as });
    const files = [
      note('2024-05-02', '# Rain\n\nIt **rained**.'),
      note('2024-05-02', '# More\n\nIt stopped.'),
      note('2024-05-02', '# Again\n\nIt **rained**.'),
      note('2026-03-30'),
      note('2026-03-29'),
      note('2026-03-28', 'Too short.'),
      note('2026-04-01'),
      note('2024-02-30'),
      { name: 'no-day.md', text: 'It rained.' },
      note('2024-05-03', '## Learnings\n\nNo summary.'),
      note('2024-05-04', `title\n\n## Unclear\n\n${'x'.repeat(20_001)}`),
      { name: 'old.csv', text: 'day,summary\n2024-05-05,It rained.\n2024-05-06,a,b' },
      { name: 'photo.png', text: 'x' },
    ];
    const entries = await bringIn(as, files, { preview: true });
    expect(short(entries)).toEqual([
      ['2024-05-02', 'new', null],
      ['2024-05-02', 'joined', null],
      ['2024-05-02', 'refused', 'importDayTwice'],
      ['2026-03-30', 'kept', 'importDiaryThere'],
      ['2026-03-29', 'kept', 'importDraftThere'],
      ['2026-03-28', 'refused', 'summaryTooShort'],
      ['2026-04-01', 'refused', 'importDayAhead'],
      [null, 'refused', 'dayInvalid'],
      [null, 'refused', 'importNoDay'],
      ['2024-05-03', 'refused', 'summaryRequired'],
      ['2024-05-04', 'refused', 'fieldTooLong'],
      ['2024-05-05', 'new', null],
      [null, 'refused', 'importRowTooLong'],
      [null, 'refused', 'importFileUnknown'],
    ]);
    expect(entries[0]).toMatchObject({ title: 'Rain', excerpt: 'It rained.' });
    expect(entries[10]?.reason).toMatchObject({ path: 'sections.summary', params: { maximum: 20_000 } });
    expect((await listOwn(as)).map(({ day }) => day)).toEqual(['2026-03-30']);
    expect(short(await bringIn(as, files))).toEqual(short(entries));
    expect((await listOwn(as)).map(({ day }) => day)).toEqual(['2026-03-30', '2024-05-05', '2024-05-02']);
    const joined = (await listOwn(as)).at(-1);
    expect(joined).toMatchObject({
      title: 'Rain',
      sections: { summary: 'It **rained**.\n\n**More**\n\nIt stopped.' },
    });
    const kept = (await app.call(api.draft.get, { day: '2026-03-29' }, { as })).data.draft;
    expect(kept?.sections.summary).toBe('Half a');
  });

  test('joins what a diary holds: lists that grow too long, and texts without any, are told of', async () => {
    const as = await buildPerson(app);
    const tasks = (...items: string[]) =>
      `Rain.\n\n## Important tasks of the next working day\n\n${items.map((item) => `- ${item}`).join('\n')}`;
    const pictures = Array.from({ length: MAX_IMAGES + 1 }, (_, nth) => ({ file: `${nth}.jpg`, alt: '' }));
    const entries = await bringIn(
      as,
      [
        { name: '1.md', text: `---\nday: 2024-05-02\nimages: ${JSON.stringify(pictures)}\n---\n` },
        { name: '2.md', text: '---\nday: 2024-05-02\n---\nA picture, and words later.' },
        note('2024-05-03', tasks('a', 'b', 'c')),
        { name: '2024-05-03 later.md', text: tasks('d', 'e', 'f') },
        { name: '2024-05-03 last.md', text: 'It stopped.' },
        note('2024-05-04', ''),
      ],
      { preview: true },
    );
    expect(short(entries)).toEqual([
      ['2024-05-02', 'new', null],
      ['2024-05-02', 'joined', null],
      ['2024-05-03', 'new', null],
      ['2024-05-03', 'refused', 'tooManyItems'],
      ['2024-05-03', 'joined', null],
      ['2024-05-04', 'refused', 'summaryRequired'],
    ]);
    expect(entries.map(({ notes }) => notes)).toEqual([['morePictures'], [], [], [], [], []]);
  });

  test('tells of days before the team, and of the day that stands for none', async () => {
    const { owner: as, id: teamId } = await buildTeam(app);
    const files = [
      note('1969-12-31'),
      note('1970-01-01'),
      note('0001-01-01'),
      note('2026-03-24', LONG_ENOUGH),
    ];
    const notes = (await bringIn(as, files, { preview: true })).map((entry) => entry.notes);
    expect(notes.slice(0, 3)).toEqual([['beforeTeam', 'zeroDay'], ['beforeTeam', 'zeroDay'], ['beforeTeam']]);
    const alone = await buildPerson(app);
    const [{ notes: own } = { notes: [] }] = await bringIn(alone, [note('1970-01-01')]);
    expect(own).toEqual(['zeroDay']);
    await bringIn(as, files, { teamIds: [teamId] });
    expect((await listOwn(as)).map(({ day }) => day)).toContain('1970-01-01');
    expect((await month(as, '1970-01')).days.find(({ day }) => day === '1970-01-01')?.state).toBe(
      'submitted',
    );
  });

  test('takes reports of others for no one’s own', async () => {
    const as = await buildPerson(app, { name: '林 美' });
    const text = '日期,汇报人,今日工作\n2024-05-02,林美,葡萄\n2024-05-02,安娜,葡萄\n2024-05-03,Ana,Grapes';
    expect(short(await bringIn(as, [{ name: '日报.csv', text }]))).toEqual([
      ['2024-05-02', 'new', null],
      [null, 'refused', 'importOthersEntry'],
      [null, 'refused', 'importOthersEntry'],
    ]);
  });

  test('is done once: what is there stays as it is when the same files come again', async () => {
    const as = await buildPerson(app);
    await bringIn(as, [note('2024-05-02')]);
    expect(short(await bringIn(as, [note('2024-05-02', 'Something else.')]))).toEqual([
      ['2024-05-02', 'kept', 'importDiaryThere'],
    ]);
    const [diary] = await listOwn(as);
    expect(diary).toMatchObject({ version: 1, sections: { summary: 'It rained.' } });
  });

  test('is private unless teams are named, and counts in their days', async () => {
    const { owner: as, id: teamId, members } = await buildTeam(app, { members: 1 });
    const [mate = as] = members;
    await app.call(api.follows.follow, { userId: as.id }, { as: mate });
    const unseen = (await app.call(api.notice.total, {}, { as: mate })).data;
    await bringIn(as, [note('2024-05-02')]);
    await bringIn(as, [note('2024-05-03'), note('2024-05-06')], { teamIds: [teamId] });
    // A follower reads them, and is not told.
    expect((await app.call(api.notice.total, {}, { as: mate })).data).toEqual(unseen);
    const { data } = await app.call(api.diary.recently, { teamId }, { as: mate });
    expect(data.items.map(({ day }) => day)).toEqual(['2024-05-06', '2024-05-03']);
    expect((await listOwn(as)).map(({ teamIds }) => teamIds.length)).toEqual([1, 1, 0]);
    for (const [day, settled] of [
      ['2024-05-02', 0],
      ['2024-05-03', 1],
    ] as const) {
      expect(await completionOf(app, teamId, day)).toEqual({ kept: settled, counted: settled });
    }
    const stranger = await buildPerson(app);
    const { code, refusal } = await send(stranger, { files: [note('2024-05-02')], teamIds: [teamId] });
    expect([code, refusal.key]).toEqual([400, 'teamNotFound']);
    expect(await listOwn(stranger)).toEqual([]);
  });

  test('makes no streak, plans no task, and sends no mail', async () => {
    const person = await buildPerson(app, { createdAt: new Date('2026-01-01T00:00:00Z') });
    const days = ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20', '2026-03-23'];
    const mails = app.mailer.sent.length;
    for (const day of ['2026-03-30', '2026-03-31']) await buildDiary(app, { author: person, day });
    const streak = (await month(person, '2026-03')).streak;
    const file = (day: string) =>
      note(day, `${LONG_ENOUGH}\n\n## Important tasks of the next working day\n\n- Water`);
    expect(short(await bringIn(person, days.map(file))).every(([, outcome]) => outcome === 'new')).toBe(true);
    const after = await month(person, '2026-03');
    expect(after.streak).toBe(streak);
    const states = after.days.filter(({ day }) => days.includes(day));
    expect(states.map(({ state, late }) => [state, late])).toEqual(days.map(() => ['submitted', true]));
    const { carry } = (await app.call(api.draft.get, {}, { as: person })).data;
    expect(carry?.tasks ?? []).toEqual([]);
    await app.ports.queue.drain();
    expect(app.mailer.sent.length).toBe(mails);
  });

  test('tells answers to questions that no one asks here at the end of the summary', async () => {
    const as = await buildPerson(app);
    const asked = JSON.stringify([
      { id: '0198c0de-0000-7000-8000-000000000001', in: 'answers', heading: 'What now?' },
    ]);
    const text = `---\nasked: ${asked}\n---\n\n## Work summary\n\nIt rained.\n\n## What now?\n\nAn umbrella.`;
    await bringIn(as, [note('2024-05-02', text)]);
    const [diary] = await listOwn(as);
    expect(diary?.sections.answers).toEqual([]);
    expect(diary?.sections.summary).toBe('It rained.\n\n**What now?**\n\nAn umbrella.');
  });

  test('takes so many days at once and no more, and so many a day', async () => {
    const as = await buildPerson(app);
    const days = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
      );
    const table = (count: number) => ({
      name: 'old.csv',
      text: ['day,summary', ...days(count).map((day) => `${day},It rained.`)].join('\n'),
    });
    const { refusal } = await send(as, { files: [table(MAX_IMPORT_DAYS + 1)] });
    expect(refusal).toMatchObject({ key: 'importTooMany', params: { maximum: MAX_IMPORT_DAYS } });
    const entries = await bringIn(as, [table(MAX_IMPORT_DAYS)]);
    expect(entries.filter(({ outcome }) => outcome === 'new')).toHaveLength(MAX_IMPORT_DAYS);
  });

  test('judges no two entries in one turn, so that no one waits for all of them', async () => {
    const as = await buildPerson(app);
    const { input } = api.diary.publish;
    const parse = input.safeParse.bind(input);
    const began: number[] = [];
    let [turn, isOver] = [0, false];
    const judge = vi.spyOn(input, 'safeParse').mockImplementation((...given) => {
      began.push(turn);
      return parse(...given);
    });
    const count = () => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const days = Array.from({ length: 28 }, (_, nth) => note(`2024-02-${String(nth + 1).padStart(2, '0')}`));
    await bringIn(as, days, { preview: true });
    isOver = true;
    judge.mockRestore();
    expect(began).toHaveLength(days.length);
    expect(new Set(began).size).toBe(days.length);
  });
});
