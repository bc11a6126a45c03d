import { api, type RequestOf } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeAll(() => app.clock.set('2026-03-31T12:00:00.000Z'));

type Wish = RequestOf<typeof api.ledger.list>;
const list = async (as: TestPerson, wish: Wish = {}) => (await app.call(api.ledger.list, wish, { as })).data;
const short = ({ items }: Awaited<ReturnType<typeof list>>) =>
  items.map(({ about, reader, day, from, title }) => [about, reader.id, day, title || from]);

/** A writer whose diary and question a colleague opens on two days, and whose numbers the owner of the team downloads. */
async function buildWatched() {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 2 });
  const [writer, colleague] = members as [TestPerson, TestPerson];
  const diary = await buildDiary(app, { author: writer, day: '2026-03-30', teamIds: [teamId] });
  const { id: curiousId } = await buildQuestion(app, writer, { question: 'Why blue?' });
  await app.call(api.diary.get, { diaryId: diary.id }, { as: colleague });
  app.clock.set('2026-04-01T12:00:00.000Z');
  await app.call(api.curious.get, { curiousId }, { as: colleague });
  await app.call(api.diary.get, { diaryId: diary.id }, { as: owner });
  await app.call(api.statistics.export, { teamId, format: 'csv' }, { as: owner });
  return { writer, colleague, owner, diary };
}

test('each kind of access is found, by whom and on which day, the latest first', async () => {
  const { writer, colleague, owner } = await buildWatched();
  const all = short(await list(writer));
  const [first, second] = ['2026-04-01', '2026-03-31'];
  expect(all).toEqual([
    ['diaries', owner.id, first, '2026-03-30'],
    ['questions', colleague.id, first, 'Why blue?'],
    ['statistics', owner.id, first, 'Harvest'],
    ['diaries', colleague.id, second, '2026-03-30'],
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
});

test('it is of one’s own alone: readers and strangers find none of it, nor its owner of what is gone', async () => {
  const { writer, colleague, owner, diary } = await buildWatched();
  for (const as of [colleague, owner, await buildPerson(app)]) {
    const about = (await list(as)).items.filter((entry) => entry.about !== 'statistics');
    expect(about).toEqual([]);
  }
  await app.call(api.diary.delete, { diaryId: diary.id }, { as: writer });
  expect((await list(writer, { about: 'diaries' })).items).toEqual([]);
});
