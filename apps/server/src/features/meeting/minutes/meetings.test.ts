import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildMeeting, sayFine } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

async function buildTrio() {
  const team = await buildTeam(app, { members: 2 });
  const [one = team.owner, two = team.owner] = team.members;
  return { teamId: team.id, owner: team.owner, one, two };
}

const get = (meetingId: string, as: TestPerson) => app.call(api.meeting.get, { meetingId }, { as });
const titles = async (teamId: string, as: TestPerson) =>
  (await app.call(api.meeting.list, { teamId }, { as })).data.items.map(({ title }) => title);
const make = async (meetingId: string, as: TestPerson, again = false) =>
  (await app.call(api.meeting.generate, { meetingId, ...(again && { again }) }, { as })).data;

describe('a meeting', () => {
  test('is its owner’s alone until it is shared with those who took part, or with the team', async () => {
    const { teamId, owner, one, two } = await buildTrio();
    const { id: meetingId } = await buildMeeting(app, owner, teamId, { participantIds: [one.id] });
    await sayFine(app, meetingId, [one]);
    const readers = async () => {
      const seen: string[] = [];
      for (const [name, as] of Object.entries({ owner, one, two })) {
        const { code } = await get(meetingId, as);
        const isListed = (await titles(teamId, as)).length === 1;
        expect(isListed).toBe(code === 200);
        if (isListed) seen.push(name);
      }
      return seen;
    };
    const share = (version: number, share: 'nobody' | 'participants' | 'team') =>
      app.call(api.meeting.update, { meetingId, version, share }, { as: owner });
    expect(await readers()).toEqual(['owner']);
    await share(1, 'participants');
    expect(await readers()).toEqual(['owner', 'one']);
    await share(2, 'team');
    expect(await readers()).toEqual(['owner', 'one', 'two']);
    await share(3, 'nobody');
    expect(await readers()).toEqual(['owner']);
  });

  test('stays its owner’s who left, shows itself to no one who left, and is shared no more', async () => {
    const { teamId, owner, one, two } = await buildTrio();
    const { id: meetingId } = await buildMeeting(app, one, teamId, { participantIds: [two.id] });
    await sayFine(app, meetingId, [two]);
    await app.call(api.meeting.update, { meetingId, version: 1, share: 'participants' }, { as: one });
    for (const as of [one, two]) await app.call(api.relationship.exit, { teamId }, { as });
    expect((await get(meetingId, one)).code).toBe(200);
    expect((await get(meetingId, two)).refusal.key).toBe('meetingNotFound');
    expect((await get(meetingId, owner)).refusal.key).toBe('meetingNotFound');
    const wish = { meetingId, version: 2, share: 'team' as const };
    expect((await app.call(api.meeting.update, wish, { as: one })).refusal.key).toBe('teamNotFound');
  });

  test('names participants of its team alone', async () => {
    const { teamId, owner } = await buildTrio();
    const stranger = await buildTeam(app);
    const wish = {
      teamId,
      title: 'Oven',
      date: TODAY,
      consent: true as const,
      participantIds: [stranger.owner.id],
    };
    const { refusal } = await app.call(api.meeting.add, wish, { as: owner });
    expect(refusal.errors?.map(({ path, key }) => `${path} ${key}`)).toEqual([
      'participantIds participantNotInTeam',
    ]);
  });

  test('hides sensitive words from all but its owner', async () => {
    const { teamId, owner, one } = await buildTrio();
    await app.call(api.team.prohibited, { teamId, words: 'dealer' }, { as: owner });
    const { id: meetingId } = await buildMeeting(app, one, teamId);
    const { version } = await make(meetingId, one);
    await app.call(api.meeting.update, { meetingId, version, share: 'team' }, { as: one });
    const shown = JSON.stringify((await get(meetingId, owner)).data);
    expect(shown).not.toContain('dealer');
    expect(shown).toContain('******');
    expect(JSON.stringify((await get(meetingId, one)).data)).toContain('dealer');
  });

  test('comes back within 30 days, and is erased with all that hangs on it afterwards', async () => {
    const { teamId, owner, one } = await buildTrio();
    const { id: meetingId } = await buildMeeting(app, owner, teamId, { participantIds: [one.id] });
    const remove = (undo?: true) =>
      app.call(api.meeting.delete, { meetingId, ...(undo && { undo }) }, { as: owner });
    await remove();
    expect((await get(meetingId, owner)).refusal.key).toBe('meetingNotFound');
    await remove(true);
    expect((await get(meetingId, owner)).code).toBe(200);
    await remove();
    app.clock.advance(31 * DAY);
    await eraseHiddenWorker(app.ports).run({});
    const { rows } = await app.ports.database.pool.query(
      'select id from meetings where id = $1 union all select meeting_id from meeting_participants where meeting_id = $1',
      [meetingId],
    );
    expect(rows).toEqual([]);
  });
});

describe('minutes', () => {
  test('are lines of the transcript, each with its place', async () => {
    const { teamId, owner } = await buildTrio();
    const { id } = await buildMeeting(app, owner, teamId);
    const { minutes, transcript, version } = await make(id, owner);
    expect(version).toBe(2);
    expect(minutes).toMatchObject({
      by: 'built-in',
      decisions: [{ lines: [1] }],
      actions: [{ lines: [2], owner: 'Ana', due: '2026-04-01', takenBy: null }],
      questions: [{ lines: [3] }],
    });
    const { summary = [], decisions = [], actions = [], questions = [] } = minutes ?? {};
    for (const { text, lines } of [...summary, ...decisions, ...actions, ...questions])
      expect(lines.map((line) => transcript[line]?.text)).toEqual([text]);
  });

  test('are made once, and anew where that is asked for', async () => {
    const { teamId, owner } = await buildTrio();
    const { id } = await buildMeeting(app, owner, teamId);
    const first = await make(id, owner);
    expect(await make(id, owner)).toEqual(first);
    expect((await make(id, owner, true)).version).toBe(3);
  });

  test('need a transcript, which stays as it is from then on but for its lines', async () => {
    const { teamId, owner: as } = await buildTrio();
    const { id: meetingId } = await buildMeeting(app, as, teamId, { transcript: '' });
    expect((await app.call(api.meeting.generate, { meetingId }, { as })).refusal.key).toBe(
      'transcriptMissing',
    );
    const update = (wish: object, version: number) =>
      app.call(api.meeting.update, { meetingId, version, ...wish }, { as });
    const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Bo>We decided to paint it.';
    expect((await update({ transcript: vtt }, 1)).data.transcript).toEqual([
      { speaker: 'Bo', text: 'We decided to paint it.', at: 1000, audioId: null, isStruck: false },
    ]);
    await make(meetingId, as);
    expect((await update({ transcript: 'Ana: Something else' }, 3)).refusal.errors?.[0]?.key).toBe(
      'transcriptFixed',
    );
    const lines = [{ line: 0, text: 'We decided to paint it white.' }];
    const { data } = await update({ lines, rename: { from: 'Bo', to: 'Bo Li' } }, 3);
    expect(data.transcript).toMatchObject([
      { speaker: 'Bo Li', text: 'We decided to paint it white.', at: 1000 },
    ]);
    expect(data.minutes?.decisions).toHaveLength(1);
    const gone = await update({ lines: [{ line: 1, text: 'More' }] }, 4);
    expect(gone.refusal.errors?.[0]?.key).toBe('meetingLineNotFound');
  });

  test('are edited by their owner, whose older version is told so', async () => {
    const { teamId, owner: as } = await buildTrio();
    const { id: meetingId } = await buildMeeting(app, as, teamId);
    const { minutes, version } = await make(meetingId, as);
    const kept = minutes?.actions[0]?.id ?? '';
    const actions = [
      { id: kept, text: 'Call the dealer', lines: [2], owner: 'Ana' },
      { text: 'Sell the old one' },
    ];
    const written = { summary: [], decisions: [], questions: [], actions };
    const { data } = await app.call(api.meeting.update, { meetingId, version, minutes: written }, { as });
    expect(data.minutes?.actions).toMatchObject([
      { id: kept, text: 'Call the dealer', due: null },
      { text: 'Sell the old one', lines: [], owner: '' },
    ]);
    const late = await app.call(api.meeting.update, { meetingId, version, title: 'Late' }, { as });
    expect(late.code).toBe(409);
    const beyond = { ...written, summary: [{ text: 'Made up', lines: [4] }] };
    const { refusal } = await app.call(
      api.meeting.update,
      { meetingId, version: 3, minutes: beyond },
      { as },
    );
    expect(refusal.errors?.[0]?.key).toBe('meetingLineNotFound');
  });

  test('are their owner’s once they say something else', async () => {
    const { teamId, owner: as } = await buildTrio();
    const { id: meetingId } = await buildMeeting(app, as, teamId);
    const { minutes: made } = await make(meetingId, as);
    if (!made) throw new Error('no minutes');
    const { summary, decisions, questions, actions } = made;
    const written = {
      summary,
      decisions,
      questions,
      actions: actions.map(({ takenBy: _, ...rest }) => rest),
    };
    const save = async (version: number, minutes: typeof written) =>
      (await app.call(api.meeting.update, { meetingId, version, minutes }, { as })).data.minutes;
    expect((await save(2, written))?.by).toBe('built-in');
    expect((await save(3, { ...written, questions: [] }))?.by).toBe('owner');
    expect((await make(meetingId, as, true)).minutes?.by).toBe('built-in');
  });

  test('made anew keep who took a task that is there still, and no trace of one that is gone', async () => {
    const { teamId, owner: as } = await buildTrio();
    const { id: meetingId } = await buildMeeting(app, as, teamId);
    const { minutes } = await make(meetingId, as);
    const actionId = minutes?.actions[0]?.id ?? '';
    await app.call(api.meeting.take, { meetingId, actionId }, { as });
    const again = await make(meetingId, as, true);
    expect(again.minutes?.actions[0]).toMatchObject({ id: actionId, takenBy: { id: as.id } });
    const kept = async () => {
      const { rows } = await app.ports.database.pool.query(
        'select action_id from meeting_tasks where meeting_id = $1',
        [meetingId],
      );
      return rows.length;
    };
    expect(await kept()).toBe(1);
    const written = { summary: [], decisions: [], questions: [], actions: [] };
    await app.call(api.meeting.update, { meetingId, version: again.version, minutes: written }, { as });
    expect(await kept()).toBe(0);
  });

  test('of what is said without a break can be saved as they are', async () => {
    const { teamId, owner: as } = await buildTrio();
    const transcript = `Ana: We decided to buy ${'a very long loaf and '.repeat(60)}bread.`;
    const { id: meetingId } = await buildMeeting(app, as, teamId, { transcript });
    const { minutes, version } = await make(meetingId, as);
    const { summary = [], decisions = [], questions = [] } = minutes ?? {};
    expect(decisions).toMatchObject([{ text: expect.stringMatching(/^We decided.*…$/u), lines: [0] }]);
    const wish = { meetingId, version, minutes: { summary, decisions, questions, actions: [] } };
    expect((await app.call(api.meeting.update, wish, { as })).code).toBe(200);
  });

  test('give a task to the one who takes it first, as a to-do', async () => {
    const { teamId, owner, one, two } = await buildTrio();
    const { id: meetingId } = await buildMeeting(app, owner, teamId);
    const { minutes, version } = await make(meetingId, owner);
    await app.call(api.meeting.update, { meetingId, version, share: 'team' }, { as: owner });
    const actionId = minutes?.actions[0]?.id ?? '';
    const take = (as: TestPerson) => app.call(api.meeting.take, { meetingId, actionId }, { as });
    const first = await take(one);
    expect(first.message).toBe('OK');
    expect(first.data.minutes?.actions[0]?.takenBy?.id).toBe(one.id);
    expect((await take(one)).code).toBe(200);
    expect((await take(two)).refusal.key).toBe('meetingTaskTaken');
    const todos = async (as: TestPerson) => (await app.call(api.todo.list, {}, { as })).data.items;
    expect(await todos(one)).toMatchObject([{ text: 'I’ll call the dealer tomorrow.', day: '2026-04-01' }]);
    expect(await todos(two)).toEqual([]);
  });
});
