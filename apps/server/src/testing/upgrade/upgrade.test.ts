// @module-tag postgres/engine
import { join } from 'node:path';
import { api } from '@garden/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreDump } from '../../db/dump/restore-dump.ts';
import { migrate } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { openEmpty } from '../../db/testing/open-empty.ts';
import { silentLog } from '../../platform/log.ts';
import { LONG_ENOUGH } from '../factories.ts';
import { openTestAppOn, type TestApp } from '../test-app.ts';

/** What the release of that day wrote: a team of six with a diary, its talk, a draft, a vacation and notices. */
const DUMP = join(import.meta.dirname, '2026-11-22.sql.gz');
const DAY = '2026-03-31';

let database: OpenDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openEmpty();
  await restoreDump(database.pool, DUMP);
  await migrate(database, silentLog);
  app = await openTestAppOn(database);
  app.clock.set(`${DAY}T13:00:00.000Z`);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('a database of the release before', () => {
  test('opens, and its people find what they left', async () => {
    const signIn = { email: 'ada@garden.example', password: 'vineyard-42' };
    const { data: as } = await app.call(api.user.login, signIn);
    const { data: feed } = await app.call(api.diary.recently, {}, { as });
    expect(feed.items).toMatchObject([
      {
        day: DAY,
        title: 'Pruning',
        author: { name: 'Ada Vine' },
        version: 2,
        talk: { comments: 2, reactions: [{ count: 1, mine: false }] },
      },
    ]);
    const [diary] = feed.items;
    if (!diary) throw new Error('the feed is empty');
    const about = { kind: 'diary', objectId: diary.id } as const;
    const { data: thread } = await app.call(api.comment.gets, about, { as });
    expect(thread).toMatchObject({
      total: 2,
      items: [{ text: 'Well done @Ada Vine', replies: [{ text: 'Thank you' }] }],
    });
    const { data: versions } = await app.call(api.diary.history, { diaryId: diary.id }, { as });
    expect(versions).toMatchObject({ items: [{ version: 2 }, { version: 1 }] });
    const { data: draft } = await app.call(api.draft.get, { day: '2026-03-30' }, { as });
    expect(draft.draft?.sections.summary).toBe('A draft of yesterday');
    expect((await app.call(api.notice.total, {}, { as })).data.kinds).toEqual({
      comment: 1,
      like: 1,
      follow: 1,
    });
    const { data: groups } = await app.call(api.followsTeam.show, {}, { as });
    expect(groups).toMatchObject({ groups: [{ name: 'Juniors', memberCount: 1 }] });
    const { data: todos } = await app.call(api.todo.list, { kind: 'day' }, { as });
    expect(todos.items).toMatchObject([{ text: 'Tie the shoots', day: '2026-04-01' }]);
  });

  test('is written on', async () => {
    const signIn = { email: 'ada@garden.example', password: 'vineyard-42' };
    const { data: as } = await app.call(api.user.login, signIn);
    const entry = { day: '2026-03-30', sections: { summary: `${LONG_ENOUGH} Caught up.` } };
    const published = await app.call(api.diary.publish, entry, { as });
    expect(published).toMatchObject({ code: 200, data: { late: true } });
    const said = { kind: 'diary', objectId: published.data.id, text: 'And so it goes on' } as const;
    expect((await app.call(api.comment.add, said, { as })).code).toBe(200);
    const { data: feed } = await app.call(api.diary.recently, {}, { as });
    expect(feed.items.map(({ day }) => day)).toEqual([DAY, '2026-03-30']);
  });
});
