// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildDiary, buildPair, LONG_ENOUGH, PIXEL, type TestPerson } from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { diaryWorkers, eraseImagesJob } from '../../diary/jobs.ts';

const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const addPicture = async (as: TestPerson) => (await app.call(api.diary.image, { image: PIXEL }, { as })).data;
const update = (as: TestPerson, input: RequestOf<typeof api.curious.update>) =>
  app.call(api.curious.update, input, { as });
const seenBy = async (as: TestPerson, curiousId: string) => {
  const { code, data } = await app.call(api.curious.get, { curiousId }, { as });
  return code === 200 ? data.items[0]?.images : null;
};
const isThere = async ({ url }: { url: string }) => (await app.fastify.inject(url)).statusCode === 200;
const runJobs = async () => {
  await eraseHiddenWorker(app.ports).run({});
  await diaryWorkers(app.ports)
    .find(({ name }) => name === eraseImagesJob.name)
    ?.run({});
};

test('a question shows its pictures in order to those who read it, with their words masked', async () => {
  const { owner, member, teamId } = await buildPair(app);
  await app.call(api.team.prohibited, { teamId, words: 'Merlot' }, { as: owner });
  const [first, second] = [await addPicture(owner), await addPicture(owner)];
  const images = [{ file: second.file, alt: 'Merlot in rain' }, { file: first.file }];
  const { id: curiousId } = await buildQuestion(app, owner, { images });
  const shown = [
    { ...second, alt: 'Merlot in rain' },
    { ...first, alt: '' },
  ];
  expect(await seenBy(owner, curiousId)).toEqual(shown);
  expect(await seenBy(member, curiousId)).toEqual([{ ...second, alt: '****** in rain' }, shown[1]]);
  expect((await update(owner, { curiousId, detail: 'In short.' })).data.images).toEqual(shown);
  const fewer = await update(owner, { curiousId, images: [{ file: first.file }] });
  expect(fewer.data.images).toEqual([shown[1]]);

  await app.call(api.relationship.exit, { teamId }, { as: member });
  expect(await seenBy(member, curiousId)).toBe(null);
});

test('its pictures are its asker’s own, and at most nine', async () => {
  const { owner, member } = await buildPair(app);
  const { file } = await addPicture(owner);
  const ask = (as: TestPerson, images: RequestOf<typeof api.curious.publish>['images']) =>
    app.call(api.curious.publish, { question: 'Whose?', images }, { as });
  const faults = async (asked: ReturnType<typeof ask>) => (await asked).refusal.errors;
  expect(await faults(ask(member, [{ file }]))).toMatchObject([{ path: 'images', key: 'imageGone' }]);
  const ten = Array.from({ length: 10 }, () => ({ file }));
  expect(await faults(ask(owner, ten))).toMatchObject([{ path: 'images', key: 'tooManyImages' }]);
  const { id: curiousId } = await buildQuestion(app, member);
  const foreign = await update(member, { curiousId, detail: 'Mine?', images: [{ file }] });
  expect(foreign.refusal.errors).toMatchObject([{ path: 'images', key: 'imageGone' }]);
  expect(await seenBy(member, curiousId)).toEqual([]);
});

test('pictures stay as long as their question may come back, and are erased with it', async () => {
  const { owner, member } = await buildPair(app);
  const [kept, unused] = [await addPicture(owner), await addPicture(owner)];
  const { id: curiousId } = await buildQuestion(app, owner, { images: [{ file: kept.file }] });
  const hide = (undo: boolean) => app.call(api.curious.delete, { curiousId, undo }, { as: owner });
  await hide(false);
  app.clock.advance(9 * DAY);
  await runJobs();
  expect([await seenBy(owner, curiousId), await isThere(kept), await isThere(unused)]).toEqual([
    ...[null, true],
    false,
  ]);
  await hide(true);
  expect(await seenBy(member, curiousId)).toEqual([{ ...kept, alt: '' }]);
  await hide(false);
  app.clock.advance(31 * DAY);
  await runJobs();
  expect(await isThere(kept)).toBe(false);
});

test('a question that got pictures stays with its asker when its diary loses it', async () => {
  const { owner } = await buildPair(app);
  const diary = await buildDiary(app, { author: owner, sections: { unclear: ['Why is it raining?'] } });
  const [asked] = (await app.call(api.curious.myCurious, {}, { as: owner })).data.items;
  const { file } = await addPicture(owner);
  await update(owner, { curiousId: asked?.id ?? '', images: [{ file }] });
  const change = { diaryId: diary.id, version: 1, sections: { summary: LONG_ENOUGH } };
  await app.call(api.diary.update, change, { as: owner });
  expect(await seenBy(owner, asked?.id ?? '')).toMatchObject([{ file }]);
});

test('pictures of questions come with one’s own data', async () => {
  const { owner } = await buildPair(app);
  const { file } = await addPicture(owner);
  await buildQuestion(app, owner, { images: [{ file, alt: 'The van' }] });
  const files = unzipSync((await app.call(api.auth.export, {}, { as: owner })).data.content);
  expect(files[`images/${file}`]?.length).toBeGreaterThan(0);
  expect(JSON.parse(Buffer.from(files['questions.json'] ?? []).toString())).toMatchObject([
    { images: [{ file, alt: 'The van' }] },
  ]);
});
