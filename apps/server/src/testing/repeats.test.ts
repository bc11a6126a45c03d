import { allEndpoints, type Endpoint } from '@garden/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryOf } from './calls/table.ts';
import type { CallOptions, TestApp } from './test-app.ts';
import { useTestApp } from './use-test-app.ts';
import { allowanceOf } from './wave-budgets.ts';

const app = useTestApp();

/** Nothing of them is kept that tells who asked, so that a repeat is refused as a second answer is. */
const untraced = new Set(['mood.answer']);

/** But files that come in a form: none is read before to be compared, and what nothing has of them is erased after two days. */
const writes = allEndpoints().filter(
  ({ name, endpoint: { kind, access, answersSecret, takes } }) =>
    kind === 'write' && access === 'session' && !answersSecret && takes !== 'form' && !untraced.has(name),
);
/** What would stay readable with the answer, or tell who asked. */
const unkeptWrites = allEndpoints().filter(
  ({ name, endpoint: { kind, access, answersSecret } }) =>
    kind === 'write' && access === 'session' && (answersSecret || untraced.has(name)),
);

/** Calls that are not one transaction, and why a repeat does no harm after a server has died in their middle. */
const bearRepetition: ReadonlyMap<string, string> = new Map([
  ['draft.add', 'a draft that is saved already is told as saved, by its version and its text'],
  ['diary.image', 'a picture that nothing shows is erased after eight days'],
  ['diary.import', 'each day is a transaction of its own, and is told as taken'],
  ['diary.undoImport', 'each day is hidden by itself, and what is hidden is not hidden again'],
]);

/**
 * Which rows the database holds, table by table, but what counts and what stays of a call that came. Each version of a row
 * has a place and the transaction that wrote it, which say more than its values, and are read sooner.
 */
const CONTENTS = `
  create function contents() returns jsonb language plpgsql as $$
  declare
    name text;
    hash text;
    found jsonb = '{}';
  begin
    for name in
      select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.relname not in ('rate_limits', 'sessions')
        and (n.nspname = 'public' or c.oid in (select inhrelid from pg_inherits where inhparent = 'pgboss.job'::regclass))
    loop
      execute format('select md5(string_agg(ctid || '' '' || xmin, '','' order by ctid)) from %s', name) into hash;
      found = found || jsonb_build_object(name, hash);
    end loop;
    return found;
  end $$;
  create function refuse_answer() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$;
  create trigger refuse_answer before insert on idempotency_keys
    for each row when (new.key like 'cut-off-%') execute function refuse_answer();`;

beforeAll(async () => {
  await app.ports.database.pool.query(CONTENTS);
});
afterAll(async () => {
  await app.ports.database.pool.query('drop function contents, refuse_answer cascade');
});

async function contents(): Promise<unknown> {
  const { rows } = await app.ports.database.pool.query('select contents()');
  return rows[0]?.contents;
}

/** The app, but that each call to this endpoint is first cut off at its end, and repeated once it is done. */
function cuttingOff(endpoint: Endpoint, isOneTransaction: boolean, seen: (more: number) => void): TestApp {
  const repeat = async (asked: Endpoint, input: unknown, options: CallOptions = {}) => {
    if (asked !== endpoint || !options.as) return app.send(asked, input, options);
    const send = (key: string) =>
      app.send(endpoint, input, { ...options, headers: { ...options.headers, 'idempotency-key': key } });
    if (isOneTransaction) {
      const before = await contents();
      expect(await send(`cut-off-${crypto.randomUUID()}`)).toMatchObject({ code: 500 });
      expect(await contents()).toEqual(before);
    }
    const key = crypto.randomUUID();
    const first = await send(key);
    const after = await contents();
    const again = await send(key);
    const { code, data } = first;
    // Who has signed out or closed their account is told so; everyone else gets the first answer.
    if (again.code !== 403) expect(again).toMatchObject({ code, data });
    expect(await contents()).toEqual(after);
    const insertions = first.statements.filter((text) => text.includes('into "idempotency_keys"'));
    seen(insertions.length);
    return first;
  };
  return new Proxy(app, {
    get: (_, name) => (name === 'call' || name === 'send' ? repeat : Reflect.get(app, name)),
  });
}

describe('a write with a key', () => {
  test.each(writes)(
    '$name is done once, with its answer or not at all',
    {
      tags: 'postgres/every-call',
    },
    async ({ name, endpoint }) => {
      const kept: number[] = [];
      const keyed = await entryOf(name).example(
        cuttingOff(endpoint, !bearRepetition.has(name), (n) => kept.push(n)),
      );
      expect(keyed).toMatchObject({ code: 200 });
      expect(kept.length).toBeGreaterThan(0);
      expect(kept).toEqual(kept.map(() => 1));
      // The answer is kept with the commit, or by itself where nothing else is committed.
      expect(keyed.waves).toBeLessThanOrEqual(allowanceOf(name, endpoint).waves + 1);
    },
  );

  test.each(unkeptWrites)(
    '$name keeps no answer, since that holds a secret or tells who asked',
    async ({ name, endpoint }) => {
      const key = crypto.randomUUID();
      const keyed = await entryOf(name).example(
        new Proxy(app, {
          get: (_, part) =>
            part === 'call'
              ? (asked: Endpoint, input: unknown, options: CallOptions = {}) =>
                  app.call(
                    asked,
                    input,
                    asked === endpoint ? { ...options, headers: { 'idempotency-key': key } } : options,
                  )
              : Reflect.get(app, part),
        }),
      );
      expect(keyed).toMatchObject({ code: 200 });
      const { rows } = await app.ports.database.pool.query('select 1 from idempotency_keys where key = $1', [
        key,
      ]);
      expect(rows).toEqual([]);
    },
  );

  test('that is not one transaction is a call that there is', () => {
    const names = writes.map(({ name }) => name);
    expect([...bearRepetition.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});
