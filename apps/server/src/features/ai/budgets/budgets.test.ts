import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { authorize } from '../../../http/authorize.ts';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildPerson, buildTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { takeBudget } from './store.ts';

const app = useTestApp();

type Wish = { units: number; day?: string; limit?: number; teamId?: string; most?: number };

/** Whose budget had no room, if any. */
async function take(userId: string, { units, day = '2026-03-31', limit = 10, teamId, most = 10 }: Wish) {
  const account = teamId === undefined ? null : { teamId, month: day.slice(0, 7), most };
  const person = authorize({ userId }, true, 'aiOffForYou');
  return takeBudget(app.ports.database, person, { day, feature: 'translation', units, limit, account }).then(
    () => 'taken',
    ({ of }) => of,
  );
}

describe('a budget', () => {
  test('is one day’s, of all that is used, and forgotten after a month', async () => {
    const { id } = await buildPerson(app);
    const taken = [];
    for (const units of [6, 5, 4, 1]) taken.push(await take(id, { units }));
    expect(taken).toEqual(['taken', 'person', 'taken', 'person']);
    expect(await take(id, { units: 10, day: '2026-04-01' })).toBe('taken');
    app.clock.set('2026-03-31T12:00:00.000Z');
    app.clock.advance(31 * DAY);
    await eraseHiddenWorker(app.ports).run({});
    const { rows } = await app.ports.database.pool.query(
      'select day::text, calls, units from ai_uses where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ day: '2026-04-01', calls: 1, units: 10 }]);
  });

  test('is not gone beyond by many at a time', { tags: 'postgres/at-once' }, async () => {
    const { id } = await buildPerson(app);
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(id, { units: 3 })));
    expect(taken.filter((of) => of === 'taken')).toHaveLength(3);
  });

  test('of a team is its month’s, of all of its members together', { tags: 'postgres/at-once' }, async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 3 });
    const people = [owner, ...members];
    const taken = await Promise.all(people.map(({ id }) => take(id, { units: 4, teamId })));
    expect(taken.toSorted()).toEqual(['taken', 'taken', 'team', 'team']);
    // Who was refused has used up nothing of their own.
    const at = taken.indexOf('team');
    expect(await take(people[at]?.id ?? '', { units: 10, day: '2026-04-01', teamId })).toBe('taken');
  });

  test('of a team is what its administrators choose, and members see how much of it is left', async () => {
    app.clock.set('2026-03-31T12:00:00.000Z');
    const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
    const [member = owner] = members;
    const set = await app.call(api.ai.setTeam, { teamId, monthlyLimit: 5 }, { as: owner });
    expect(set.data).toMatchObject({ budget: { used: 0, limit: 5, chosen: 5, most: 20_000 } });
    expect(await take(member.id, { units: 4, teamId, most: 20_000 })).toBe('taken');
    expect(await take(member.id, { units: 2, teamId, most: 20_000 })).toBe('team');
    const { data } = await app.call(api.ai.team, { teamId }, { as: member });
    expect(data).toMatchObject({ budget: { used: 4, limit: 5 }, can: { edit: false } });
    const refused = await app.call(api.ai.setTeam, { teamId, monthlyLimit: null }, { as: member });
    expect(refused).toMatchObject({ code: 400, data: { key: 'adminsOnly' } });
    await app.call(api.ai.setTeam, { teamId, off: ['translation'] }, { as: owner });
    const back = await app.call(api.ai.setTeam, { teamId, monthlyLimit: null }, { as: owner });
    expect(back.data).toMatchObject({ budget: { used: 4, limit: 20_000, chosen: null } });
    expect(back.data.features.find(({ feature }) => feature === 'translation')?.on).toBe(false);
  });
});
