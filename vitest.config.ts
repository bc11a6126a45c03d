import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

type ServerDatabase = 'pglite' | 'postgres';

const killTests = 'apps/server/src/**/*.kill.test.ts';

/** Starts PostgreSQL where no `TEST_POSTGRES_URL` names one. */
const postgres = 'tools/postgres-for-tests.mjs';

/** Test files load what the server loads, as quickly. */
const execArgv = ['--import', join(import.meta.dirname, 'apps/server/src/quick-start.mjs')];

/** What a run prepares once: a migrated database that every test file copies. */
const setups: Record<ServerDatabase, string[]> = {
  pglite: ['apps/server/src/testing/setup-pglite.ts'],
  postgres: [postgres, 'apps/server/src/testing/setup-postgres.ts'],
};

/** The same server tests, run once for each database the product supports. */
function serverProject(database: ServerDatabase) {
  return {
    test: {
      name: `server-${database}`,
      include: ['apps/server/{src,demo}/**/*.test.ts'],
      exclude: [killTests],
      env: { TEST_DATABASE: database },
      execArgv,
      // One load of the server for all files: each opens a server of its own, and modules keep constants and caches alone.
      isolate: false,
      restoreMocks: true,
      globalSetup: setups[database],
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      'apps/web',
      { test: { name: 'packages', include: ['packages/**/*.test.ts'], isolate: false, testTimeout: 60_000 } },
      { test: { name: 'tools', include: ['{tools,scripts}/**/*.test.mjs'] } },
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
