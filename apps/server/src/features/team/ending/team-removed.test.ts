import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { DAY, shift } from '../../../platform/clock.ts';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const removedOf = async (as: TestPerson) => (await app.call(api.team.removed, {}, { as })).data.items;

test('a deleted team is listed for its owner alone, until it is back', async () => {
  const { id, owner, members } = await buildTeam(app, { name: 'Cellar', members: 1 });
  const [member] = members;
  if (!member) throw new Error('no one joined');
  expect(await removedOf(owner)).toEqual([]);
  const before = app.ports.clock.now();
  await app.call(api.team.remove, { teamId: id }, { as: owner });
  const [removed, ...others] = await removedOf(owner);
  expect(others).toEqual([]);
  expect(removed).toMatchObject({ id, name: 'Cellar', avatar: null });
  expect(Date.parse(removed?.erasedOn ?? '')).toBeGreaterThanOrEqual(shift(before, 30 * DAY).getTime());
  expect(await removedOf(member)).toEqual([]);
  await app.call(api.team.remove, { teamId: id, undo: true }, { as: owner });
  expect(await removedOf(owner)).toEqual([]);
});

test('what can no longer be brought back is not listed', async () => {
  const { id, owner } = await buildTeam(app);
  await app.call(api.team.remove, { teamId: id }, { as: owner });
  const { pool } = app.ports.database;
  const spoilt = shift(app.ports.clock.now(), -30 * DAY - 1000);
  await pool.query('update teams set deleted_at = $2 where id = $1', [id, spoilt]);
  expect(await removedOf(owner)).toEqual([]);
});
