import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildPerson, buildTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { actAs, findCaller } from './store.ts';

const app = useTestApp();

const actorOf = async ({ token }: { token: string }) =>
  (await findCaller(app.ports, token, app.clock.now()))?.actor ?? null;

describe('the person behind a call', () => {
  test('comes with their teams, oldest first, and with what their days there count by', async () => {
    const first = await buildTeam(app);
    app.clock.advance(1000);
    const { owner } = first;
    const second = await buildTeam(app, { owner });
    const found = await actorOf(owner);
    expect(found).toMatchObject({ userId: owner.id, timezone: expect.any(String), since: expect.any(Date) });
    expect(found?.memberships).toEqual([
      expect.objectContaining({ teamId: first.id, role: 'owner', joinedAt: expect.any(Date), rules: null }),
      expect.objectContaining({
        teamId: second.id,
        calendar: expect.objectContaining({ workingWeekdays: [1, 2, 3, 4, 5], region: null, daysOff: [] }),
      }),
    ]);
    expect(await actAs(app.ports, owner.id)).toEqual({ ...found, sessionId: owner.id });
  });

  test('has no team any more that they have left, and none before they are in one', async () => {
    const member = await buildPerson(app);
    expect((await actorOf(member))?.memberships).toEqual([]);
    const team = await buildTeam(app, { members: [member] });
    expect((await actorOf(member))?.memberships).toMatchObject([{ teamId: team.id, role: 'member' }]);
    await app.call(api.relationship.exit, { teamId: team.id }, { as: member });
    expect((await actorOf(member))?.memberships).toEqual([]);
  });

  test('is no one once the session has ended', async () => {
    const person = await buildPerson(app);
    await app.call(api.auth.logout, {}, { as: person });
    expect(await actorOf(person)).toBeNull();
  });
});
