import { api } from '@garden/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
  type TestTeam,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';
import { type MonthOfDays, unpackDay } from './numbers.rules.ts';

const app = useTestApp();
const sections = { summary: LONG_ENOUGH };
const today = () => app.clock.now().toISOString().slice(0, 10);
const yesterday = () => new Date(app.clock.now().getTime() - DAY).toISOString().slice(0, 10);

type Deed = (as: TestPerson, team: TestTeam) => Promise<unknown>;

/** Something that happens to the numbers; a refusal is as good. */
const deeds: Deed[] = [
  (as) => app.call(api.diary.publish, { day: today(), sections }, { as }),
  (as) => app.call(api.diary.publish, { day: yesterday(), sections }, { as }),
  (as) => eachDiary(as, (diaryId) => app.call(api.diary.delete, { diaryId }, { as })),
  (as) => app.call(api.diary.skip, { from: yesterday(), to: today(), kind: 'vacation' }, { as }),
  (as) => app.call(api.diary.skip, { from: today(), to: today(), kind: 'vacation', undo: true }, { as }),
  (as, { id: teamId }) => app.call(api.relationship.exit, { teamId }, { as }),
  (as, { inviteCode }) => app.call(api.apply.add, { inviteCode }, { as }),
  (as, { owner }) =>
    eachDiary(owner, (objectId) =>
      app.call(api.comment.add, { kind: 'diary', objectId, text: 'Well done' }, { as }),
    ),
  async () => {
    app.clock.advance(DAY);
    await takeMorningNumbers(app.ports);
  },
];

async function eachDiary({ id }: TestPerson, act: (diaryId: string) => Promise<unknown>): Promise<void> {
  const { rows } = await app.ports.database.pool.query<{ id: string }>(
    'select id from diaries where author_id = $1 and deleted_at is null order by day desc limit 1',
    [id],
  );
  for (const diary of rows) await act(diary.id);
}

/** What a day of a team comes to when each of its members is looked at, by the plainest query. */
async function recount({ id }: TestTeam, day: string) {
  const { rows } = await app.ports.database.pool.query<Record<string, number>>(
    `with there as (
       select m.user_id, extract(isodow from $2::date) < 6
         and not exists (select from vacations v where v.user_id = m.user_id and v.day = $2) as expected
       from memberships m where m.team_id = $1 and exists (
         select from (
           select m.joined_at as since, m.left_at as until union all
           select (e->>'from')::timestamptz, (e->>'to')::timestamptz from jsonb_array_elements(m.earlier) e
         ) s
         where (s.since - interval '4 hours')::date <= $2::date
           and (s.until is null or (s.until - interval '4 hours')::date > $2::date)
       )
     ), wrote as (
       select d.late, t.expected from diary_teams f join diaries d on d.id = f.diary_id
       join there t on t.user_id = f.author_id where f.team_id = $1 and f.day = $2
     )
     select (select count(*)::int from there where expected) as expected,
       (select count(*)::int from wrote where expected and not late) as "onTime",
       (select count(*)::int from wrote where expected and late) as late,
       (select count(*)::int from comments c join diaries d on d.id = c.object_id
        where c.team_id = $1 and c.day = $2 and c.deleted_at is null and c.author_id <> d.author_id) as given`,
    [id, day],
  );
  return rows[0];
}

async function kept({ id }: TestTeam, day: string) {
  const { rows } = await app.ports.database.pool.query<{ numbers: MonthOfDays }>(
    `select numbers from morning_numbers where team_id = $1 and kind = 'statistics' and part = $2`,
    [id, day.slice(0, 7)],
  );
  const packed = rows[0]?.numbers[day.slice(8)];
  if (!packed) return { expected: 0, onTime: 0, late: 0, given: 0 };
  const { expected, onTime, late, given } = unpackDay(packed);
  return { expected, onTime, late, given };
}

test('what is kept of the last days is what a recount gives, whatever happened', {
  tags: 'postgres/sql',
  timeout: 60_000,
}, async () => {
  const owner = await buildPerson(app);
  const members = [owner, await buildPerson(app), await buildPerson(app)];
  const deed = fc.record({ what: fc.nat({ max: deeds.length - 1 }), who: fc.nat({ max: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 15, maxLength: 30 }), async (happening) => {
      app.clock.set('2026-03-03T12:00:00.000Z');
      const team = await buildTeam(app, { owner, members: members.slice(1) });
      for (const { what, who } of happening) {
        const person = members[who];
        if (person) await deeds[what]?.(person, team);
        app.clock.advance(1);
      }
      app.clock.advance(DAY);
      await takeMorningNumbers(app.ports);
      for (let back = 1; back <= 10; back += 1) {
        const day = new Date(app.clock.now().getTime() - back * DAY).toISOString().slice(0, 10);
        expect({ day, ...(await kept(team, day)) }).toEqual({ day, ...(await recount(team, day)) });
      }
    }),
    { numRuns: 5 },
  );
});
