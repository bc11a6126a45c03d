import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const toldOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, {}, { as })).data.items
    .filter(({ kind }) => kind === 'mention')
    .map(({ object }) => object?.id);

test('tells people a diary mentions where others read it, once, and of a change only who is new in it', async () => {
  const [author, ana, bo, stranger] = await Promise.all(
    ['Maya', 'Ana', 'Bo', 'Zoe'].map((name) => buildPerson(app, { name })),
  );
  if (!author || !ana || !bo || !stranger) throw new Error('four people were built');
  await buildTeam(app, { owner: author, members: [ana, bo] });
  const written = await buildDiary(app, {
    author,
    summary: `${LONG_ENOUGH} Thanks to @Ana and @Zoe.\n\n!! @Bo was slow`,
    sections: { mistakes: [{ text: 'Did not ask @Bo', shared: false }] },
  });
  expect([await toldOf(ana), await toldOf(bo), await toldOf(stranger)]).toEqual([[written.id], [], []]);
  const changed = { summary: `${LONG_ENOUGH} Thanks to @Ana, and to @Bo as well.` };
  const update = { diaryId: written.id, version: written.version, sections: changed };
  expect((await app.call(api.diary.update, update, { as: author })).code).toBe(200);
  expect([await toldOf(ana), await toldOf(bo)]).toEqual([[written.id], [written.id]]);
  for (const [version, summary] of [LONG_ENOUGH, changed.summary].entries())
    await app.call(
      api.diary.update,
      { ...update, version: version + 2, sections: { summary } },
      { as: author },
    );
  expect([await toldOf(ana), await toldOf(bo)]).toEqual([[written.id], [written.id]]);
});

test('tells no one of a diary that they may not read', async () => {
  const [author, ana] = [await buildPerson(app), await buildPerson(app, { name: 'Ana' })];
  await buildTeam(app, { owner: author, members: [ana] });
  await buildDiary(app, { author, summary: `${LONG_ENOUGH} @Ana`, teamIds: [] });
  expect(await toldOf(ana)).toEqual([]);
});
