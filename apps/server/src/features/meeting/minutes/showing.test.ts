import { api } from '@garden/contract';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildAudio, buildMeeting } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

async function buildShared() {
  const { id: teamId, owner: reader, members } = await buildTeam(app, { members: 2 });
  const [keeper = reader, other = reader] = members;
  const { id: meetingId } = await buildMeeting(app, keeper, teamId, { title: 'The dealer' });
  const made = await app.call(api.meeting.generate, { meetingId }, { as: keeper });
  const { version, minutes } = made.data;
  const wish = { meetingId, version, share: 'team' as const };
  const { data } = await app.call(api.meeting.update, wish, { as: keeper });
  const [{ id: actionId = '' } = {}] = minutes?.actions ?? [];
  return { teamId, reader, keeper, other, meetingId, actionId, version: data.version };
}

describe('sensitive words of a meeting', () => {
  test('are masked in the list and in a task that is taken, for all but its owner', async () => {
    const { teamId, reader, keeper, meetingId, actionId } = await buildShared();
    await app.call(api.team.prohibited, { teamId, words: 'dealer' }, { as: reader });
    const titles = async (as: TestPerson) =>
      (await app.call(api.meeting.list, { teamId }, { as })).data.items.map(({ title }) => title);
    expect(await titles(reader)).toEqual(['The ******']);
    expect(await titles(keeper)).toEqual(['The dealer']);
    const taken = await app.call(api.meeting.take, { meetingId, actionId }, { as: reader });
    expect(JSON.stringify(taken.data)).not.toContain('dealer');
    const { items } = (await app.call(api.todo.list, {}, { as: reader })).data;
    expect(items.map(({ text }) => text)).toEqual(['I’ll call the ****** tomorrow.']);
    const { content } = (await app.call(api.auth.export, {}, { as: reader })).data;
    const tasks = Buffer.from(unzipSync(content)['meeting-tasks.json'] ?? []).toString();
    expect(JSON.parse(tasks)).toEqual([
      { meetingId, takenAt: '2026-03-31T12:00:00.000Z', task: 'I’ll call the ****** tomorrow.' },
    ]);
  });

  test('stay as they are in a task that its owner takes', async () => {
    const { teamId, reader, keeper: as, meetingId, actionId } = await buildShared();
    await app.call(api.team.prohibited, { teamId, words: 'dealer' }, { as: reader });
    await app.call(api.meeting.take, { meetingId, actionId }, { as });
    const { items } = (await app.call(api.todo.list, {}, { as })).data;
    expect(items.map(({ text }) => text)).toEqual(['I’ll call the dealer tomorrow.']);
  });
});

describe('someone who has left the team', () => {
  test('changes nothing that it still reads, and can take it back', async () => {
    const { teamId, keeper: as, meetingId, version } = await buildShared();
    const audioId = await buildAudio(app, as);
    const { data } = await app.call(api.meeting.update, { meetingId, version, audioId }, { as });
    await app.call(api.relationship.exit, { teamId }, { as });
    const update = (wish: object) =>
      app.call(api.meeting.update, { meetingId, version: data.version, ...wish }, { as });
    const refused = [
      await update({ title: 'Mine' }),
      await update({ lines: [{ line: 0, text: 'Something else' }] }),
      await app.call(api.meeting.generate, { meetingId, again: true }, { as }),
      await app.call(api.meeting.transcribe, { meetingId }, { as }),
      await app.call(api.meeting.audio, { meetingId, audioId, wish: 'keep' }, { as }),
    ];
    expect(refused.map(({ refusal }) => refusal.key)).toEqual(refused.map(() => 'teamNotFound'));
    expect((await app.call(api.meeting.audio, { meetingId, audioId, wish: 'delete' }, { as })).code).toBe(
      200,
    );
    expect((await update({ share: 'nobody', title: 'Mine' })).data).toMatchObject({
      share: 'nobody',
      title: 'Mine',
    });
    expect((await app.call(api.meeting.generate, { meetingId, again: true }, { as })).code).toBe(200);
  });

  test('does not learn who is in it still', async () => {
    const { teamId, keeper: as, other, meetingId, version } = await buildShared();
    await app.call(api.relationship.exit, { teamId }, { as });
    const wish = { meetingId, version, share: 'nobody' as const, participantIds: [other.id] };
    expect((await app.call(api.meeting.update, wish, { as })).refusal.errors).toMatchObject([
      { path: 'participantIds', key: 'participantNotInTeam' },
    ]);
  });
});
