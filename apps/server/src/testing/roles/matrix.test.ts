import { allEndpoints, api, type Endpoint } from '@garden/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberRows } from '../remember-rows.ts';
import type { Reply } from '../test-app.ts';
import { useTestApp } from '../use-test-app.ts';
import { type Cast, canariesFor, FREE_DAY, gatherCast, roles } from './cast.ts';
import { matrix } from './matrix.ts';

const app = useTestApp();
let cast: Cast;
let putBack: () => Promise<void>;
beforeAll(async () => {
  cast = await gatherCast(app);
  putBack = await rememberRows(app.ports.database);
});

const endpoints = new Map(allEndpoints().map(({ name, endpoint }) => [name, endpoint]));

function outcomeOf({ code, refusal }: Reply<Endpoint>): string {
  if (code === 200) return 'ok';
  return code === 403 ? 'expired' : `refused:${refusal.key}`;
}

describe('the role matrix', () => {
  test('has a row for every call', () => {
    expect(new Set(matrix.map(({ call }) => call))).toEqual(new Set(endpoints.keys()));
  });
});

describe.each(matrix)('$call on $object', ({ call, input, outcomes, spoils }) => {
  let changed = false;
  afterAll(async () => {
    if (changed) await putBack();
  });

  test.each(roles)('for %s', async (role) => {
    const endpoint = endpoints.get(call);
    if (!endpoint) throw new Error(`there is no call ${call}`);
    const as = role === 'signedOut' ? undefined : cast.people[role];
    const reply = await app.send(endpoint, await input(cast, role), as && { as });
    expect(outcomeOf(reply)).toBe(outcomes[role]);
    const told = JSON.stringify(reply.data);
    expect(canariesFor(role).filter((canary) => told.includes(canary))).toEqual([]);
    changed ||= spoils && reply.code === 200;
  });
});

describe('the canaries', () => {
  test('are there, for the one who wrote them', async () => {
    const { writer, team, people, diaries } = cast;
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
