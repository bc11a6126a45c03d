import { api } from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildMeeting } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

async function buildWeekly() {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
  const [bo = owner] = members;
  const first = await buildMeeting(app, owner, teamId);
  const { data } = await app.call(api.meeting.generate, { meetingId: first.id }, { as: owner });
  const actionId = data.minutes?.actions[0]?.id ?? '';
  return { teamId, owner, bo, first: data, actionId };
}

const previousOf = async (meetingId: string, as: TestPerson) =>
  (await app.call(api.meeting.get, { meetingId }, { as })).data.previous;

test('the next meeting opens with what was decided, and with what became of the tasks', {
  tags: 'postgres/sql',
}, async () => {
  const { teamId, owner, first, actionId } = await buildWeekly();
  const next = await buildMeeting(app, owner, teamId, { previousId: first.id });
  const task = { text: 'I’ll call the dealer tomorrow.', owner: 'Ana', due: '2026-04-01' };
  expect(next.previous).toEqual({
    id: first.id,
    title: 'The oven',
    date: '2026-03-31',
    decisions: ['Then we decided to buy it.'],
    actions: [{ ...task, takenBy: null, state: 'open' }],
  });
  await app.call(api.meeting.take, { meetingId: first.id, actionId }, { as: owner });
  expect((await previousOf(next.id, owner))?.actions).toMatchObject([
    { state: 'taken', takenBy: { id: owner.id } },
  ]);
  const { items } = (await app.call(api.todo.list, {}, { as: owner })).data;
  const todoId = items[0]?.id ?? '';
  await app.call(api.todo.change, { todoId, status: 'done' }, { as: owner });
  expect((await previousOf(next.id, owner))?.actions).toMatchObject([{ state: 'done' }]);
});

test('who may not read the one before sees nothing of it, and starts no series with it', async () => {
  const { teamId, owner, bo, first } = await buildWeekly();
  const next = await buildMeeting(app, owner, teamId, { previousId: first.id });
  const wish = { meetingId: next.id, version: 1, share: 'team' as const };
  await app.call(api.meeting.update, wish, { as: owner });
  expect(await previousOf(next.id, bo)).toBeNull();
  expect(await previousOf(next.id, owner)).not.toBeNull();
  const meeting = { teamId, title: 'Mine', date: '2026-04-07', consent: true as const };
  const refused = await app.call(api.meeting.add, { ...meeting, previousId: first.id }, { as: bo });
  expect(refused.refusal.errors).toMatchObject([{ path: 'previousId', key: 'meetingNotFound' }]);
  // One that is deleted is gone from the next one, too.
  await app.call(api.meeting.delete, { meetingId: first.id }, { as: owner });
  expect(await previousOf(next.id, owner)).toBeNull();
});

test('a meeting of another team is followed by none of this one', async () => {
  const { owner, first } = await buildWeekly();
  const other = await buildTeam(app, { owner });
  const meeting = { teamId: other.id, title: 'Mine', date: '2026-04-07', consent: true as const };
  const refused = await app.call(api.meeting.add, { ...meeting, previousId: first.id }, { as: owner });
  expect(refused.refusal.errors).toMatchObject([{ path: 'previousId', key: 'meetingNotFound' }]);
});
