import { afterEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from './errors.ts';
import { openDatabase } from './open-database.ts';
import { type Imitation, imitatePostgres } from './testing/imitate-postgres.ts';
import { quietLog } from './testing/quiet-log.ts';

const open: Imitation[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function imitate(behaviour: Parameters<typeof imitatePostgres>[0]): Promise<string> {
  const server = await imitatePostgres(behaviour);
  open.push(server);
  return server.url;
}

async function refusal(url: string): Promise<string> {
  const thrown: unknown = await openDatabase({ url, log: quietLog }).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(DatabaseUnavailable);
  return thrown instanceof Error ? thrown.message : '';
}

describe('a wrong DATABASE_URL is explained in one sentence', () => {
  test.each(['', 'garden', 'mysql://host/garden', 'postgres://:bad:port/'])('when it is %j', async (url) => {
    expect(await refusal(url)).toMatch(
      /^DATABASE_URL is not an address of a PostgreSQL server; write it as /,
    );
  });

  test('when nothing listens there', async () => {
    const { url, close } = await imitatePostgres({ serverVersion: 15 });
    await close();
    expect(await refusal(url)).toMatch(
      /^No database server answers at 127\.0\.0\.1:\d+; start it or correct DATABASE_URL\.$/,
    );
  });

  test('when the host does not exist', async () => {
    expect(await refusal('postgres://vera@nowhere.invalid/garden')).toBe(
      'The host nowhere.invalid of DATABASE_URL is not known.',
    );
  });

  test('when the password is wrong, without telling it', async () => {
    const url = await imitate({ refuse: { code: '28P01', message: 'password authentication failed' } });
    const message = await refusal(url);
    expect(message).toMatch(/refuses the user vera; check user and password in DATABASE_URL\.$/);
    expect(message).not.toContain('wrong');
  });

  test('when the database does not exist', async () => {
    const url = await imitate({ refuse: { code: '3D000', message: 'database "garden" does not exist' } });
    expect(await refusal(url)).toMatch(/has no database garden; create it or correct DATABASE_URL\.$/);
  });

  test('when the server is too old', async () => {
    const url = await imitate({ serverVersion: 14 });
    expect(await refusal(url)).toBe(
      'The database server is PostgreSQL 14; PostgreSQL 15 or newer is needed.',
    );
  });

  test('when the server says something else', async () => {
    const url = await imitate({ refuse: { code: '57P03', message: 'the database system is starting up' } });
    expect(await refusal(url)).toMatch(/cannot be used: the database system is starting up\.$/);
  });
});

describe('openDatabase', () => {
  test('refuses to guess where the data is', async () => {
    await expect(openDatabase({ log: quietLog })).rejects.toThrow(
      'Neither DATABASE_URL nor DATA_DIR is set.',
    );
  });
});
