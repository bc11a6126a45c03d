import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { api, type OutputOf, type RequestOf } from '@garden/contract';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { openPort } from '../../../testing/event-stream.ts';
import { buildPerson, buildTeam, LONG_ENOUGH, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { diaryWorkers, eraseImagesJob } from '../jobs.ts';

const TODAY = '2026-03-31';
const app = useTestApp();

type Image = OutputOf<typeof api.diary.image>;

const dataUrl = (content: Buffer, type = 'image/png') => `data:${type};base64,${content.toString('base64')}`;
const plain = (width: number, height: number, background = '#6b3a9e') =>
  sharp({ create: { width, height, channels: 3, background } });
const send = (as: TestPerson, image: string) => app.call(api.diary.image, { image }, { as });

async function add(as: TestPerson, picture = plain(40, 30)): Promise<Image> {
  const { code, message, data } = await send(as, dataUrl(await picture.png().toBuffer()));
  if (code !== 200) throw new Error(message);
  return data;
}

const publish = (as: TestPerson, images: RequestOf<typeof api.diary.publish>['images'], day = TODAY) =>
  app.call(api.diary.publish, { day, sections: { summary: LONG_ENOUGH }, images }, { as });
const isThere = async ({ url }: Image) => (await app.fastify.inject(url)).statusCode === 200;

const runJob = (job: typeof eraseImagesJob) =>
  diaryWorkers(app.ports)
    .find(({ name }) => name === job.name)
    ?.run({});

describe('a picture', () => {
  test('is kept upright, smaller, without what the camera wrote, and with a thumbnail', async () => {
    const person = await buildPerson(app);
    const photo = await plain(3000, 1500)
      .withExif({ IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitude: '51/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await send(person, dataUrl(photo, 'image/jpeg'));
    expect(data).toMatchObject({ width: 1024, height: 2048, url: `/files/diaries/${data.file}` });
    const [large, small] = await Promise.all(
      [data.url, data.thumbnail].map((url) => app.fastify.inject(url)),
    );
    expect(large?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const kept = await sharp(large?.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1024, height: 2048 });
    expect(kept.exif).toBeUndefined();
    expect(large?.rawPayload.includes('canary')).toBe(false);
    expect(await sharp(small?.rawPayload).metadata()).toMatchObject({ width: 240, height: 480 });
  });

  test('that moves goes on moving; a long one stands still', async () => {
    const person = await buildPerson(app);
    const gif = async (side: number, frames: number) => {
      const still = (red: number) => plain(side, side, `rgb(${red}, 9, 9)`).png().toBuffer();
      const stills = Array.from({ length: frames }, (_, index) => still(40 * index));
      return sharp(await Promise.all(stills), { join: { animated: true } })
        .gif({ effort: 1, dither: 0 })
        .toBuffer();
    };
    for (const [side, frames, kept] of [
      [40, 3, 3],
      [2000, 6, undefined],
    ] as const) {
      const { data } = await send(person, dataUrl(await gif(side, frames), 'image/gif'));
      expect([data.width, data.height]).toEqual([side, side]);
      const { rawPayload } = await app.fastify.inject(data.url);
      expect((await sharp(rawPayload).metadata()).pages).toBe(kept);
    }
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a text', Buffer.from('no picture')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64')],
  ])('is not %s, whatever it calls itself', async (_, content) => {
    const { refusal } = await send(await buildPerson(app), dataUrl(content));
    expect(refusal.errors).toMatchObject([{ path: 'image', key: 'imageInvalid' }]);
  });

  test('has at most 40 megapixels, and 10 MB', async () => {
    const person = await buildPerson(app);
    const bomb = await plain(10_000, 4_001).png().toBuffer();
    const refused = await send(person, dataUrl(bomb));
    expect(refused.refusal.errors).toMatchObject([{ path: 'image', key: 'imageInvalid' }]);
    const large = await send(person, dataUrl(Buffer.alloc(10 * 1024 * 1024 + 100)));
    expect(large.refusal.errors).toMatchObject([{ path: 'image', key: 'imageTooLarge' }]);
    const noPicture = await send(person, 'data:image/svg+xml;base64,AAAA');
    expect(noPicture.refusal.errors).toMatchObject([{ path: 'image', key: 'imageInvalid' }]);
  });
});

test('nothing large is taken in from no one: they are told before it comes', async () => {
  const url = await openPort(app.fastify);
  const waiting = request(`${url}/api/${api.diary.image.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 13_000_000 },
  });
  waiting.on('error', () => undefined);
  waiting.write('{"image":"');
  const answer = await new Promise<IncomingMessage>((resolve) => waiting.once('response', resolve));
  expect(await json(answer)).toMatchObject({ code: 403, data: { key: 'sessionExpired' } });
  waiting.destroy();
});

describe('the pictures of a diary', () => {
  test('are kept in the draft, shown in order with their words, masked for others, and changed', async () => {
    const { owner, members, id: teamId } = await buildTeam(app, { members: 1 });
    const [reader = owner] = members;
    await app.call(api.team.prohibited, { teamId, words: 'Merlot' }, { as: owner });
    const [first, second] = [await add(owner), await add(owner, plain(30, 40))];
    const images = [{ file: second.file, alt: 'Merlot in rain' }, { file: first.file }];
    await app.call(
      api.draft.add,
      { day: TODAY, sections: { summary: 'Half' }, images, version: 0 },
      { as: owner },
    );
    const editor = await app.call(api.draft.get, {}, { as: owner });
    const shown = [
      { ...second, alt: 'Merlot in rain' },
      { ...first, alt: '' },
    ];
    expect(editor.data.draft?.images).toEqual(shown.map(({ file, alt }) => ({ file, alt })));

    const { data: diary } = await publish(owner, images);
    expect(diary.images).toEqual(shown);
    expect((await publish(owner, images)).data.id).toBe(diary.id);
    expect((await publish(owner, [])).code).toBe(409);
    const seen = await app.call(api.diary.get, { diaryId: diary.id }, { as: reader });
    expect(seen.data.images.map(({ alt }) => alt)).toEqual(['****** in rain', '']);

    const change = { diaryId: diary.id, sections: { summary: LONG_ENOUGH } };
    const kept = await app.call(api.diary.update, { ...change, version: 1 }, { as: owner });
    expect(kept.data.images).toEqual(shown);
    const one = await app.call(
      api.diary.update,
      { ...change, version: 2, images: [{ file: first.file }] },
      { as: owner },
    );
    expect(one.data.images).toEqual([{ ...first, alt: '' }]);
  });

  test('are one’s own, there, of this diary alone, and at most nine', async () => {
    const { owner, members } = await buildTeam(app, { members: 1 });
    const [other = owner] = members;
    const mine = await add(owner);
    const foreign = await publish(other, [{ file: mine.file }]);
    expect(foreign.refusal.errors).toMatchObject([{ path: 'images', key: 'imageGone' }]);
    expect((await publish(owner, [{ file: 'a'.repeat(32).concat('.webp') }])).code).toBe(400);
    expect((await publish(owner, [{ file: mine.file }])).code).toBe(200);
    const twice = await publish(owner, [{ file: mine.file }], '2026-03-30');
    expect(twice.refusal.errors).toMatchObject([{ path: 'images', key: 'imageGone' }]);
    const ten = Array.from({ length: 10 }, () => ({ file: mine.file }));
    expect((await publish(owner, ten, '2026-03-30')).refusal.errors).toMatchObject([
      { path: 'images', key: 'tooManyImages' },
    ]);
    const path = await publish(owner, [{ file: '../avatars/a.webp' }], '2026-03-30');
    expect(path.refusal.errors?.[0]?.path).toBe('images.0.file');
  });

  test('come with one’s own data', async () => {
    const { owner } = await buildTeam(app);
    const { file } = await add(owner);
    await publish(owner, [{ file, alt: 'Vines' }]);
    const { content } = (await app.call(api.auth.export, {}, { as: owner })).data;
    const files = unzipSync(content);
    expect(files[`images/${file}`]?.length).toBeGreaterThan(0);
    expect(Buffer.from(files[`diaries/2026/${TODAY}.md`] ?? []).toString()).toContain(
      `images: [{"file":"images/${file}","alt":"Vines"}]`,
    );
  });
});

test('pictures are erased once no one waits for them, and with their diary', {
  tags: 'postgres/sql',
}, async () => {
  const at = app.clock.now();
  const { owner } = await buildTeam(app);
  const [shown, removed, drafted, unused] = [
    await add(owner),
    await add(owner),
    await add(owner),
    await add(owner),
  ];
  const images = [{ file: shown.file }, { file: removed.file }];
  const { data: diary } = await publish(owner, images);
  const change = { diaryId: diary.id, version: 1, sections: { summary: LONG_ENOUGH } };
  await app.call(api.diary.update, { ...change, images: [{ file: shown.file }] }, { as: owner });
  const draft = { day: '2026-03-30', sections: { summary: 'Half' }, version: 0 };
  await app.call(api.draft.add, { ...draft, images: [{ file: drafted.file }] }, { as: owner });

  const all = [shown, removed, drafted, unused];
  const there = () => Promise.all(all.map(isThere));
  app.clock.advance(7 * DAY);
  await runJob(eraseImagesJob);
  expect(await there()).toEqual([true, true, true, true]);
  app.clock.advance(2 * DAY);
  await runJob(eraseImagesJob);
  expect(await there()).toEqual([true, false, true, false]);
  expect((await app.fastify.inject(removed.thumbnail)).statusCode).toBe(404);

  await app.call(api.diary.delete, { diaryId: diary.id }, { as: owner });
  app.clock.advance(31 * DAY);
  await eraseHiddenWorker(app.ports).run({});
  await runJob(eraseImagesJob);
  expect(await there()).toEqual([false, false, true, false]);
  app.clock.set(at.toISOString());
});
