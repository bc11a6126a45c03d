import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import {
  answering,
  type Behaviour,
  completion,
  failing,
} from '../../../platform/ai/testing/provider-server.ts';
import { buildDiary, buildPerson, buildTeam } from '../../../testing/factories.ts';
import { DAY, did, MONDAY, ofMonth, saying, useTelling } from '../../../testing/telling.ts';

const telling = useTelling();
const { ask, own, open, tell, withoutProvider } = telling;

describe('a fault leaves the built-in analysis, which is said', () => {
  const builtIn = (fault: string) => ({
    by: 'built-in',
    claims: [],
    receipt: { host: null, sentences: 0, kept: 0, dropped: 0, wrong: 0 },
    fault,
  });

  test('on a server without a provider', async () => {
    const { author } = await own();
    expect(await tell(author, ofMonth, withoutProvider)).toMatchObject(builtIn('aiNoProvider'));
  });

  test.each<[string, string, Behaviour]>([
    ['whose key is wrong', 'aiTurnedAway', failing(401)],
    ['that is busy for long', 'aiAway', failing(429, { 'retry-after': '600' })],
    ['that declines', 'aiNoAnswer', () => completion(null, { message: { refusal: 'No.' } })],
    ['that answers in another form', 'aiNoAnswer', answering(() => 'All is well.')],
    ['that leaves out parts', 'aiNoAnswer', answering(() => [{ text: 'Pruned 40 rows.', cites: ['s1'] }])],
    [
      'that repeats its instructions',
      'aiNoAnswer',
      ({ code, system }) => {
        const text = system.split('\n')[1] ?? '';
        return completion(JSON.stringify({ code, answer: [{ text, cites: ['s1'], part: 'did' }] }));
      },
    ],
  ])('with a provider %s', async (_, fault, behaviour) => {
    const { author } = await own();
    const fresh = await open();
    telling.server.behave(behaviour);
    expect(await tell(author, ofMonth, fresh)).toMatchObject(builtIn(fault));
  });
});

describe('what is turned off is refused, and nothing is sent', () => {
  const refused = (key: string) => ({ code: 400, data: { key } });

  test('by oneself, or by a team', async () => {
    const team = await buildTeam(withoutProvider, { members: 1 });
    const [member = team.owner] = team.members;
    const { id: diaryId } = await buildDiary(withoutProvider, { author: member, day: MONDAY, summary: DAY });
    const all = [
      ofMonth,
      { of: 'advice', diaryId },
      { of: 'focus' },
      { of: 'team', teamId: team.id },
    ] as const;
    const off = ['summaries', 'advice', 'focus', 'teamAnalysis'] as const;
    await telling.app.call(api.ai.choose, { off: [...off] }, { as: member });
    for (const wish of all) expect(await ask(member, wish)).toMatchObject(refused('aiOffForYou'));
    await telling.app.call(api.ai.choose, { off: [] }, { as: member });
    await telling.app.call(api.ai.setTeam, { teamId: team.id, off: [...off] }, { as: team.owner });
    for (const wish of all) expect(await ask(member, wish)).toMatchObject(refused('aiOffInTeam'));
    expect(telling.server.asked).toEqual([]);
  });

  test('a diary of someone else’s, a group or a team that is none of one’s own, are not there', async () => {
    const { diaryId } = await own();
    const [stranger, team] = [await buildPerson(withoutProvider), await buildTeam(withoutProvider)];
    expect(await ask(stranger, { of: 'advice', diaryId })).toMatchObject(refused('diaryNotFound'));
    expect(await ask(stranger, { of: 'team', teamId: team.id })).toMatchObject(refused('teamNotFound'));
    const followGroupId = team.id;
    expect(await ask(stranger, { of: 'focus', followGroupId })).toMatchObject(refused('followGroupNotFound'));
    expect(await ask(stranger, { of: 'team' })).toMatchObject(refused('fieldRequired'));
    expect(telling.server.asked).toEqual([]);
  });
});

describe('a budget that is spent is refused, and nothing is sent', () => {
  const pruned = saying(() => [did('Pruned 40 rows.', 'Pruned 40')]);

  test('after 20 questions in an hour, on whatever server, until the hour is over', async () => {
    const { author } = await own();
    const [strict, other] = [await open({ allowance: 1 }), await open({ allowance: 1 })];
    telling.server.behave(pruned);
    for (let times = 0; times < 19; times += 1) await other.ports.limits.take('aiByPerson', author.id);
    expect(await ask(author, ofMonth, strict)).toMatchObject({ code: 200, data: { claims: [{}] } });
    expect(await ask(author, ofMonth, other)).toMatchObject({
      code: 400,
      refusal: { key: 'aiHourSpent', params: { minutes: 60 } },
    });
    // What was answered is there still.
    expect(await ask(author, ofMonth, strict)).toMatchObject({ code: 200, data: { claims: [{}] } });
    expect(telling.server.asked).toHaveLength(1);
  });

  test('of a person’s day, and of their team’s month', async () => {
    const { author } = await own();
    const thrifty = await open({ config: { aiDailyLimit: 0 } });
    expect(await ask(author, ofMonth, thrifty)).toMatchObject({
      code: 400,
      refusal: { key: 'aiBudgetSpent' },
    });
    const team = await buildTeam(withoutProvider, { members: 1 });
    const [member = team.owner] = team.members;
    await buildDiary(withoutProvider, { author: member, day: MONDAY, summary: DAY });
    await telling.app.call(api.ai.setTeam, { teamId: team.id, monthlyLimit: 1 }, { as: team.owner });
    telling.server.behave(pruned);
    expect(await ask(member, ofMonth)).toMatchObject({ code: 200, data: { claims: [{}] } });
    const again = await ask(member, { of: 'week', week: MONDAY });
    expect(again).toMatchObject({ code: 400, refusal: { key: 'aiTeamBudgetSpent' } });
    expect(telling.server.asked).toHaveLength(1);
    expect((await telling.app.call(api.ai.team, { teamId: team.id }, { as: member })).data).toMatchObject({
      provider: { host: new URL(telling.server.baseUrl).host },
      budget: { used: 1, limit: 1 },
    });
  });
});
