import { api } from '@garden/contract';
import { describe, expect, test, vi } from 'vitest';
import { asTeam, buildPerson, buildTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { TEAMS_MAX } from '../rules.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const app = useTestApp();

describe('without a session', () => {
  test.each([
    api.team.add,
    api.team.list,
    api.team.search,
    api.team.rename,
    api.apply.add,
    api.relationship.get,
    api.relationship.gets,
    api.relationship.exit,
  ])('$path tells that the session is over', async (endpoint) => {
    expect(await app.send(endpoint, {})).toMatchObject({ status: 200, code: 403 });
  });
});

describe('team.add', () => {
  test('makes a team that its creator owns', async () => {
    const owner = await buildPerson(app, { name: 'Maya' });
    const made = await app.call(
      api.team.add,
      { name: ' Harvest ', timezone: 'Asia/Shanghai', calendar: { workingWeekdays: [6, 7, 7] } },
      { as: owner },
    );
    expect(made.code).toBe(200);
    expect(made.data).toMatchObject({
      name: 'Harvest',
      timezone: 'Asia/Shanghai',
      calendar: { dayStartsAt: '04:00', workingWeekdays: [6, 7] },
      role: 'owner',
      memberCount: 1,
      members: [{ id: owner.id, name: 'Maya', role: 'owner' }],
      can: { rename: true, leave: false },
    });
    expect(asTeam(made.data).inviteCode).toMatch(/^[A-Z]{8}$/);
    expect(asTeam(made.data).inviteUrl).toBe(
      `${app.ports.config.publicUrl}/department?join=${asTeam(made.data).inviteCode}`,
    );
  });

  test('refuses a team without a name or with an unknown zone', async () => {
    const owner = await buildPerson(app);
    const refused = await app.call(api.team.add, { name: ' ', timezone: 'Mars/Base' }, { as: owner });
    expect(refused.code).toBe(400);
    expect(refused.refusal.errors?.map(({ path }) => path)).toEqual(['name', 'timezone']);
  });

  test('makes one team of a request that is sent twice with one Idempotency-Key', {
    tags: 'postgres/at-once',
  }, async () => {
    const owner = await buildPerson(app);
    const request = { name: 'Once', timezone: 'UTC' };
    const options = { as: owner, headers: { 'idempotency-key': 'once-and-only' } };
    const [first, second] = await Promise.all([
      app.call(api.team.add, request, options),
      app.call(api.team.add, request, options),
    ]);
    expect(second.data).toEqual(first.data);
    expect((await app.call(api.team.list, {}, { as: owner })).data.result).toHaveLength(1);
  });

  test('tries another invite code where one is taken', async () => {
    const taken = await buildTeam(app);
    const owner = await buildPerson(app);
    const codes = [taken.inviteCode, taken.inviteCode, 'QQQQQQQQ'];
    const letters = vi.spyOn(app.ports.random, 'letters').mockImplementation(() => codes.shift() ?? '');
    const made = await app.call(api.team.add, { name: 'Vine', timezone: 'UTC' }, { as: owner });
    letters.mockRestore();
    expect(asTeam(made.data).inviteCode).toBe('QQQQQQQQ');
    expect((await app.call(api.team.list, {}, { as: owner })).data.result).toHaveLength(1);
  });

  test('ends at the most teams that a person can be in, however many they make at once', {
    tags: 'postgres/at-once',
  }, async () => {
    const owner = await buildPerson(app);
    const answers = await Promise.all(
      Array.from({ length: TEAMS_MAX + 3 }, (_, index) =>
        app.call(api.team.add, { name: `Team ${index}`, timezone: 'UTC' }, { as: owner }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(TEAMS_MAX);
    expect(answers.find(({ code }) => code !== 200)?.refusal).toMatchObject({
      key: 'teamsTooMany',
      params: { maximum: TEAMS_MAX },
    });
    const other = await buildTeam(app);
    const joined = await app.call(api.apply.add, { inviteCode: other.inviteCode }, { as: owner });
    expect(joined.refusal.key).toBe('teamsTooMany');
  });
});

describe('team.list', () => {
  test('shows one’s own teams with the first eleven members and the count of all', async () => {
    const team = await buildTeam(app);
    app.clock.advance(1000);
    const people = await Promise.all(Array.from({ length: 14 }, () => buildPerson(app)));
    for (const as of people) await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as });
    const [member] = people;
    app.clock.advance(1000);
    const second = await buildTeam(app, { members: member ? [member] : [] });
    await buildTeam(app);
    const { result } = (await app.call(api.team.list, {}, { as: member })).data;
    expect(result.map(({ id }) => id)).toEqual([team.id, second.id]);
    expect(result[0]).toMatchObject({ memberCount: 15, role: 'member', can: { rename: false, leave: true } });
    expect(result[0]?.members).toHaveLength(11);
    expect(result[0]?.members[0]).toMatchObject({ id: team.owner.id, role: 'owner' });
  });

  test('is empty for someone without a team', async () => {
    const person = await buildPerson(app);
    expect((await app.call(api.team.list, {}, { as: person })).data).toEqual({ result: [] });
  });
});

describe('team.search', () => {
  test('takes signs of patterns as they are written', { tags: 'postgres/sql' }, async () => {
    const team = await buildTeam(app, { name: 'Fifty%_off\\now' });
    await buildTeam(app, { name: 'Fifty-x-off now' });
    const found = async (keyword: string) =>
      (await app.call(api.team.search, { keyword }, { as: team.owner })).data.items;
    expect(await found('ty%_OFF')).toEqual([
      { id: team.id, name: 'Fifty%_off\\now', avatar: null, memberCount: 1 },
    ]);
    expect(await found('off\\n')).toHaveLength(1);
    expect(await found('%%%')).toEqual([]);
  });

  test('finds a team by its invite code, in either case, but not by a part of it', async () => {
    const { inviteCode, id } = await buildTeam(app);
    const as = await buildPerson(app);
    const whole = await app.call(api.team.search, { keyword: inviteCode.toLowerCase() }, { as });
    expect(whole.data.items.map((team) => team.id)).toEqual([id]);
    const part = await app.call(api.team.search, { keyword: inviteCode.slice(0, 7) }, { as });
    expect(part.data.items).toEqual([]);
  });

  test('pages through all that match', { tags: 'postgres/sql' }, async () => {
    const { owner } = await buildTeam(app, { name: 'Pageable 1' });
    for (const number of [2, 3, 4, 5]) {
      app.clock.advance(1);
      await buildTeam(app, { name: `Pageable ${number}`, owner });
    }
    const names: string[] = [];
    let cursor: string | null | undefined;
    do {
      const request = { keyword: 'pageable', limit: 2, ...(cursor && { cursor }) };
      const { data } = await app.call(api.team.search, request, { as: owner });
      names.push(...data.items.map(({ name }) => name));
      cursor = data.nextCursor;
    } while (cursor);
    expect(names).toEqual([1, 2, 3, 4, 5].map((number) => `Pageable ${number}`));
  });

  test('refuses an empty keyword and a cursor of its own making', async () => {
    const as = await buildPerson(app);
    const empty = await app.call(api.team.search, { keyword: '' }, { as });
    expect(empty.refusal.key).toBe('keywordRequired');
    const cursor = Buffer.from('["1 or 1=1"]').toString('base64url');
    const forged = await app.call(api.team.search, { keyword: 'a', cursor }, { as });
    expect(forged.refusal).toMatchObject({ key: 'cursorInvalid', errors: [{ path: 'cursor' }] });
  });
});

describe('team.rename', () => {
  test('gives another name, by the owner alone', async () => {
    const team = await buildTeam(app, { members: 1 });
    const rename = (as = team.owner) =>
      app.call(api.team.rename, { teamId: team.id, name: 'Late Harvest' }, { as });
    expect((await rename(team.members[0])).refusal.key).toBe('adminsOnly');
    expect((await rename()).data).toMatchObject({ id: team.id, name: 'Late Harvest', memberCount: 2 });
    expect((await rename(await buildPerson(app))).refusal.key).toBe('teamNotFound');
  });

  test('does not find a team that does not exist', async () => {
    const as = await buildPerson(app);
    const missing = await app.call(api.team.rename, { teamId: NOBODY, name: 'Mine now' }, { as });
    expect(missing).toMatchObject({ status: 200, code: 400, refusal: { key: 'teamNotFound' } });
  });
});
