import { api, type RequestOf } from '@garden/contract';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { diaryWorkers, eraseImagesJob } from '../../diary/jobs.ts';
import { imageKeys } from '../../diary/pictures/store.ts';

const app = useTestApp();
const MONTH = '2026-03';
const [FIRST, SECOND] = ['2026-03-30', '2026-03-31'];
const NOW = '2026-03-31T13:00:00.000Z';
beforeAll(() => app.clock.set(NOW));

async function add(as: TestPerson, width = 40): Promise<string> {
  const content = await sharp({ create: { width, height: 30, channels: 4, background: '#6b3a9e80' } })
    .png()
    .toBuffer();
  const image = `data:image/png;base64,${content.toString('base64')}`;
  return (await app.call(api.diary.image, { image }, { as })).data.file;
}

/** Someone with two diaries, of which the first shows two pictures and the second one. */
async function buildAlbum() {
  const { owner: as } = await buildTeam(app);
  const [vines, press, dog] = [await add(as), await add(as), await add(as)];
  const first = await buildDiary(app, {
    author: as,
    day: FIRST,
    summary: 'We sold 310 crates of grapes at the market in two hours.',
    images: [{ file: vines, alt: 'Vines in rain' }, { file: press }],
  });
  const second = await buildDiary(app, {
    author: as,
    day: SECOND,
    summary: LONG_ENOUGH,
    images: [{ file: dog }],
  });
  return { as, vines, press, dog, first, second };
}

const draw = async (as: TestPerson) =>
  (await app.call(api.autobiography.draw, { month: MONTH }, { as })).data;
const update = (as: TestPerson, version: number, said: Partial<RequestOf<typeof api.autobiography.update>>) =>
  app.call(api.autobiography.update, { month: MONTH, version, ...said }, { as });
const offered = async (as: TestPerson) =>
  (await app.call(api.autobiography.pictures, { month: MONTH }, { as })).data.items;
const exported = async (as: TestPerson, format: 'markdown' | 'epub') =>
  (await app.call(api.autobiography.export, { format }, { as })).data;

test('a chapter is drawn with pictures of its diaries, and others can be chosen, described and put in order', {
  tags: 'postgres/sql',
}, async () => {
  const { as, vines, press, dog, first, second } = await buildAlbum();
  const drawn = await draw(as);
  expect(
    drawn.lines.flatMap(({ picture, text, diaryId }) => (picture ? [[picture.file, text, diaryId]] : [])),
  ).toEqual([
    [vines, 'Vines in rain', first.id],
    [dog, '', second.id],
  ]);
  expect(await offered(as)).toMatchObject([
    { file: vines, alt: 'Vines in rain', day: FIRST, url: `/files/diaries/${vines}`, width: 40 },
    { file: press, day: FIRST, diaryId: first.id },
    { file: dog, day: SECOND, diaryId: second.id },
  ]);
  const device = await add(as, 50);
  const { data } = await update(as, drawn.version, {
    lines: [
      { picture: press, text: 'The press' },
      { text: 'A good month.' },
      { picture: device, text: '' },
      { picture: vines, text: 'Vines in rain' },
    ],
  });
  expect(data.lines.map(({ text, picture, day }) => [picture?.file ?? null, text, day])).toEqual([
    [press, 'The press', FIRST],
    [null, 'A good month.', null],
    [device, '', null],
    [vines, 'Vines in rain', FIRST],
  ]);
  expect(data.lines[2]?.picture).toMatchObject({ width: 50, height: 30, url: `/files/diaries/${device}` });
  // The dog was taken out; what was written stays as it is.
  const again = await draw(as);
  expect(again.lines.flatMap(({ picture }) => picture?.file ?? [])).toEqual([press, device, vines]);
});

test('a picture is one’s own, and there; a line has words or a picture', async () => {
  const { as, vines } = await buildAlbum();
  const other = await buildPerson(app);
  for (const [person, picture] of [
    [other, vines],
    [as, `${'a'.repeat(32)}.webp`],
  ] as const) {
    const { refusal } = await update(person, 0, { lines: [{ picture, text: '' }] });
    expect(refusal.errors).toMatchObject([{ path: 'lines', key: 'imageGone' }]);
  }
  expect((await update(as, 0, { lines: [{ text: '' }] })).refusal.errors).toMatchObject([
    { path: 'lines.0.text', key: 'contentMissing' },
  ]);
  expect((await update(as, 0, { lines: [{ text: '', picture: '../secret' }] })).refusal.errors).toMatchObject(
    [{ path: 'lines.0.picture', key: 'imageGone' }],
  );
  expect(await offered(other)).toEqual([]);
});

test('pictures of hidden days are neither drawn nor offered', async () => {
  const { as, dog } = await buildAlbum();
  await app.call(api.growth.hide, { from: FIRST, to: FIRST }, { as });
  expect((await draw(as)).lines.flatMap(({ picture }) => picture?.file ?? [])).toEqual([dog]);
  expect(await offered(as)).toMatchObject([{ file: dog }]);
});

test('a picture stays as long as a chapter shows it, or a version that can be restored', {
  tags: 'postgres/sql',
}, async () => {
  const { owner: as } = await buildTeam(app);
  const [shown, before, never] = [await add(as), await add(as), await add(as)];
  await update(as, 0, { lines: [{ picture: before, text: '' }] });
  await update(as, 1, { lines: [{ picture: shown, text: '' }] });
  app.clock.set('2026-04-12T08:00:00.000Z');
  await diaryWorkers(app.ports)
    .find(({ name }) => name === eraseImagesJob.name)
    ?.run({});
  app.clock.set(NOW);
  const isThere = async (file: string) => (await app.ports.files.get(imageKeys(file).large)) !== null;
  expect(await Promise.all([shown, before, never].map(isThere))).toEqual([true, true, false]);
  const { data } = await update(as, 2, { putBack: 1 });
  expect(data.lines).toMatchObject([{ picture: { file: before } }]);
});

test('a book leaves with its pictures: in a ZIP beside the text, in an EPUB as JPEG; one that is lost is left out', async () => {
  const { as, vines, press, dog } = await buildAlbum();
  await update(as, 0, {
    lines: [
      { picture: vines, text: 'Vines [in] rain' },
      { picture: press, text: '' },
      { picture: dog, text: '' },
      { text: 'The end' },
    ],
  });
  await app.ports.files.delete(imageKeys(press).large);
  const markdown = await exported(as, 'markdown');
  expect(markdown).toMatchObject({ name: 'book.zip', mediaType: 'application/zip' });
  const beside = unzipSync(markdown.content);
  expect(Object.keys(beside)).toEqual([`pictures/${vines}`, `pictures/${dog}`, 'book.md']);
  expect(strFromU8(beside['book.md'] ?? new Uint8Array())).toContain(
    `![Vines \\[in\\] rain](pictures/${vines}) *${FIRST}*\n\n![](pictures/${dog}) *${SECOND}*\n\nThe end`,
  );
  const pages = unzipSync((await exported(as, 'epub')).content);
  const jpeg = `EPUB/pictures/${vines.replace('.webp', '.jpg')}`;
  expect(Object.keys(pages).filter((path) => path.includes('pictures/'))).toEqual([
    jpeg,
    `EPUB/pictures/${dog.replace('.webp', '.jpg')}`,
  ]);
  expect(await sharp(pages[jpeg]).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  expect(strFromU8(pages['EPUB/2026-03.xhtml'] ?? new Uint8Array())).toContain('alt="Vines [in] rain"');
  expect(strFromU8(pages['EPUB/package.opf'] ?? new Uint8Array())).not.toContain(press.replace('.webp', ''));
});
