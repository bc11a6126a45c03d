import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../db/schema/account.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { createLog } from './log.ts';

const app = useTestApp();

/** What the log says of an error, as a line and read. */
function logged(error: unknown) {
  const lines: string[] = [];
  createLog('error', { write: (line) => void lines.push(line) }).error({ err: error }, 'a call failed');
  const [line = ''] = lines;
  return { line, err: JSON.parse(line).err };
}

const failureOf = (query: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(query).then(
    () => {
      throw new Error('it did not fail');
    },
    (error: unknown) => error,
  );

test('a query that fails is told by its statement and its place, and not by what people wrote', async () => {
  const { db } = app.ports.database;
  const { line, err } = logged(
    await failureOf(db.select({ id: users.id }).from(users).where(sql`${'I am "very" tired'}::date > now()`)),
  );
  expect(line).not.toContain('tired');
  expect(err.message).toContain('Failed query: select "id" from "users"');
  expect(err.stack).toContain('log.test.ts');
  expect(err.cause).toMatchObject({ sqlstate: '22007', routine: 'DateTimeParseError' });
});

test('a row that the database refuses is named by its table and constraint alone', async () => {
  const { db } = app.ports.database;
  const row = { id: app.ports.random.id(), email: 'lin@garden.example', name: 'Lin', code: 'ABCDEFGH' };
  const person = { ...row, locale: 'en', timezone: 'UTC', createdAt: app.clock.now() } as const;
  await db.insert(users).values(person);
  const { line, err } = logged(await failureOf(db.insert(users).values(person)));
  for (const told of [row.email, row.id, row.code]) expect(line).not.toContain(told);
  expect(err.cause).toMatchObject({ sqlstate: '23505', table: 'users', constraint: 'users_pkey' });
});

test('any other error keeps its message, its causes, and all that came together', () => {
  const { err } = logged(new TypeError('not a function', { cause: new AggregateError([new Error('one')]) }));
  expect(err).toMatchObject({
    type: 'TypeError',
    message: 'not a function',
    cause: { type: 'AggregateError', errors: [{ type: 'Error', message: 'one' }] },
  });
});
