import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

type ServerDatabase = 'pglite' | 'postgres';

const serverTests = 'apps/server/{src,demo}/**/*.test.ts';
const killTests = 'apps/server/src/**/*.kill.test.ts';

/** Server tests that ask no database of the run. */
const withoutDatabase = [
  'apps/server/src/config/*.test.ts',
  'apps/server/src/db/postgres.test.ts',
  'apps/server/src/db/embedded/{cluster-folder,connection-stream,disk-guard,shared-session,watched}.test.ts',
  'apps/server/src/features/**/{rules,*.rules}.test.ts',
  'apps/server/src/features/account/sign-in/present.test.ts',
  'apps/server/src/http/{api-doc,compile-output,envelope,parse-input,send-answer,site}.test.ts',
  'apps/server/src/testing/calls/table.test.ts',
  'apps/server/src/platform/{run-every,files,passwords,public-holidays,random,seal}.test.ts',
];

/** Tests of a database that is not the run's. */
const foreign: Record<ServerDatabase, string[]> = {
  pglite: [],
  postgres: ['apps/server/src/db/embedded/housekeeping.test.ts'],
};

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
};

/** The same server tests, run once for each database the product supports. */
function serverProject(database: ServerDatabase) {
  return {
    test: {
      ...server,
      name: `server-${database}`,
      include: [serverTests],
      exclude: [killTests, ...withoutDatabase, ...foreign[database]],
      env: { TEST_DATABASE: database },
      globalSetup: setups[database],
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      'apps/web',
      { test: { name: 'packages', include: ['packages/**/*.test.ts'], isolate: false, testTimeout: 60_000 } },
      { test: { name: 'tools', include: ['{tools,scripts}/**/*.test.mjs'], testTimeout: 60_000 } },
      {
        test: {
          ...server,
          name: 'server-alone',
          include: withoutDatabase,
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
