import { Client, type ClientConfig } from 'pg';
import { DatabaseUnavailable, driverErrorOf, SQLSTATE } from './errors.ts';
import { SESSION_SETTINGS } from './session-settings.ts';

const OLDEST_SERVER = 15;

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 30_000;

/** How node-postgres reaches the server of a DATABASE_URL. Throws DatabaseUnavailable on one that cannot be read. */
export function postgresConfig(url: string): ClientConfig {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnavailable(
      'DATABASE_URL is not an address of a PostgreSQL server; write it as postgres://user:password@host:5432/database.',
    );
  }
  return {
    connectionString: url,
    application_name: 'grape-garden',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: ['timezone=UTC', ...SESSION_SETTINGS].map((setting) => `-c ${setting}`).join(' '),
    keepAlive: true,
  };
}

/** Connects once and checks the server's version. Throws DatabaseUnavailable, saying what is wrong. */
export async function checkServer(config: ClientConfig): Promise<void> {
  const client = new Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ major: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS major",
    );
    const major = rows[0]?.major ?? 0;
    if (major < OLDEST_SERVER) {
      throw new DatabaseUnavailable(
        `The database server is PostgreSQL ${major}; PostgreSQL ${OLDEST_SERVER} or newer is needed.`,
      );
    }
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? error : explain(error, client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function explain(error: unknown, { host, port, user, database }: Client): DatabaseUnavailable {
  const place = `${host}:${port}`;
  const say = (sentence: string) => new DatabaseUnavailable(sentence, { cause: error });
  switch (driverErrorOf(error)?.code) {
    case 'ECONNREFUSED':
      return say(`No database server answers at ${place}; start it or correct DATABASE_URL.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return say(`The host ${host} of DATABASE_URL is not known.`);
    case SQLSTATE.invalidPassword:
    case SQLSTATE.invalidAuthorization:
      return say(
        `The database server at ${place} refuses the user ${user}; check user and password in DATABASE_URL.`,
      );
    case SQLSTATE.unknownDatabase:
      return say(
        `The database server at ${place} has no database ${database}; create it or correct DATABASE_URL.`,
      );
    case SQLSTATE.tooManyConnections:
      return say(`The database server at ${place} has no free connection.`);
    default:
      return say(`The database server at ${place} cannot be used: ${messageOf(error)}.`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
