import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

type ServerDatabase = 'pglite' | 'postgres';

const serverTests = 'apps/server/{src,demo}/**/*.test.ts';
const killTests = 'apps/server/src/**/*.kill.test.ts';

/** Pure rules and the environment: what asks no database of the run. */
const withoutDatabase = 'apps/server/src/{config/*,platform/ai/*,features/**/{rules,*.rules}}.test.ts';

/** Tests of the embedded database itself. */
const ofEmbedded = 'apps/server/src/db/embedded/*.test.ts';

/**
 * Why a server test runs on PostgreSQL too. A test without one of these tags runs on the embedded database alone;
 * `npm test -- postgres` runs those that have one (docs/TESTS.md).
 */
const onPostgresToo = [
  {
    name: 'postgres/at-once',
    description: 'Callers of one moment: the embedded database runs one transaction at a time.',
  },
  {
    name: 'postgres/every-call',
    description:
      'One example of each call, and what each role may: every statement that a call usually sends.',
  },
  {
    name: 'postgres/engine',
    description:
      'What stands between the product and a database: pool, transactions, migrations, dumps, jobs, events.',
  },
  {
    name: 'postgres/sql',
    description:
      'SQL that no example of a call sends, and what a planner, a sort order or a version may decide.',
  },
];

/** Starts PostgreSQL where no `TEST_POSTGRES_URL` names one. */
const postgres = 'tools/postgres-for-tests.mjs';

/** Test files load what the server loads, as quickly. */
const execArgv = ['--import', join(import.meta.dirname, 'apps/server/src/quick-start.mjs')];

/** What a run prepares once: a migrated database that every test file copies. */
const setups: Record<ServerDatabase, string[]> = {
  pglite: ['apps/server/src/testing/setup-pglite.ts'],
  postgres: [postgres, 'apps/server/src/testing/setup-postgres.ts'],
};

const server = {
  execArgv,
  // One load of the server for all files: each opens a server of its own, and modules keep constants and caches alone.
  isolate: false,
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // States that are waited for: a second, which is Vitest's own patience, may pass on a busy machine before they come.
  expect: { poll: { timeout: 20_000 } },
};

/** The server tests on one of the databases that the product supports. */
function serverProject(database: ServerDatabase) {
  return {
    test: {
      ...server,
      name: `server-${database}`,
      include: [serverTests],
      exclude: [killTests, withoutDatabase, ...(database === 'postgres' ? [ofEmbedded] : [])],
      env: { TEST_DATABASE: database },
      globalSetup: setups[database],
    },
  };
}

export default defineConfig({
  test: {
    tags: onPostgresToo,
    projects: [
      'apps/web',
      { test: { name: 'packages', include: ['packages/**/*.test.ts'], isolate: false, testTimeout: 60_000 } },
      { test: { name: 'tools', include: ['{tools,scripts}/**/*.test.mjs'], testTimeout: 60_000 } },
      {
        test: {
          ...server,
          name: 'server-alone',
          include: [withoutDatabase],
          // What another project of the run has prepared is not for these: a test that opens an app here fails.
          env: { TEST_SNAPSHOT: '' },
        },
      },
      serverProject('pglite'),
      serverProject('postgres'),
      {
        test: {
          name: 'kill',
          include: [killTests],
          execArgv,
          globalSetup: [postgres],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
