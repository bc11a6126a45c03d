import { api, type RequestOf } from '@garden/contract';
import { expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

async function buildPattern() {
  const team = await buildTeam(app);
  const as = team.owner;
  const { data: pattern } = await app.call(
    api.departure.add,
    {
      teamId: team.id,
      title: 'Waiting for reviews',
      reasons: 'Nobody read what they wrote.',
      helped: 'A second reviewer.',
      signs: ['no answer', 'No Answer', 'again alone'],
    },
    { as },
  );
  const list = async () =>
    (await app.call(api.departure.list, { teamId: team.id }, { as })).data.items.map(({ title }) => title);
  const update = (wish: Omit<RequestOf<typeof api.departure.update>, 'patternId'>) =>
    app.call(api.departure.update, { patternId: pattern.id, ...wish }, { as });
  return { team, as, pattern, list, update };
}

test('a pattern is kept with its earlier versions, and a change of an older one is a conflict', {
  tags: 'postgres/sql',
}, async () => {
  const { as, pattern, update } = await buildPattern();
  expect(pattern).toMatchObject({ version: 1, signs: ['no answer', 'again alone'] });
  expect((await update({ version: 1, helped: 'Two reviewers.' })).data).toMatchObject({
    version: 2,
    title: 'Waiting for reviews',
    helped: 'Two reviewers.',
  });
  expect(await update({ version: 1, title: 'Old' })).toMatchObject({ code: 409 });
  expect((await update({ version: 2, helped: 'Two reviewers.' })).data.version).toBe(2);
  await update({ version: 2, signs: [] });
  const versions = (cursor?: string) =>
    app.call(api.departure.versions, { patternId: pattern.id, limit: 1, ...(cursor && { cursor }) }, { as });
  const first = (await versions()).data;
  expect(first.items).toMatchObject([{ version: 2, helped: 'Two reviewers.' }]);
  expect((await versions(first.nextCursor ?? '')).data).toMatchObject({
    items: [{ version: 1, helped: 'A second reviewer.' }],
    nextCursor: null,
  });
});

test('a pattern goes, comes back, and is erased after thirty days', { tags: 'postgres/sql' }, async () => {
  const { as, team, pattern, list, update } = await buildPattern();
  await update({ version: 1, title: 'Alone' });
  const remove = (undo?: boolean) =>
    app.call(api.departure.delete, { patternId: pattern.id, ...(undo && { undo }) }, { as });
  await remove();
  expect(await list()).toEqual([]);
  expect((await update({ version: 2, title: 'Gone' })).refusal.key).toBe('patternNotFound');
  await remove(true);
  expect(await list()).toEqual(['Alone']);
  await remove();
  app.clock.advance(30 * DAY + 1);
  await eraseHiddenWorker(app.ports).run({});
  const { rows } = await app.ports.database.pool.query(
    'select id from departure_patterns where team_id = $1',
    [team.id],
  );
  expect(rows).toEqual([]);
});
