import { api } from '@garden/contract';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  PIXEL,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { diaryWorkers, eraseImagesJob } from '../jobs.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const app = useTestApp();

async function add(as: TestPerson) {
  const { code, message, data } = await app.call(api.memes.add, { image: PIXEL }, { as });
  if (code !== 200) throw new Error(message);
  return data;
}
const listOf = async (as: TestPerson) => (await app.call(api.memes.list, {}, { as })).data.items;
const express = (as: TestPerson, diaryId: string, expression: string | null) =>
  app.call(api.diary.expression, { diaryId, expression }, { as });
const statusOf = async (url: string) => (await app.fastify.inject(url)).statusCode;

describe('stickers', () => {
  test('are kept small, listed for their owner alone, removed and restored', async () => {
    const [owner, other] = [await buildPerson(app), await buildPerson(app)];
    const large = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#6b3a9e' } })
      .jpeg()
      .toBuffer();
    const image = `data:image/jpeg;base64,${large.toString('base64')}`;
    const { data: first } = await app.call(api.memes.add, { image }, { as: owner });
    app.clock.advance(1000);
    const second = await add(owner);
    expect(await listOf(owner)).toEqual([first, second]);
    expect(await listOf(other)).toEqual([]);
    const { rawPayload, headers } = await app.fastify.inject(first.url);
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 256, height: 85 });

    expect((await app.call(api.memes.delete, { memeId: first.id }, { as: owner })).code).toBe(200);
    expect(await listOf(owner)).toEqual([second]);
    await app.call(api.memes.delete, { memeId: first.id, undo: true }, { as: owner });
    expect(await listOf(owner)).toEqual([first, second]);
    const missing = await app.call(api.memes.delete, { memeId: NOBODY }, { as: owner });
    expect(missing.refusal.key).toBe('memeNotFound');
  });

  test('are pictures of at most 1 MB, a hundred of them', async () => {
    const owner = await buildPerson(app);
    const send = (content: Buffer) =>
      app.call(
        api.memes.add,
        { image: `data:image/png;base64,${content.toString('base64')}` },
        { as: owner },
      );
    const fake = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(fake.refusal.errors).toMatchObject([{ path: 'image', key: 'imageInvalid' }]);
    const large = await send(Buffer.alloc(1024 * 1024 + 100));
    expect(large.refusal.errors).toMatchObject([{ path: 'image', key: 'memeTooLarge' }]);
    await app.ports.database.pool.query(
      `insert into memes (id, owner_id, file, created_at)
       select gen_random_uuid(), $1, 'm' || number, now() from generate_series(1, 100) as number`,
      [owner.id],
    );
    const { refusal } = await app.call(api.memes.add, { image: PIXEL }, { as: owner });
    expect(refusal).toMatchObject({ key: 'tooManyMemes', params: { maximum: 100 } });
  });

  test('come with one’s own data', async () => {
    const owner = await buildPerson(app);
    const { expression } = await add(owner);
    const { content } = (await app.call(api.auth.export, {}, { as: owner })).data;
    expect(Object.keys(unzipSync(content))).toContain(`memes/${expression.slice('meme:'.length)}`);
  });
});

describe('what stands beside a diary', () => {
  test('is an emoji or one’s own sticker, changed without a new version', async () => {
    const { owner, members, id: teamId } = await buildTeam(app, { members: 1 });
    const [other = owner] = members;
    await app.call(api.team.prohibited, { teamId, words: 'meme' }, { as: owner });
    const [mine, foreign] = [await add(owner), await add(other)];
    const { id: diaryId } = await buildDiary(app, { author: owner });
    const { data } = await express(owner, diaryId, mine.expression);
    expect(data).toMatchObject({ expression: mine.expression, version: 1 });
    const seen = await app.call(api.diary.get, { diaryId }, { as: other });
    expect(seen.data.expression).toBe(mine.expression);

    const refused = [{ path: 'expression', key: 'memeNotFound' }];
    expect((await express(owner, diaryId, foreign.expression)).refusal.errors).toMatchObject(refused);
    expect((await express(owner, diaryId, 'five!')).refusal.errors).toMatchObject([
      { path: 'expression', key: 'fieldTooLong', params: { maximum: 4 } },
    ]);
    expect((await express(other, diaryId, '🍇')).refusal.key).toBe('diaryNotFound');
    const day = { day: '2026-03-30', sections: { summary: LONG_ENOUGH }, expression: foreign.expression };
    const published = await app.call(api.diary.publish, day, { as: owner });
    expect(published.refusal.errors).toMatchObject(refused);
    expect((await express(owner, diaryId, null)).data.expression).toBeNull();
    expect((await express(owner, diaryId, '🍇')).data.expression).toBe('🍇');
  });

  test('keeps its sticker after that was removed; others are erased', {
    tags: 'postgres/sql',
  }, async () => {
    const at = app.clock.now();
    const { owner } = await buildTeam(app);
    const [shown, unused] = [await add(owner), await add(owner)];
    const { id: diaryId, version } = await buildDiary(app, { author: owner });
    await express(owner, diaryId, shown.expression);
    for (const { id } of [shown, unused]) await app.call(api.memes.delete, { memeId: id }, { as: owner });
    const kept = { diaryId, version, sections: { summary: LONG_ENOUGH }, expression: shown.expression };
    expect((await app.call(api.diary.update, kept, { as: owner })).code).toBe(200);

    app.clock.advance(31 * DAY);
    await diaryWorkers(app.ports)
      .find(({ name }) => name === eraseImagesJob.name)
      ?.run({});
    expect([await statusOf(shown.url), await statusOf(unused.url)]).toEqual([200, 404]);
    app.clock.set(at.toISOString());
  });
});
