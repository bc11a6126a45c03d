import { addDays } from '@garden/calendar';
import { LIKE } from '@garden/contract';
import { describeTexts } from '../../apps/server/src/features/diary/search/rules.ts';
import { packShingles, scoreEntry, shinglesOf } from '../../apps/server/src/features/review/scores/rules.ts';
import { openBenchApp, type Place } from '../bench-app.ts';
import { insertRows, numbers, PEOPLE, type Population, TEAM_SIZE } from './population.ts';

const CALENDAR = '{"dayStartsAt":"04:00","workingWeekdays":[1,2,3,4,5],"region":null,"daysOff":[]}';

/** Those of an entry that was written on its day by someone who has been there for long. */
const CIRCUMSTANCES = {
  hoursLate: 0,
  sections: { learnings: true, nextTasks: true },
  due: { weeklyTop: false, insight: false, answers: 0 },
  isNewcomer: false,
  earlier: [],
};

const kinds = { person: 1, team: 2, diary: 3, comment: 4, notice: 5, mistake: 6, task: 7 };

/** The product's id of number n; it sorts before those that the product makes later, as UUIDv7 do. */
export function idOf(kind: keyof typeof kinds, n: number): string {
  return `01900000-0000-7000-800${kinds[kind]}-${n.toString(16).padStart(12, '0')}`;
}

/** The same id in SQL. */
function id(kind: keyof typeof kinds, n: string): string {
  return `('01900000-0000-7000-800${kinds[kind]}-' || lpad(to_hex((${n})::int), 12, '0'))::uuid`;
}

/** Opens the product's database once, so that it migrates, and fills it by SQL. */
export async function fillProduct(place: Place, population: Population): Promise<void> {
  const garden = await openBenchApp(place);
  const { pool } = garden.ports.database;
  const { teams, people, tokens, diaries, comments, likes } = population;
  const insert = (rows: readonly object[], sql: string) =>
    insertRows((text, [rowsAsJson]) => pool.query(text, [rowsAsJson]), rows, sql);
  try {
    await insert(
      people,
      `insert into users (id, email, name, code, locale, timezone, created_at)
       select ${id('person', 'n')}, 'grower-' || n || '@garden.example', name, 'GROWER' || n, 'en', 'UTC', '2026-01-01'
       from jsonb_to_recordset($1::jsonb) as x(n int, name text)`,
    );
    await insert(
      teams,
      `insert into teams (id, name, invite_code, owner_id, timezone, calendar, member_count, created_at)
       select ${id('team', 'n')}, 'Team ' || n, 'INVITE' || n, ${id('person', `n * ${TEAM_SIZE}`)}, 'UTC',
         '${CALENDAR}', ${TEAM_SIZE}, '2026-01-01'
       from jsonb_to_recordset($1::jsonb) as x(n int)`,
    );
    await insert(
      people,
      `insert into memberships (team_id, user_id, role, joined_at)
       select ${id('team', 'team')}, ${id('person', 'n')}, case n % ${TEAM_SIZE} when 0 then 'owner' else 'member' end,
         timestamptz '2026-01-01' + n * interval '1 minute'
       from jsonb_to_recordset($1::jsonb) as x(n int, team int)`,
    );
    // Last seen in the future: the update that the product makes every five minutes would fall into some rounds only.
    await insert(
      people,
      `insert into sessions (id, user_id, device, created_at, last_seen_at)
       select ${id('person', 'n')}, ${id('person', 'n')}, 'bench', now(), now() + interval '1 day'
       from jsonb_to_recordset($1::jsonb) as x(n int)`,
    );
    await insert(
      tokens,
      `insert into access_tokens (token_hash, session_id, expires_at)
       select hash, ${id('person', 'n')}, '2100-01-01' from jsonb_to_recordset($1::jsonb) as x(n int, hash text)`,
    );
    await insert(
      diaries,
      `with written as (
         insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
         select ${id('diary', 'n')}, ${id('person', 'author')}, day, array[${id('team', 'team')}], sections, 600, false, 1,
           day + time '15:00', day + time '15:00'
         from jsonb_to_recordset($1::jsonb) as x(n int, author int, team int, day date, sections jsonb)
         returning *
       ), fed as (
         insert into diary_teams (team_id, day, diary_id, author_id) select team_ids[1], day, id, author_id from written
       )
       insert into diary_words (diary_id, author_id, day, shared, own)
       select id, author_id, day,
         array_to_tsvector(tsvector_to_array(words) || array['=a' || author_id, '=t' || team_ids[1]]),
         array_to_tsvector(array['=a' || author_id])
       from written, to_tsvector('simple', sections::text) words`,
    );
    await insertWhatComesWith(insert, population);
    await pool.query(
      `insert into team_days (team_id, day, settled) select team_id, day, count(*) from diary_teams group by team_id, day`,
    );
    await insert(
      comments,
      `insert into comments (id, team_id, object_kind, object_id, author_id, text, day, created_at)
       select ${id('comment', 'n')}, d.team_ids[1], 'diary', d.id, ${id('person', 'author')}, text, d.day, d.published_at
       from jsonb_to_recordset($1::jsonb) as x(n int, diary int, author int, text text)
       join diaries d on d.id = ${id('diary', 'diary')}`,
    );
    await pool.query(
      `insert into threads (team_id, object_kind, object_id, comments, answered_on)
       select team_id, object_kind, object_id, count(*), min(day) from comments group by 1, 2, 3`,
    );
    await insert(
      likes,
      `insert into reactions (team_id, object_kind, object_id, user_id, emoji, created_at)
       select d.team_ids[1], 'diary', d.id, ${id('person', 'person')}, '${LIKE}', d.published_at
       from jsonb_to_recordset($1::jsonb) as x(diary int, person int)
       join diaries d on d.id = ${id('diary', 'diary')}`,
    );
    await pool.query(
      `insert into reaction_counts (team_id, object_kind, object_id, emoji, count)
       select team_id, object_kind, object_id, emoji, count(*) from reactions group by 1, 2, 3, 4`,
    );
    await insertNotices(pool);
    await pool.query('vacuum analyze');
  } finally {
    await garden.close();
  }
}

/** What the product keeps of each diary besides its text: mistakes, tasks, what it is worth, and what that is compared by. */
async function insertWhatComesWith(
  insert: (rows: readonly object[], sql: string) => Promise<void>,
  { diaries }: Population,
): Promise<void> {
  const mistakes = diaries.flatMap(({ n, author, day, sections }) =>
    sections.mistakes.map(({ text }) => ({ n, author, day, text, words: describeTexts([text]) })),
  );
  await insert(
    mistakes,
    `insert into mistakes (id, owner_id, diary_id, day, text, words, created_at)
     select ${id('mistake', 'n')}, ${id('person', 'author')}, ${id('diary', 'n')}, day, text, words::tsvector,
       day + time '15:00'
     from jsonb_to_recordset($1::jsonb) as x(n int, author int, day date, text text, words text)`,
  );
  const tasks = diaries.flatMap(({ n, author, day, sections }) =>
    sections.nextTasks.map((text, position) => ({
      n: n * sections.nextTasks.length + position,
      diary: n,
      author,
      text,
      position,
      day: addDays(day, 1),
    })),
  );
  await insert(
    tasks,
    `insert into todos (id, owner_id, kind, text, day, status, position, diary_id, created_at)
     select ${id('task', 'n')}, ${id('person', 'author')}, 'day', text, day, 'open', position, ${id('diary', 'diary')},
       day - 1 + time '15:00'
     from jsonb_to_recordset($1::jsonb) as x(n int, diary int, author int, text text, day date, position int)`,
  );
  const worth = diaries.map(({ n, author, day, sections }) => ({
    n,
    author,
    day,
    shingles: packShingles(shinglesOf(sections)),
    scored: scoreEntry(sections, CIRCUMSTANCES),
  }));
  await insert(
    worth.map(({ n, shingles, scored: { total, grade, rubric, breakdown } }) => ({
      n,
      shingles,
      total,
      grade,
      rubric,
      breakdown,
    })),
    `insert into diary_scores (diary_id, score, grade, rubric, breakdown, shingles)
     select ${id('diary', 'n')}, total, grade, rubric, breakdown, decode(shingles, 'base64')
     from jsonb_to_recordset($1::jsonb)
       as x(n int, total int, grade text, rubric int, breakdown jsonb, shingles text)`,
  );
  await insert(
    [...Map.groupBy(worth, ({ author, day }) => `${author} ${day.slice(0, 7)}`).values()].map((ofMonth) => {
      const [{ author, day } = { author: 0, day: '' }] = ofMonth;
      const on = new Map(ofMonth.map((of) => [Number(of.day.slice(8)), of.scored.total]));
      const scores = numbers(31).map((place) => on.get(place + 1) ?? null);
      return { author, month: `${day.slice(0, 7)}-01`, scores };
    }),
    `insert into score_months (user_id, month, scores)
     select ${id('person', 'author')}, month, scores
     from jsonb_to_recordset($1::jsonb) as x(author int, month date, scores smallint[])`,
  );
}

/** One notice for each comment and one for all likes of a diary, as the product merges them; all unread. */
async function insertNotices(
  pool: Awaited<ReturnType<typeof openBenchApp>>['ports']['database']['pool'],
): Promise<void> {
  await pool.query(
    `insert into notices (id, user_id, kind, team_id, actor_id, object_kind, object_id, created_at)
     select ${id('notice', '(row_number() over (order by c.id))')}, d.author_id, 'comment', c.team_id, c.author_id,
       'comment', c.id, c.created_at
     from comments c join diaries d on d.id = c.object_id`,
  );
  await pool.query(
    `insert into notices (id, user_id, kind, team_id, actor_id, object_kind, object_id, created_at)
     select ${id('notice', `(${PEOPLE * PEOPLE} + row_number() over (order by d.id))`)}, d.author_id, 'like',
       d.team_ids[1], (array_agg(r.user_id order by r.user_id))[1], 'diary', d.id, d.published_at
     from reactions r join diaries d on d.id = r.object_id group by d.id`,
  );
  await pool.query(
    `insert into notice_totals (user_id, kind, unseen)
     select user_id, kind, count(*) from notices group by user_id, kind`,
  );
}
