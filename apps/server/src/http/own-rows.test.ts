import { api, type MessageKey } from '@garden/contract';
import { expect, test } from 'vitest';
import { eraseHiddenWorker } from '../platform/erase-hidden.ts';
import { UNDO_LIFE } from '../platform/undo.ts';
import { buildFollowGroup, buildPerson, PIXEL, type TestPerson } from '../testing/factories.ts';
import {
  buildCollected,
  buildGuideline,
  buildImprovement,
  buildMistake,
  buildTodo,
} from '../testing/knowledge-factories.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const app = useTestApp();

type Own = {
  readonly table: string;
  readonly missing: MessageKey;
  build(as: TestPerson): Promise<string>;
  remove(
    as: TestPerson,
    id: string,
    undo?: true,
  ): Promise<{ readonly code: number; readonly refusal: { readonly key: string } }>;
};

const idOf = async (built: Promise<{ readonly id: string }>) => (await built).id;

const tables: readonly Own[] = [
  {
    table: 'todos',
    missing: 'todoNotFound',
    build: (as) => idOf(buildTodo(app, as)),
    remove: (as, todoId, undo) => app.call(api.todo.delete, { todoId, undo }, { as }),
  },
  {
    table: 'mistakes',
    missing: 'mistakeNotFound',
    build: (as) => idOf(buildMistake(app, as)),
    remove: (as, mistakeId, undo) => app.call(api.mistake.delete, { mistakeId, undo }, { as }),
  },
  {
    table: 'guidelines',
    missing: 'guidelineNotFound',
    build: (as) => idOf(buildGuideline(app, as)),
    remove: (as, guidelineId, undo) => app.call(api.handbook.delete, { guidelineId, undo }, { as }),
  },
  {
    table: 'improvements',
    missing: 'improvementNotFound',
    build: (as) => idOf(buildImprovement(app, as)),
    remove: (as, improvementId, undo) => app.call(api.lastImprove.delete, { improvementId, undo }, { as }),
  },
  {
    table: 'collections',
    missing: 'collectedNotFound',
    build: (as) => idOf(buildCollected(app, as)),
    remove: (as, itemId, undo) => app.call(api.collection.del, { itemId, undo }, { as }),
  },
  {
    table: 'follow_groups',
    missing: 'followGroupNotFound',
    build: (as) => buildFollowGroup(app, as),
    remove: (as, groupId, undo) => app.call(api.followsTeam.delete, { groupId, undo }, { as }),
  },
  {
    table: 'memes',
    missing: 'memeNotFound',
    build: async (as) => (await app.call(api.memes.add, { image: PIXEL }, { as })).data.id,
    remove: (as, memeId, undo) => app.call(api.memes.delete, { memeId, undo }, { as }),
  },
];

test.each(tables)(
  'rows of $table are deleted and brought back by their owner alone, and erased after thirty days',
  {
    tags: 'postgres/sql',
  },
  async ({ table, missing, build, remove }) => {
    const [owner, other] = [await buildPerson(app), await buildPerson(app)];
    const id = await build(owner);
    const deletedAt = async (): Promise<Date | null> => {
      const { rows } = await app.ports.database.pool.query(`select deleted_at from ${table} where id = $1`, [
        id,
      ]);
      return rows[0].deleted_at;
    };
    expect((await remove(other, id)).refusal.key).toBe(missing);
    expect((await remove(owner, id, true)).code).toBe(200);
    expect(await deletedAt()).toBeNull();
    const at = app.clock.now();
    await remove(owner, id);
    app.clock.advance(1000);
    // A repeat is answered alike, and does not begin the thirty days anew.
    expect((await remove(owner, id)).code).toBe(200);
    expect(await deletedAt()).toEqual(at);
    expect((await remove(other, id, true)).refusal.key).toBe(missing);
    app.clock.advance(UNDO_LIFE - 1000);
    expect((await remove(owner, id, true)).code).toBe(200);
    expect(await deletedAt()).toBeNull();
    await remove(owner, id);
    app.clock.advance(UNDO_LIFE + 1);
    for (const undo of [true, undefined] as const) {
      expect((await remove(owner, id, undo)).refusal.key).toBe(missing);
    }
    const kept = await build(owner);
    await eraseHiddenWorker(app.ports).run({});
    const { rows } = await app.ports.database.pool.query(
      `select id from ${table} where owner_id = $1 order by created_at`,
      [owner.id],
    );
    // A sticker waits for the job that erases files.
    expect(rows.map((row) => row.id)).toEqual(table === 'memes' ? [id, kept] : [kept]);
  },
);
