import { join } from 'node:path';
import { createHooks, personalData } from './areas.ts';
import type { Config } from './config/config.ts';
import { migrate } from './db/migrate.ts';
import type { Store } from './open-store.ts';
import { createAi } from './platform/ai/create-ai.ts';
import { createTranscriber } from './platform/ai/transcriber.ts';
import { createBuiltInAnalysis } from './platform/analysis/built-in.ts';
import { systemClock } from './platform/clock.ts';
import { createDiskFiles } from './platform/files.ts';
import type { Log } from './platform/log.ts';
import { createOutboxMailer, createSmtpMailer } from './platform/mailer.ts';
import type { Oidc } from './platform/oidc.ts';
import { createPasswords } from './platform/passwords.ts';
import type { Ports } from './platform/ports.ts';
import { createPublicHolidays } from './platform/public-holidays.ts';
import { createQueue } from './platform/queue.ts';
import { createRandom } from './platform/random.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { createThreads } from './platform/threads/threads.ts';
import { taskModule } from './thread-tasks.ts';

/** Everything the server leans on, as the configuration says; the database is migrated. */
export async function openPorts({ config, log, database }: Store): Promise<Ports> {
  await migrate(database, log);
  const clock = systemClock;
  const random = createRandom(clock);
  const threads = createThreads(taskModule);
  const { smtpUrl, mailFrom: from } = config;
  return {
    config,
    clock,
    random,
    log,
    database,
    queue: await createQueue({ database, clock, log }),
    mailer: smtpUrl
      ? createSmtpMailer(smtpUrl, from)
      : createOutboxMailer({ folder: join(config.dataDir, 'outbox'), from, clock, random, log }),
    files: createDiskFiles(join(config.dataDir, 'files')),
    holidays: createPublicHolidays(),
    hooks: createHooks(),
    personalData,
    limits: createRateLimits(database, config.rateLimitScale),
    passwords: createPasswords(),
    threads,
    analysis: createBuiltInAnalysis(threads),
    oidc: await openOidc(config, log),
    ai: config.ai && createAi(config.ai, { log, random }),
    transcriber: config.transcriber && createTranscriber(config.transcriber, log),
  };
}

/** Loaded where it is used: most servers start without a provider. */
async function openOidc({ oidc }: Config, log: Log): Promise<Oidc | null> {
  if (!oidc) return null;
  const { createOidc } = await import('./platform/openid-client.ts');
  return createOidc(oidc, log);
}
