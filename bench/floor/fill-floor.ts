import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertRows, type Population } from './population.ts';
import { type FloorPlace, openStore } from './store.ts';

/** Creates the floor's tables and fills them; ids are the numbers of the population. */
export async function fillFloor(place: FloorPlace, population: Population): Promise<void> {
  const store = await openStore(place);
  const insert = (rows: readonly object[], sql: string) =>
    insertRows((text, values) => store.query({ name: '', text }, values), rows, sql);
  const { teams, people, tokens, diaries, comments, likes } = population;
  try {
    await store.run(await readFile(join(import.meta.dirname, 'schema.sql'), 'utf8'));
    await insert(
      people,
      'insert into people (id, name) select n, name from jsonb_to_recordset($1::jsonb) as x(n int, name text)',
    );
    await insert(
      tokens,
      `insert into tokens (hash, person_id, expires_at)
       select hash, n, '2100-01-01' from jsonb_to_recordset($1::jsonb) as x(n int, hash text)`,
    );
    await insert(
      teams,
      `insert into teams (id, name) select n, 'Team ' || n from jsonb_to_recordset($1::jsonb) as x(n int)`,
    );
    await insert(
      people,
      'insert into members (team_id, person_id) select team, n from jsonb_to_recordset($1::jsonb) as x(n int, team int)',
    );
    await insert(
      diaries,
      `insert into diaries (id, team_id, author_id, day, body) select n, team, author, day, sections
       from jsonb_to_recordset($1::jsonb) as x(n int, team int, author int, day date, sections jsonb)`,
    );
    await insert(
      comments,
      `insert into comments (id, diary_id, author_id, text)
       select n, diary, author, text from jsonb_to_recordset($1::jsonb) as x(n int, diary int, author int, text text)`,
    );
    await insert(
      likes,
      `insert into likes (diary_id, person_id)
       select diary, person from jsonb_to_recordset($1::jsonb) as x(diary int, person int)`,
    );
    await store.run(`
      insert into notices (person_id, kind, actor_id, diary_id)
      select d.author_id, 'comment', c.author_id, d.id from comments c join diaries d on d.id = c.diary_id;
      insert into notices (person_id, kind, actor_id, diary_id)
      select d.author_id, 'like', min(l.person_id), d.id from likes l join diaries d on d.id = l.diary_id group by d.id;
      select setval(pg_get_serial_sequence('diaries', 'id'), ${diaries.length});
      select setval(pg_get_serial_sequence('comments', 'id'), ${comments.length});
    `);
    await store.run('vacuum analyze');
  } finally {
    await store.close();
  }
}
