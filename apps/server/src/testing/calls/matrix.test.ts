// @module-tag postgres/every-call
import { allEndpoints, api, type Endpoint } from '@garden/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberRows } from '../remember-rows.ts';
import type { Reply } from '../test-app.ts';
import { useTestApp } from '../use-test-app.ts';
import {
  buildRoleFixtures,
  canariesFor,
  FREE_DAY,
  type RoleFixtures,
  roles,
  TODAY,
} from './role-fixtures.ts';
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

type NotFound = {
  readonly object: string;
  readonly statements: readonly string[];
  askAgain(): Promise<Reply<Endpoint>>;
};
/** What was sent to the database for those who find nothing: by call, fields, role and refusal. */
const notFound = new Map<string, NotFound[]>();

describe.each(rows)('$call on $object', ({ call, object, endpoint, input, outcomes, spoils }) => {
  let changed = false;
  afterAll(async () => {
    if (changed) await putBack();
  });

  test.each(roles)('for %s', async (role) => {
    const as = role === 'signedOut' ? undefined : fixtures.people[role];
    const sent = await input(fixtures, role);
    const ask = () => app.send(endpoint, sent, as && { as });
    const reply = await ask();
    expect(outcomeOf(reply)).toBe(outcomes[role]);
    if (/(NotFound|Invalid)$/.test(outcomes[role])) {
      const asked = `${call} (${Object.keys(sent)}) by ${role}: ${outcomes[role]}`;
      const { statements } = reply;
      notFound.set(asked, [...(notFound.get(asked) ?? []), { object, statements, askAgain: ask }]);
    }
    const told = JSON.stringify(reply.data);
    expect(canariesFor(role).filter((canary) => told.includes(canary))).toEqual([]);
    changed ||= spoils && reply.code === 200;
  });
});

test('what is missing and what is another’s take the same statements, so that no clock tells them apart', async () => {
  const told: string[] = [];
  for (const [asked, answers] of notFound) {
    if (areSame(answers)) continue;
    // On a busy machine, a statement of the call before may have left with those of one of them.
    const again: Omit<NotFound, 'askAgain'>[] = [];
    for (const { object, askAgain } of answers) again.push({ object, ...(await askAgain()) });
    if (areSame(again)) continue;
    told.push(...again.map(({ object, statements }) => `${asked}, ${object}: ${statements.join(' | ')}`));
  }
  expect(told).toEqual([]);
});

function areSame(answers: readonly Pick<NotFound, 'statements'>[]): boolean {
  return new Set(answers.map(({ statements }) => statements.join('\n'))).size <= 1;
}

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
      await app.call(api.quote.del, { quoteId: fixtures.quotes.removed, undo: true }, { as: writer }),
      await app.call(api.quote.get, { of: 'mine' }, { as: writer }),
      await app.call(api.collection.get, {}, { as: writer }),
      await app.call(api.followsTeam.show, {}, { as: writer }),
      await app.call(api.handbook.getList, {}, { as: writer }),
      await app.call(api.mistake.list, {}, { as: writer }),
      await app.call(api.meeting.get, { meetingId: fixtures.meeting }, { as: writer }),
      await app.call(api.growth.moods, { year: TODAY.slice(0, 4) }, { as: writer }),
      await app.call(api.autobiography.chapters, { year: '2025' }, { as: writer }),
      await app.call(api.lastImprove.getLast, {}, { as: writer }),
      await app.call(api.score.mine, {}, { as: writer }),
      await app.call(api.failUser.get, { teamId: team.id, userId: writer.id }, { as: writer }),
    ];
    const told = JSON.stringify(answers.map(({ data }) => data));
    const all = canariesFor('member');
    expect(all.filter((canary) => told.includes(canary))).toEqual(all);
  });
});
