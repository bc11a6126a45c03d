// @module-tag postgres/sql
import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { buildTalk } from '../../../testing/factories.ts';
import { blocksLookedUp, fillTimeout, flatFrom, itemsOfOthers, pack } from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { diaryLedger } from '../readers/store.ts';
import { listCurtained } from './store.ts';

const app = useTestApp();
const TODAY = '2026-03-31';

test('a team’s steps look at what its members have read, and not at what other teams have', {
  timeout: fillTimeout,
}, async () => {
  const { pool } = app.ports.database;
  const { author, reader, team, diaryId } = await buildTalk(app, { members: 5 });
  for (const as of team.members) await app.call(api.diary.get, { diaryId }, { as });
  const elsewhere = await buildTalk(app, { members: 1 });
  /** Someone of another team has opened so many entries, which are named to no one yet. */
  const readElsewhere = async (amount: number) => {
    await pool.query(
      `with written as (
         insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
         select gen_random_uuid(), author_id, (select min(day) from diaries) - n, team_ids, sections, 6, false, 1,
           published_at, updated_at
         from diaries, generate_series(1, $1::int) n where id = $2
         returning id, author_id
       )
       insert into diary_accesses (diary_id, reader_id, kind, day, owner_id)
       select id, $3, 'opened', '${TODAY}', author_id from written`,
      [amount, elsewhere.diaryId, elsewhere.reader.id],
    );
    await pack(pool, ['diaries', 'diary_accesses']);
  };
  const read = () =>
    app.ports.database.transaction((tx) =>
      listCurtained(tx, diaryLedger, [{ teamId: team.id, objectIds: [] }], TODAY),
    );
  await readElsewhere(itemsOfOthers.few);
  const few = await blocksLookedUp(pool, read);
  await readElsewhere(itemsOfOthers.many);
  expect(await blocksLookedUp(pool, read)).toBeLessThanOrEqual(flatFrom(few));
  expect(await read()).toMatchObject([{ teamId: team.id, objectId: diaryId, authorId: author.id }]);
  expect((await read())[0]?.readers.map(({ userId }) => userId).toSorted()).toEqual(
    team.members.map(({ id }) => id).toSorted(),
  );
  expect(reader.id).not.toBe(elsewhere.reader.id);
});
