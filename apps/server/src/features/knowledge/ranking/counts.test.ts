import { randomInt } from 'node:crypto';
import { addDays, parseDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildTeam, LONG_ENOUGH } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
/** In the name of the test, so that one that is cut off tells it, too. */
const SEED = Number(process.env.COUNTS_SEED ?? randomInt(2 ** 31));

const steps = [
  ...['ask', 'ask', 'write', 'rewrite', 'share', 'withdraw', 'restore', 'delete', 'undelete'],
  ...[
    'answer',
    'answer',
    'answer',
    'take back',
    'say again',
    'accept',
    'accept',
    'unaccept',
    'solve',
    'open',
  ],
  ...['sleep'],
] as const;
type Step = { readonly kind: string; readonly who: number; readonly which: number };

const ask = <Row extends object>(text: string, values: readonly unknown[]) =>
  app.ports.database.pool.query<Row>(text, [...values]).then(({ rows }) => rows);

/** Two teams with different days and the same people, who ask, answer, settle and take back; many steps are refused. */
async function live(plan: readonly Step[]): Promise<string[]> {
  app.clock.set('2026-03-09T20:00:00.000Z');
  const west = await buildTeam(app, { timezone: 'UTC', members: 2 });
  const people = [west.owner, ...west.members];
  const east = await buildTeam(app, { timezone: 'Asia/Tokyo', owner: west.owner, members: west.members });
  const audiences = [[west.id], [east.id], [west.id, east.id]];
  for (const { kind, who, which } of plan) {
    const as = people[who % people.length] ?? west.owner;
    const pick = <Row>(rows: readonly Row[]) => rows[which % Math.max(rows.length, 1)];
    const teamIds = pick(audiences) ?? [];
    const find = async (table: string, owner: string, hidden: boolean) => {
      const text = `select id, version from (select *, 0 as version from ${table} as all_of_it) as own
        where ${owner} = $1 and (deleted_at is not null) = $2 order by id`;
      return pick(await ask<{ id: string }>(text, [as.id, hidden]));
    };
    const sections = {
      summary: LONG_ENOUGH,
      unclear: [`What of the ${which} crates, says Nuno?`, 'Which way?'],
    };
    const today = parseDiaryDay(app.clock.now().toISOString().slice(0, 10));
    if (kind === 'ask') await app.call(api.curious.publish, { question: 'Which crate?', teamIds }, { as });
    if (kind === 'write')
      await app.call(api.diary.publish, { day: addDays(today, -(which % 3)), sections, teamIds }, { as });
    if (kind === 'rewrite' || kind === 'share') {
      const rows = await ask<{ id: string; version: number }>(
        'select id, version from diaries where author_id = $1 and deleted_at is null order by id',
        [as.id],
      );
      const { id: diaryId, version } = pick(rows) ?? {};
      const unclear = kind === 'share' ? sections.unclear : [`And ${which}?`];
      const change = { sections: { ...sections, unclear }, ...(kind === 'share' && { teamIds }) };
      if (diaryId && version) await app.call(api.diary.update, { diaryId, version, ...change }, { as });
    }
    if (kind === 'withdraw' || kind === 'restore') {
      const diary = await find(
        '(select id, author_id, deleted_at from diaries)',
        'author_id',
        kind === 'restore',
      );
      if (diary) await app.call(api.diary.delete, { diaryId: diary.id, undo: kind === 'restore' }, { as });
    }
    if (kind === 'delete' || kind === 'undelete') {
      const own = await find('curiosities', 'asker_id', kind === 'undelete');
      if (own) await app.call(api.curious.delete, { curiousId: own.id, undo: kind === 'undelete' }, { as });
    }
    if (kind === 'answer') {
      const text = `select id, team_ids from curiosities where team_ids && $1 and deleted_at is null order by id`;
      const found = await ask<{ id: string; team_ids: string[] }>(text, [[west.id, east.id]]);
      const { id: objectId, team_ids: places } = pick(found) ?? { id: '', team_ids: [] };
      const said = { kind: 'curious' as const, objectId, text: 'By house numbers.' };
      const teamId = pick(places);
      if (teamId) await app.call(api.comment.add, { ...said, teamId }, { as });
    }
    if (kind === 'take back' || kind === 'say again') {
      const own = await find('comments', 'author_id', kind === 'say again');
      if (own) await app.call(api.comment.delete, { commentId: own.id, undo: kind === 'say again' }, { as });
    }
    if (kind === 'solve' || kind === 'open') {
      const own = await find('curiosities', 'asker_id', false);
      if (own) await app.call(api.curious.solve, { curiousId: own.id, undo: kind === 'open' }, { as });
    }
    if (kind === 'accept' || kind === 'unaccept') {
      const text = `select said.id, question.id as "curiousId", question.asker_id as "askerId" from comments as said
        join curiosities as question on question.id = said.object_id and question.asker_id <> said.author_id
        where question.team_ids && $1 and said.deleted_at is null and ($2 or question.accepted_id = said.id) order by said.id`;
      const values = [[west.id, east.id], kind === 'accept'];
      const given = pick(await ask<{ id: string; curiousId: string; askerId: string }>(text, values));
      const asker = people.find(({ id }) => id === given?.askerId);
      const settled = given && { curiousId: given.curiousId, commentId: given.id, undo: kind === 'unaccept' };
      if (settled && asker) await app.call(api.curious.accept, settled, { as: asker });
    }
    if (kind === 'sleep') app.clock.advance(DAY / 2);
  }
  return [west.id, east.id];
}

/** What is kept of teams, in an order of its own. */
const kept = async (teamIds: readonly string[]) => ({
  lists: await ask(
    `select team_id, curiosity_id, solved_on::text, solver_id, answered from curiosity_teams
     where team_id = any ($1) order by 1, 2`,
    [teamIds],
  ),
  counts: await ask(
    `select team_id, day::text, user_id, asked, answered, solved from curiosity_counts
     where team_id = any ($1) and (asked, answered, solved) <> (0, 0, 0) order by 1, 2, 3`,
    [teamIds],
  ),
});

/** The same counted anew, from the questions and what is said about them. */
async function recount(teamIds: readonly string[]) {
  const listed = `select place.id as team_id, question.id as curiosity_id, question.asker_id, question.day, question.solver_id,
      ((question.solved_at at time zone place.timezone) - (place.calendar ->> 'dayStartsAt')::interval)::date as solved_on,
      exists (
        select from threads as talk where talk.object_id = question.id and talk.team_id = any (question.team_ids)
          and talk.answered_on is not null and talk.comments > 0
      ) as answered
    from curiosities as question join teams as place on place.id = any (question.team_ids)
    where question.deleted_at is null and place.id = any ($1)`;
  return {
    lists: await ask(
      `select team_id, curiosity_id, solved_on::text, solver_id, answered from (${listed}) as listed order by 1, 2`,
      [teamIds],
    ),
    counts: await ask(
      `with listed as (${listed}), each as (
         select team_id, day, asker_id as user_id, 1 as asked, 0 as answered, 0 as solved from listed
         union all
         select team_id, solved_on, solver_id, 0, 0, 1 from listed where solver_id is not null and solved_on is not null
         union all
         select listed.team_id, min(said.day), said.author_id, 0, 1, 0 from listed
         join comments as said on said.object_id = listed.curiosity_id and said.team_id = listed.team_id
         where said.deleted_at is null and said.author_id <> listed.asker_id
         group by listed.team_id, listed.curiosity_id, said.author_id
       )
       select team_id, shown.day::text, user_id, sum(asked)::int as asked, sum(answered)::int as answered,
         sum(solved)::int as solved
       from each cross join lateral (values (each.day), ('-infinity'::date)) as shown (day)
       group by team_id, shown.day, user_id order by 1, 2, 3`,
      [teamIds],
    ),
  };
}

test(`lists and counts are what a recount gives after whatever happened (6 lives of up to 90 steps, seed ${SEED})`, {
  tags: 'postgres/sql',
}, async () => {
  const step = fc.record({
    kind: fc.constantFrom(...steps),
    who: fc.nat({ max: 2 }),
    which: fc.nat({ max: 5 }),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 90, size: 'max' }), async (plan) => {
      const teamIds = await live(plan);
      const now = await kept(teamIds);
      expect(now).toEqual(await recount(teamIds));
      for (const row of now.counts)
        for (const [name, value] of Object.entries(row)) if (value) seen.add(name);
    }),
    // Making a life shorter that went wrong takes longer than reading it.
    { numRuns: 6, endOnFailure: true, seed: SEED },
  );
  expect(seen).toContain('solved');
});
