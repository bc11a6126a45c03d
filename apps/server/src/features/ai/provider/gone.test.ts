import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { answering, failing } from '../../../platform/ai/testing/provider-server.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { useProvider } from '../../../testing/use-provider.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const provided = useProvider(app);
const DAY = '2026-03-31';

/** A team whose member has something to ask about. */
async function buildAsking() {
  const team = await buildTeam(app, { members: 1 });
  const [member = team.owner] = team.members;
  await buildDiary(app, { author: member, day: DAY, summary: 'Pruned 40 rows of the north slope.' });
  return { ...team, member };
}

const ask = async (as: TestPerson, on: TestApp) =>
  (await on.call(api.ai.tell, { of: 'month', month: DAY.slice(0, 7) }, { as })).data;
const noticesOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'ai' }, { as })).data.items;
const works = answering(() => [{ text: 'Pruned 40 rows.', cites: ['s1'], part: 'did' }]);

test('of a model that is gone administrators of teams that ask are told, once until it has worked again', {
  tags: 'postgres/sql',
}, async () => {
  const { owner, member, id: teamId } = await buildAsking();
  const quiet = await buildTeam(app, { members: 1 });
  const { server } = provided;
  const [one, restarted] = [
    await provided.open({ model: 'gone-1' }),
    await provided.open({ model: 'gone-1' }),
  ];
  server.behave(failing(404));
  expect(await ask(member, one)).toMatchObject({ by: 'built-in', claims: [], fault: 'aiTurnedAway' });
  // Another process finds the same.
  expect(await ask(member, restarted)).toMatchObject({ by: 'built-in', fault: 'aiTurnedAway' });
  expect(server.asked).toHaveLength(2);
  expect(await noticesOf(owner)).toMatchObject([
    { kind: 'ai', actor: null, team: { id: teamId }, text: expect.stringContaining('built-in analysis') },
  ]);
  expect(await noticesOf(member)).toEqual([]);
  expect(await noticesOf(quiet.owner)).toEqual([]);

  server.behave(works);
  const mended = await provided.open({ model: 'gone-1' });
  expect(await ask(member, mended)).toMatchObject({ by: 'gone-1', claims: [{}] });
  server.behave(failing(410));
  await buildDiary(app, { author: member, day: '2026-03-30', summary: 'Repaired the press.' });
  expect((await ask(member, mended)).fault).toBe('aiTurnedAway');
  expect(await noticesOf(owner)).toHaveLength(2);
});

test('someone who administers several teams is told of it once, and passing trouble tells no one', async () => {
  const { owner, member, ...first } = await buildAsking();
  const second = await buildTeam(app, { owner });
  for (const { id } of [first, second])
    await app.ports.database.pool.query(
      `insert into ai_team_uses values ($1, '2026-03', 1) on conflict do nothing`,
      [id],
    );
  provided.server.behave(failing(401));
  await ask(member, await provided.open());
  expect(await noticesOf(owner)).toEqual([]);
  provided.server.behave(failing(404));
  await ask(member, await provided.open());
  expect(await noticesOf(owner)).toHaveLength(1);
});

test('of a translation the same holds', async () => {
  const { owner, member } = await buildAsking();
  provided.server.behave(failing(404));
  const { data } = await (await provided.open()).call(
    api.user.translate,
    { text: '今天修剪了四十排葡萄。', from: 'zh', to: 'en' },
    { as: member },
  );
  expect(data).toMatchObject({ success: false });
  expect(await noticesOf(owner)).toHaveLength(1);
  expect(await noticesOf(await buildPerson(app))).toEqual([]);
});
