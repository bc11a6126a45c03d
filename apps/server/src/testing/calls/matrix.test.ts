// @module-tag postgres/every-call
import { allEndpoints, api, type Endpoint } from '@garden/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberRows } from '../remember-rows.ts';
import type { Reply } from '../test-app.ts';
import { useTestApp } from '../use-test-app.ts';
import { buildRoleFixtures, canariesFor, FREE_DAY, type RoleFixtures, roles } from './role-fixtures.ts';
import { entryOf } from './table.ts';

const app = useTestApp();
let fixtures: RoleFixtures;
let putBack: () => Promise<void>;
beforeAll(async () => {
  fixtures = await buildRoleFixtures(app);
  putBack = await rememberRows(app.ports.database);
});

const rows = allEndpoints().flatMap(({ name: call, endpoint }) =>
  entryOf(call).rows.map((row) => ({ call, endpoint, ...row })),
);

function outcomeOf({ code, refusal }: Reply<Endpoint>): string {
  if (code === 200) return 'ok';
  return code === 403 ? 'expired' : `refused:${refusal.key}`;
}

describe.each(rows)('$call on $object', ({ endpoint, input, outcomes, spoils }) => {
  let changed = false;
  afterAll(async () => {
    if (changed) await putBack();
  });

  test.each(roles)('for %s', async (role) => {
    const as = role === 'signedOut' ? undefined : fixtures.people[role];
    const reply = await app.send(endpoint, await input(fixtures, role), as && { as });
    expect(outcomeOf(reply)).toBe(outcomes[role]);
    const told = JSON.stringify(reply.data);
    expect(canariesFor(role).filter((canary) => told.includes(canary))).toEqual([]);
    changed ||= spoils && reply.code === 200;
  });
});

describe('the canaries', () => {
  test('are there, for the one who wrote them', async () => {
    const { writer, team, people, diaries } = fixtures;
    const remarked = { teamId: team.id, userId: people.member.id };
    const answers = [
      await app.call(api.diary.get, { diaryId: diaries.private }, { as: writer }),
      await app.call(api.diary.get, { diaryId: diaries.team }, { as: writer }),
      await app.call(api.draft.get, { day: FREE_DAY }, { as: writer }),
      await app.call(api.user.info, {}, { as: writer }),
      await app.call(api.relationship.get, remarked, { as: writer }),
      await app.call(api.diary.history, { diaryId: diaries.team }, { as: writer }),
      await app.call(api.diary.delete, { diaryId: diaries.deleted, undo: true }, { as: writer }),
      await app.call(api.diary.get, { diaryId: diaries.deleted }, { as: writer }),
      await app.call(api.team.getProhibited, { teamId: team.id }, { as: team.owner }),
      await app.call(api.apply.show, { teamId: team.id }, { as: team.owner }),
      await app.call(api.todo.list, {}, { as: writer }),
      await app.call(api.followsTeam.show, {}, { as: writer }),
    ];
    const told = JSON.stringify(answers.map(({ data }) => data));
    const all = canariesFor('member');
    expect(all.filter((canary) => told.includes(canary))).toEqual(all);
  });
});
