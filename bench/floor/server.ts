/**
 * The floor: a bare server with a schema of its own and the least SQL that answers. No one tunes it to the product, nor
 * the product to it. `node bench/floor/server.ts` with FLOOR_DATABASE_URL or FLOOR_FOLDER prints its port.
 */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { openStore, type Row } from './store.ts';

const caller = {
  name: 'caller',
  text: 'select person_id as id from tokens where hash = $1 and expires_at > now()',
};

/** What each diary is shown with, anyone who reads it. */
const AROUND = `
  (select count(*)::int from comments where diary_id = d.id) as comments,
  (select count(*)::int from likes where diary_id = d.id) as likes,
  exists (select from likes where diary_id = d.id and person_id = $1) as liked`;

const newest = {
  name: 'newest',
  text: `select d.id, d.day::text, d.body, d.published_at, p.id as author_id, p.name, p.avatar, ${AROUND}
    from members m
    left join lateral (
      select * from diaries where team_id = m.team_id order by day desc, id desc limit 20
    ) d on true
    left join people p on p.id = d.author_id
    where m.person_id = $1 and m.team_id = $2
    order by d.day desc, d.id desc`,
};

const diary = {
  name: 'diary',
  text: `select d.id, d.day::text, d.body, d.published_at, p.id as author_id, p.name, p.avatar, ${AROUND}
    from diaries d
    join members m on m.team_id = d.team_id and m.person_id = $1
    join people p on p.id = d.author_id
    where d.id = $2`,
};

const commentsOf = {
  name: 'comments_of',
  text: `select c.id, c.text, c.created_at, p.id as author_id, p.name, p.avatar,
      (select count(*)::int from comments where diary_id = d.id) as total
    from diaries d
    join members m on m.team_id = d.team_id and m.person_id = $1
    left join lateral (select * from comments where diary_id = d.id order by id limit 20) c on true
    left join people p on p.id = c.author_id
    where d.id = $2
    order by c.id`,
};

const unseen = {
  name: 'unseen',
  text: `select kind, count(*)::int as count from notices where person_id = $1 and seen_at is null group by kind`,
};

const addComment = {
  name: 'add_comment',
  text: `with place as (
      select d.id, d.author_id from diaries d
      join members m on m.team_id = d.team_id and m.person_id = $1
      where d.id = $2
    ), said as (
      insert into comments (diary_id, author_id, text) select id, $1, $3 from place returning id, text, created_at
    ), told as (
      insert into notices (person_id, kind, actor_id, diary_id)
      select author_id, 'comment', $1, id from place where author_id <> $1
    )
    select said.*, p.id as author_id, p.name, p.avatar from said join people p on p.id = $1`,
};

const publish = {
  name: 'publish',
  text: `with written as (
      insert into diaries (team_id, author_id, day, body)
      select team_id, person_id, $3, $4 from members where team_id = $2 and person_id = $1
      on conflict do nothing
      returning *
    )
    select d.id, d.day::text, d.body, d.published_at, p.id as author_id, p.name, p.avatar,
      0 as comments, 0 as likes, false as liked
    from written d join people p on p.id = d.author_id`,
};

const { FLOOR_DATABASE_URL: databaseUrl, FLOOR_FOLDER: folder = '' } = process.env;
const store = await openStore(databaseUrl ? { databaseUrl } : { folder });
const app = Fastify();

declare module 'fastify' {
  interface FastifyRequest {
    personId: unknown;
  }
}
app.decorateRequest('personId', null);

app.addHook('onRequest', async (request, reply) => {
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const [found] = await store.query(caller, [hash]);
  if (!found) return reply.code(401).send({ error: 'unknown token' });
  request.personId = found.id;
});

type Of = { Params: { id: string } };

app.get<Of>('/teams/:id/diaries', async (request, reply) => {
  const rows = await store.query(newest, [request.personId, request.params.id]);
  if (rows.length === 0) return missing(reply);
  return { data: { items: rows.filter(({ id }) => id !== null).map(showDiary) } };
});

app.get<Of>('/diaries/:id', async (request, reply) => {
  const [found] = await store.query(diary, [request.personId, request.params.id]);
  return found ? { data: showDiary(found) } : missing(reply);
});

app.get<Of>('/diaries/:id/comments', async (request, reply) => {
  const rows = await store.query(commentsOf, [request.personId, request.params.id]);
  const [first] = rows;
  if (!first) return missing(reply);
  return { data: { items: rows.filter(({ id }) => id !== null).map(hydrateComment), total: first.total } };
});

app.get('/notices/total', async (request: FastifyRequest) => {
  const rows = await store.query(unseen, [request.personId]);
  const kinds = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  return { data: { total: rows.reduce((sum, { count }) => sum + Number(count), 0), kinds } };
});

app.post<Of & { Body: { text: string } }>('/diaries/:id/comments', async (request, reply) => {
  const [said] = await store.query(addComment, [request.personId, request.params.id, request.body.text]);
  return said ? { data: hydrateComment(said) } : missing(reply);
});

app.post<{ Body: { teamId: number; day: string; sections: object } }>('/diaries', async (request, reply) => {
  const { teamId, day, sections } = request.body;
  const [written] = await store.query(publish, [request.personId, teamId, day, JSON.stringify(sections)]);
  return written ? { data: showDiary(written) } : reply.code(409).send({ error: 'not published' });
});

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close();
    await store.close();
    process.exit();
  });
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'not found' });
}

function showDiary({ id, day, body, published_at, comments, likes, liked, ...row }: Row) {
  return { id, author: author(row), day, sections: body, publishedAt: published_at, comments, likes, liked };
}

function hydrateComment({ id, text, created_at, ...row }: Row) {
  return { id, author: author(row), text, at: created_at };
}

function author({ author_id, name, avatar }: Row) {
  return { id: author_id, name, avatar };
}
