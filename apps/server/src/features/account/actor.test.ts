import { api } from '@garden/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildTeam } from '../../testing/factories.ts';
import { openTestGarden, type TestGarden } from '../../testing/test-app.ts';
import { actAs, findActor } from './session.store.ts';

let garden: TestGarden;
beforeAll(async () => {
  garden = await openTestGarden();
});
afterAll(() => garden.close());

const actorOf = ({ token }: { token: string }) =>
  findActor(garden.ports.database.db, token, garden.clock.now());

describe('the person behind a call', () => {
  it('comes with their teams, oldest first, and with what their days there count by', async () => {
    const first = await buildTeam(garden);
    garden.clock.advance(1000);
    const { owner } = first;
    const second = await buildTeam(garden, { owner });
    const found = await actorOf(owner);
    expect(found).toMatchObject({ userId: owner.id, timezone: expect.any(String), since: expect.any(Date) });
    expect(found?.memberships).toEqual([
      expect.objectContaining({ teamId: first.id, role: 'owner', joinedAt: expect.any(Date), rules: null }),
      expect.objectContaining({
        teamId: second.id,
        calendar: expect.objectContaining({ workingWeekdays: [1, 2, 3, 4, 5], region: null, daysOff: [] }),
      }),
    ]);
    expect(await actAs(garden.ports.database.db, owner.id)).toEqual({ ...found, sessionId: owner.id });
  });

  it('has no team any more that they have left, and none before they are in one', async () => {
    const member = await buildPerson(garden);
    expect((await actorOf(member))?.memberships).toEqual([]);
    const team = await buildTeam(garden, { members: [member] });
    expect((await actorOf(member))?.memberships).toMatchObject([{ teamId: team.id, role: 'member' }]);
    await garden.call(api.relationship.exit, { teamId: team.id }, { as: member });
    expect((await actorOf(member))?.memberships).toEqual([]);
  });

  it('is nobody once the session has ended', async () => {
    const person = await buildPerson(garden);
    await garden.call(api.auth.logout, {}, { as: person });
    expect(await actorOf(person)).toBeNull();
  });
});
