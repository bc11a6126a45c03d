import { api, type OutputOf, type RequestOf } from '@garden/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import type { Reply } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { drawChapterTask } from './draw.task.ts';

const app = useTestApp();
type ReplyOf = Reply<typeof api.autobiography.versions>;
const MONTH = '2026-03';
beforeAll(() => app.clock.set('2026-03-31T13:00:00.000Z'));

const get = async (as: TestPerson) => (await app.call(api.autobiography.get, {}, { as })).data;
const draw = (as: TestPerson, month = MONTH) => app.call(api.autobiography.draw, { month }, { as });

/** A chapter that was drawn, without who drew it. */
const wordsOf = ({ by: _, fault: __, ...chapter }: OutputOf<typeof api.autobiography.draw>) => chapter;

const said = {
  sold: 'We sold 310 crates of grapes at the market in two hours.',
  pruned: 'The new shears made the pruning of 40 rows twice as fast.',
  rain: 'I understood that rain in the night makes the picking of the morning slow.',
};

async function buildMonth() {
  const { owner: as } = await buildTeam(app);
  const days = ['2026-03-27', '2026-03-30', '2026-03-31'];
  const ids: string[] = [];
  for (const [at, summary] of Object.values(said).entries())
    ids.push((await buildDiary(app, { author: as, day: days[at] ?? '', summary })).id);
  return { as, ids, days };
}

test('a month is drawn into a chapter of sentences, each with its diary; private lines and mistakes stay out', {
  tags: 'postgres/sql',
}, async () => {
  const { as, ids } = await buildMonth();
  const { id: diaryId = '', version } = (await app.call(api.diary.get, { diaryId: ids[2] ?? '' }, { as }))
    .data;
  const sections = {
    summary: `${said.rain}\n\n!! A line that is mine alone and says 500 things.`,
    mistakes: [{ text: 'Left the gate open for 3 hours', shared: false }],
  };
  await app.call(api.diary.update, { diaryId, version, sections }, { as });
  const before = await get(as);
  expect(before).toMatchObject({ title: '', months: [{ month: MONTH, diaries: 3, lines: 0 }] });
  const { data } = await draw(as);
  expect(data.lines.map(({ text }) => text)).toEqual(Object.values(said));
  expect(data.lines.map((line) => line.diaryId)).toEqual(ids);
  expect((await get(as)).months).toMatchObject([{ lines: 3 }]);
  const { data: year } = await app.call(api.autobiography.chapters, { year: '2026' }, { as });
  expect(data).toMatchObject({ by: 'built-in', fault: null });
  expect(year.items).toEqual([wordsOf(data)]);
});

test('drawing anew never overwrites what was written by hand', async () => {
  const { as } = await buildMonth();
  const { data: first } = await draw(as);
  const [one, two] = first.lines;
  const lines = [
    { key: two?.key ?? null, text: 'Forty rows, and I was home for lunch.' },
    { text: 'That was the week my sister came.' },
  ];
  const changed = await app.call(
    api.autobiography.update,
    { month: MONTH, version: first.version, title: 'Spring', lines },
    { as },
  );
  expect(changed.code).toBe(200);
  const { data: again } = await draw(as);
  expect(again.title).toBe('Spring');
  expect(again.lines.map(({ text }) => text)).toEqual([...lines.map(({ text }) => text)]);
  expect(again.lines.map(({ key }) => key)).not.toContain(one?.key);
  const stale = { month: MONTH, version: first.version, title: '', lines: [] };
  expect(await app.call(api.autobiography.update, stale, { as })).toMatchObject({ code: 409 });
});

test('earlier versions of a chapter stay, and each can be put back with what it was drawn from', {
  tags: 'postgres/sql',
}, async () => {
  const { as } = await buildMonth();
  const { data: first } = await draw(as);
  expect((await draw(as)).data).toEqual(first);
  const update = (version: number, said: Partial<RequestOf<typeof api.autobiography.update>>) =>
    app.call(api.autobiography.update, { month: MONTH, version, ...said }, { as });
  const { data: second } = await update(1, { title: 'Mine', lines: [{ text: 'Only this' }] });
  const versions = async () => (await app.call(api.autobiography.versions, { month: MONTH }, { as })).data;
  expect((await versions()).items).toMatchObject([{ version: 1, title: '', lines: first.lines }]);
  const { data: third } = await update(2, { putBack: 1 });
  expect(third).toEqual({ ...wordsOf(first), version: 3 });
  // Nothing that it was drawn from is taken out: drawn anew, it stays.
  expect(wordsOf((await draw(as)).data)).toEqual(third);
  // And back again.
  expect((await update(3, { putBack: 2 })).data).toEqual({ ...second, version: 4 });
  expect((await update(4, { putBack: 9 })).refusal.key).toBe('chapterVersionGone');
  expect(await update(2, { putBack: 1 })).toMatchObject({ code: 409 });
  expect((await update(4, { putBack: 1, lines: [] })).code).toBe(400);
  const stranger = await buildPerson(app);
  const theirs = await app.call(api.autobiography.versions, { month: MONTH }, { as: stranger });
  expect(theirs.data.items).toEqual([]);
});

test('of very many versions the latest stay, page by page', async () => {
  const { owner: as } = await buildTeam(app);
  for (let version = 0; version < 33; version += 1)
    await app.call(
      api.autobiography.update,
      { month: MONTH, version, lines: [{ text: `Version ${version + 1}` }] },
      { as },
    );
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: ReplyOf = await app.call(
      api.autobiography.versions,
      { month: MONTH, ...(cursor && { cursor }) },
      { as },
    );
    seen.push(...page.data.items.map(({ version }) => version));
    cursor = page.data.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => 32 - at));
});

test('hidden days are drawn from no more, and a month without diaries is none', async () => {
  const { as, days } = await buildMonth();
  await app.call(api.growth.hide, { from: days[0] ?? '', to: days[1] ?? '' }, { as });
  const { data } = await draw(as);
  expect(data.lines.map(({ day }) => day)).toEqual([days[2]]);
  expect((await get(as)).months).toMatchObject([{ month: MONTH, diaries: 1 }]);
  expect((await draw(as, '2025-01')).refusal.key).toBe('chapterEmpty');
  const ahead = { month: '2026-04', version: 0, lines: [{ text: 'Soon' }] };
  expect((await app.call(api.autobiography.update, ahead, { as })).refusal.key).toBe('chapterAhead');
});

test('the book leaves as Markdown in its order, with marks in it as letters', async () => {
  const { as } = await buildMonth();
  await draw(as);
  const january = { month: '2026-01', version: 0, title: 'Frost', lines: [{ text: '# Not a *heading*' }] };
  await app.call(api.autobiography.update, january, { as });
  const page = { title: 'Grapes and I', dedication: 'For my sister', order: 'newest' as const };
  await app.call(api.autobiography.arrange, page, { as });
  const { data } = await app.call(api.autobiography.export, {}, { as });
  const text = new TextDecoder().decode(data.content);
  expect(text).toMatch(/^# Grapes and I\n\nFor my sister\n\n## March 2026\n/);
  expect(text).toContain(`${said.sold} *2026-03-27*`);
  expect(text).toContain('\n## Frost (January 2026)\n\n\\# Not a \\*heading\\*\n');
});

test('the book is an EPUB, too, which a reading program knows again by its id', async () => {
  const { as } = await buildMonth();
  await draw(as);
  const [one, other] = await Promise.all(
    (['en', 'zh'] as const).map((locale) =>
      app.call(api.autobiography.export, { locale, format: 'epub' }, { as }),
    ),
  );
  expect(one?.data).toMatchObject({ name: 'book.epub', mediaType: 'application/epub+zip' });
  const [english, chinese] = [one, other].map((reply) => unzipSync(reply?.data.content ?? new Uint8Array()));
  expect(strFromU8(english?.['EPUB/2026-03.xhtml'] ?? new Uint8Array())).toContain(said.sold);
  // Local header: no compression, no field beside the name (EPUB OCF 3.3, section 4.3).
  const bytes = Buffer.from(one?.data.content ?? []);
  expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8), bytes.readUInt16LE(28)]).toEqual([0, 0, 0]);
  expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  const id = /urn:uuid:[\w-]{36}/;
  const described = [english, chinese].map((files) =>
    strFromU8(files?.['EPUB/package.opf'] ?? new Uint8Array()),
  );
  expect(described[0]?.match(id)?.[0]).toBe(described[1]?.match(id)?.[0]);
});

test('nothing of a book is anyone else’s', async () => {
  const { as } = await buildMonth();
  await draw(as);
  const other = await buildPerson(app);
  expect((await get(other)).months).toEqual([]);
  expect((await app.call(api.autobiography.chapters, { year: '2026' }, { as: other })).data.items).toEqual(
    [],
  );
});

test('a chapter that is written while it is drawn stands, and is what the refusal carries', async () => {
  const { as } = await buildMonth();
  const { run } = app.ports.threads;
  const lines = [{ text: 'Written meanwhile' }];
  const write = () => app.call(api.autobiography.update, { month: MONTH, version: 0, lines }, { as });
  const drawing = vi.spyOn(app.ports.threads, 'run').mockImplementation(async (...work) => {
    if (work[0].name === drawChapterTask.name) await write();
    return run(...work);
  });
  onTestFinished(() => drawing.mockRestore());
  const refused = await draw(as);
  expect(refused).toMatchObject({
    code: 409,
    data: { current: { version: 1, lines: [{ text: 'Written meanwhile' }] } },
  });
});

test('of two who write a chapter at once, one is refused with what the other wrote', {
  tags: 'postgres/at-once',
}, async () => {
  const { as } = await buildMonth();
  const write = (text: string) =>
    app.call(api.autobiography.update, { month: MONTH, version: 0, lines: [{ text }] }, { as });
  const [one, other] = await Promise.all([write('One'), write('Other')]);
  const [kept, refused] = one.code === 200 ? [one, other] : [other, one];
  expect(refused).toMatchObject({ code: 409, data: { current: kept.data } });
});
