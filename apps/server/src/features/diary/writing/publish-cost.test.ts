// @module-tag postgres/sql
import { api } from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { buildPerson, buildTeam, LONG_ENOUGH } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { budgetOf } from '../../../testing/wave-budgets.ts';

const FRIDAY = '2026-04-03';
const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-02T12:00:00.000Z'));

test('the fullest entry of a week’s end takes one wave more than another', async () => {
  const [leader, follower] = [await buildPerson(app), await buildPerson(app)];
  const { id, owner } = await buildTeam(app, { members: [leader, follower] });
  const supervision = { teamId: id, userId: follower.id, supervisorId: leader.id };
  await app.call(api.relationship.supervise, supervision, { as: owner });
  await app.call(api.follows.follow, { userId: leader.id }, { as: follower });
  app.clock.set(`${FRIDAY}T16:00:00.000Z`);
  const sections = {
    summary: LONG_ENOUGH,
    insight: 'x'.repeat(50),
    mistakes: [{ text: 'Forgot the keys', shared: true }],
    unclear: ['Why so late?'],
    nextTasks: ['Call Ana', 'Water the rows'],
    weeklyTop: ['The price lists'],
    customerGood: ['They came back'],
  };
  const begun = { day: FRIDAY, sections: { ...sections, insight: '' }, version: 0 };
  expect((await app.call(api.draft.add, begun, { as: leader })).code).toBe(200);
  const published = await app.call(api.diary.publish, { day: FRIDAY, sections }, { as: leader });
  expect(published).toMatchObject({ code: 200 });
  // What the end of a week asks for is read first.
  const most = budgetOf(api.diary.publish).waves + 1;
  expect(published.waves, published.statements.join('\n')).toBeLessThanOrEqual(most);

  const kept = async (table: string, person: string) =>
    (await app.ports.database.pool.query(`select from ${table} where ${person} = $1`, [leader.id])).rowCount;
  expect(
    await Promise.all([
      kept('mistakes', 'owner_id'),
      kept('curiosities', 'asker_id'),
      kept('todos', 'owner_id'),
      kept('drafts', 'author_id'),
    ]),
  ).toEqual([1, 1, 2, 0]);
  await app.ports.queue.drain();
  const { items } = (await app.call(api.notice.get, {}, { as: follower })).data;
  expect(items.map(({ object }) => object?.id)).toContain(published.data.id);
});
