import { tmpdir } from 'node:os';
import { createHooks, personalData } from '../areas.ts';
import { type Config, toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Ai } from '../platform/ai/ai.ts';
import type { Transcriber } from '../platform/ai/transcriber.ts';
import { createBuiltInAnalysis } from '../platform/analysis/built-in.ts';
import { SettableClock } from '../platform/clock.ts';
import { createMemoryFiles } from '../platform/files.ts';
import { createFixedHolidays } from '../platform/holidays.ts';
import { silentLog } from '../platform/log.ts';
import { MemoryMailer } from '../platform/mailer.ts';
import type { Oidc } from '../platform/oidc.ts';
import { createPasswords } from '../platform/passwords.ts';
import type { Ports } from '../platform/ports.ts';
import { createQueue } from '../platform/queue.ts';
import { createRandom } from '../platform/random.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { createThreads } from '../platform/threads/threads.ts';
import { taskModule } from '../thread-tasks.ts';
import { FIXED_HOLIDAYS } from './fixed-holidays.ts';

export type TestAppOptions = {
  config?: Partial<Config>;
  /** The sign-in provider; none unless given. */
  oidc?: Oidc;
  /** The AI provider; none unless given. */
  ai?: Ai;
  /** Multiplies the rate limits; tests are quicker than people. */
  allowance?: number;
  /** What writes recordings down; one that hears nothing unless given. */
  transcriber?: Transcriber | null;
};

/** Ports that keep what they were given, where a test may look at it. */
export type TestPorts = Ports & {
  readonly clock: SettableClock;
  readonly mailer: MemoryMailer;
  readonly files: ReturnType<typeof createMemoryFiles>;
};

/** The least that argon2 takes; what a hash costs in earnest is shown in `passwords.test.ts`. */
const CHEAP_HASH = { memory: 8, passes: 1, parallelism: 1 };

const deaf: Transcriber = { name: { model: 'deaf', host: 'localhost' }, transcribe: async () => [] };

/** Everything a test server leans on: the real database and queue, and the rest in memory. */
export async function createTestPorts(
  database: OpenDatabase,
  { allowance = 1000, ai, config, oidc, transcriber }: TestAppOptions = {},
): Promise<TestPorts> {
  const clock = new SettableClock();
  const threads = createThreads(taskModule);
  return {
    config: {
      ...toConfig(readEnv({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir() }), '/'),
      rateLimitScale: allowance,
      ...config,
    },
    clock,
    random: createRandom(clock),
    log: silentLog,
    database,
    queue: await createQueue({ database, clock, log: silentLog }),
    mailer: new MemoryMailer(),
    files: createMemoryFiles(),
    holidays: createFixedHolidays(FIXED_HOLIDAYS),
    hooks: createHooks(),
    personalData,
    limits: createRateLimits(database, allowance),
    passwords: createPasswords(CHEAP_HASH),
    threads,
    analysis: createBuiltInAnalysis(threads),
    oidc: oidc ?? null,
    ai: ai ?? null,
    transcriber: transcriber === undefined ? deaf : transcriber,
  };
}
