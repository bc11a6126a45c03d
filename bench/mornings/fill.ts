import { randomUUID } from 'node:crypto';
import { emptySections } from '@garden/contract';
import { hashToken } from '../../apps/server/src/features/account/rules.ts';
import {
  addToInbox,
  lookIntoInbox,
} from '../../apps/server/src/features/conversation/anonymity/inbox.store.ts';
import { tagOf } from '../../apps/server/src/features/conversation/anonymity/rules.ts';
import type { BenchApp } from '../bench-app.ts';
import { sectionsOf } from '../sections.ts';

/** People of each team; the first of them owns it. */
const PEOPLE = 30;
/** Days on which everyone has written, up to the one before the morning. */
const DAYS = 20;
/** Those of a team who have written by the evening of the day that is measured. */
const WRITERS_TODAY = 27;
/** Entries of their team that each person opened on the last day. */
const OPENED = 10;
/** Anonymous comments that wait in each team. */
const SAID = 3;

/** The last day that is over; the one that is measured is the first of a month. */
export const LAST_DAY = '2026-03-31';
export const TODAY = '2026-04-01';

const CALENDAR = '{"dayStartsAt":"04:00","workingWeekdays":[1,2,3,4,5],"region":null,"daysOff":[]}';

/** The teams and their people, before anyone has written. */
const people: readonly string[] = [
  `create table filled as select
     (n - 1) / ${PEOPLE} as team, (n - 1) % ${PEOPLE} as nth,
     ('01900000-0000-7000-8001-' || lpad(to_hex(n), 12, '0'))::uuid as user_id,
     ('01900000-0000-7000-8002-' || lpad(to_hex((n - 1) / ${PEOPLE}), 12, '0'))::uuid as team_id
   from generate_series(1, $1::int * ${PEOPLE}) n`,
  `create index on filled (team_id, nth)`,
  `insert into users (id, email, name, code, locale, timezone, created_at)
   select user_id, user_id || '@garden.example', 'Grower ' || nth, 'M' || upper(right(user_id::text, 9)), 'en', 'UTC', '2025-01-01'
   from filled`,
  `insert into teams (id, name, invite_code, owner_id, timezone, calendar, member_count, created_at)
   select team_id, 'Terrace ' || team, 'T' || upper(right(team_id::text, 9)), user_id, 'UTC', '${CALENDAR}', ${PEOPLE}, '2025-01-01'
   from filled where nth = 0`,
  `insert into memberships (team_id, user_id, role, joined_at)
   select team_id, user_id, case when nth = 0 then 'owner' else 'member' end, timestamptz '2025-01-01' + nth * interval '1 minute'
   from filled`,
  `insert into notice_settings (user_id, reminder, remind_at, unsubscribe_key)
   select user_id, 'own', '17:30', user_id::text from filled`,
  `insert into sessions (id, user_id, device, created_at, last_seen_at)
   select gen_random_uuid(), user_id, 'bench', '2026-01-01', '${LAST_DAY}' from filled`,
  `insert into team_mornings (team_id, at)
   select team_id, timestamptz '${LAST_DAY}T04:00Z' from filled where nth = 0`,
  `insert into todos (id, owner_id, kind, text, day, status, position, created_at)
   select gen_random_uuid(), user_id, 'day', 'Call the co-operative', '${LAST_DAY}', 'open', n, '2026-03-30'
   from filled, generate_series(1, 3) n`,
  `insert into score_months (user_id, month, scores)
   select user_id, '2026-03-01', array_fill((40 + nth * 2)::smallint, array[31]) from filled`,
  `insert into team_days (team_id, day, settled)
   select team_id, date '${LAST_DAY}' - n, ${PEOPLE} from filled, generate_series(0, ${DAYS - 1}) n where nth = 0`,
];

/** What comes of the diaries of the last day. */
const reading: readonly string[] = [
  `insert into diary_accesses (diary_id, reader_id, kind, day, owner_id)
   select entry.id, reader.user_id, 'opened', '${LAST_DAY}', entry.author_id
   from filled as reader join filled as author on author.team_id = reader.team_id
     and (author.nth - reader.nth + ${PEOPLE}) % ${PEOPLE} between 1 and ${OPENED}
   join diaries as entry on entry.author_id = author.user_id and entry.day = '${LAST_DAY}'`,
  `insert into mistakes (id, owner_id, diary_id, day, text, shared_with, created_at)
   select gen_random_uuid(), author_id, id, day, 'Sent the price list with last year’s dates', team_ids, published_at
   from diaries where day = '${LAST_DAY}'`,
];

/** Diaries of all people on a day so many days before the last one; today’s by those who write in time. */
const writeDay = `
  with written as (
    insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
    select gen_random_uuid(), user_id, date '${LAST_DAY}' - $1::int, array[team_id], $2, 600, false, 1, moment, moment
    from filled, lateral (select date '${LAST_DAY}' - $1::int + time '16:00' at time zone 'UTC' as moment) as written_at
    where $1::int >= 0 or nth < ${WRITERS_TODAY}
    returning id, author_id, day, team_ids
  )
  insert into diary_teams (team_id, day, diary_id, author_id) select team_ids[1], day, id, author_id from written`;

/**
 * Fills a server with teams of thirty that have written for four weeks and read each other on the last day, with anonymous
 * comments that wait for the morning.
 * @returns the token of someone in a team beside them, who looks at the diaries of their own
 */
export async function fillTeams({ ports }: BenchApp, teams: number): Promise<string> {
  const { pool } = ports.database;
  const sections = JSON.stringify({ ...emptySections(), ...sectionsOf(7) });
  for (const step of people) await pool.query(step, step.includes('$1') ? [teams] : []);
  for (let before = DAYS - 1; before >= -1; before -= 1) await pool.query(writeDay, [before, sections]);
  await pool.query('analyze');
  for (const step of reading) await pool.query(step);
  await sayAnonymously(ports);
  const token = ports.random.token();
  await pool.query(
    `insert into access_tokens (token_hash, session_id, expires_at)
     select $1, session.id, '2100-01-01' from sessions as session join filled on filled.user_id = session.user_id
     where team = 0 and nth = 1`,
    [hashToken(token)],
  );
  await pool.query('drop table filled');
  await pool.query('vacuum analyze');
  return token;
}

async function sayAnonymously(ports: BenchApp['ports']): Promise<void> {
  const { db, pool } = ports.database;
  const { rows } = await pool.query<{ id: string; teamId: string }>(
    `select id, team_ids[1] as "teamId" from diaries join filled on filled.user_id = diaries.author_id
     where day = '${LAST_DAY}' and nth < ${SAID}`,
  );
  const look = await lookIntoInbox(ports);
  for (const { id: objectId, teamId } of rows) {
    await addToInbox(db, look, {
      what: 'comment',
      receipt: tagOf(randomUUID()),
      day: LAST_DAY,
      teamId,
      objectKind: 'diary',
      objectId,
      parentId: null,
      tag: tagOf(randomUUID()),
      text: 'Grown too fast?',
    });
  }
}
